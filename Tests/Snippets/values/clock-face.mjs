import { texts } from "../corners.mjs";

const time = (round) => ["07:30", "23:59", "00:00", "12:05", "09:41", "18:00"][round];

export default {
  value: time, min: (round) => (round % 2 ? "06:30" : ""), max: (round) => (round % 2 ? "" : "20:00"),
  interval: (round) => [5, 1, 30, 15, 2, 20][round], labels: (round) => texts(round, 3),
  periods: (round) => texts(round, 2), conventions: (round) => (round % 2 ? ["h12"] : ["h23", "period-first"]),
};
