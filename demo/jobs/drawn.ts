import type { DemoEmployer } from "../employers/employer.ts";
import { dayFrom } from "../relative-days.ts";
import { closingAt, type DemoJob } from "./make-jobs.ts";

/** Adverts that the tour of the demo speaks of, so their pay and closing stand fast. */
type Drawn = { pay?: number; closesIn: number; at: string };

const drawn: Readonly<Record<string, Drawn>> = {
  "graduate-software-developer-brackwater-software": { pay: 39_500, closesIn: 12, at: "23:59" },
  "trainee-actuary-halden-rowe": { pay: 42_000, closesIn: 15, at: "12:00" },
  "electrical-design-engineer-pellworth-grid": { pay: 40_200, closesIn: 23, at: "17:00" },
  "junior-data-analyst-tarnside-water": { pay: 34_900, closesIn: 18, at: "17:00" },
  "business-analyst-graduate-programme-quillfern-bank": { closesIn: 7, at: "23:59" },
  "civil-engineer-flood-defence-larkmoor-rivers-trust": { pay: 51_000, closesIn: 26, at: "23:59" },
  "events-organiser-fennimore-foods": { pay: 31_500, closesIn: 10, at: "17:00" },
  "food-scientist-ostler-bay-foods": { pay: 36_000, closesIn: 6, at: "17:00" },
  "graduate-data-engineer-wrenfield-rail": { pay: 38_900, closesIn: 9, at: "23:59" },
  "analyst-flood-forecasting-northgate-rivers": { pay: 43_200, closesIn: 4, at: "12:00" },
};

export function asDrawn(job: DemoJob, { timeZone }: DemoEmployer, now: Date): DemoJob {
  const fixed = drawn[job.slug];
  if (!fixed) return job;
  const yearly = fixed.pay ? fixed.pay * 100 : null;
  return {
    ...job,
    currency: yearly ? "GBP" : null,
    salaryMin: yearly,
    salaryMax: null,
    salaryPeriod: yearly ? "year" : null,
    yearlyPay: yearly,
    closesAt: closingAt(dayFrom(now, fixed.closesIn), fixed.at, timeZone),
  };
}
