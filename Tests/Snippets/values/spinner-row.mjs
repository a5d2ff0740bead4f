import { texts } from "../corners.mjs";

const value = (round) => ["19:59", "2028-02-29", "000427", "07:05", "1999-12-31", "123456789"][round];
/** A value for the rows of times, of dates and of digits, of which there are two each. */
const of = (round, ...kinds) => kinds[round % 3]?.[round < 3 ? 0 : 1];

export default {
  kind: (round) => ["time", "date", "digits"][round % 3], digits: (round) => (round % 3 === 2 ? 4 + round : undefined),
  value, code: value, labels: (round) => texts(round, 3), months: (round) => texts(round, 12),
  weekdays: (round) => texts(round, 7), periods: (round) => texts(round, 2),
  order: (round) => of(round, ["period-first", "locale"], ["day-month-year", "month-day-year"], ["locale", "locale"]),
  "hour-cycle": (round) => of(round, ["h12", "locale"], ["h12", "h12"]), seconds: (round) => of(round, [true, false]),
  interval: (round) => of(round, [5, 1], [30, 2]),
  min: (round) => of(round, ["06:30", "00:00"], ["1990-01-01", ""], ["000012", "000000000"]),
  max: (round) => of(round, ["20:00", ""], ["", "2099-12-31"], ["000900", "999999999"]),
  columns: (round) => of(round, [["0..9", "S M"], ["0..1"]]), separators: (round) => of(round, [[" "], ["."]]),
  conventions: (round) => of(round, [["h12", "period-first"], ["day-month-year"]]),
};
