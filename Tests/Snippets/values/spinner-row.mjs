import { texts } from "../corners.mjs";

const value = (round) => ["19:59", "2028-02-29", "000427", "07:05", "1999-12-31", "123456789"][round];

export default {
  kind: (round) => ["time", "date", "digits"][round % 3], digits: (round) => (round % 3 === 2 ? 4 + round : undefined),
  value, code: value, labels: (round) => texts(round, 3), months: (round) => texts(round, 12),
  weekdays: (round) => texts(round, 7),
};
