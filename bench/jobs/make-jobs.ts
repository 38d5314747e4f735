import {
  codesOf,
  countries,
  jobTypes,
  levels,
  registerStates,
  remotes,
  sectors,
  sponsorships,
} from "#domain/jobs/vocabulary.ts";
import { Dice } from "#test/dice.ts";
import type { Material } from "./words.ts";

export type MadeJob = ReturnType<typeof makeJob>;
export type MadeEmployer = { id: number; name: string; sponsorStatus: string | null };

const DAY = 24 * 60 * 60_000;
const WORDS_OF_AN_ADVERT = 110;
/** Some are on our map, so that distances find something. */
const CITIES = [
  ...Array.from({ length: 280 }, (_, n) => `City ${String.fromCharCode(65 + (n % 26))}${n}`),
  ...["Leeds", "Bradford", "York", "London", "Manchester", "Glasgow", "Cardiff", "Belfast"],
];

export function makeEmployers({ employers }: Material, count: number): MadeEmployer[] {
  const dice = new Dice(3);
  return Array.from({ length: count }, (_, n) => ({
    id: n + 1,
    name: `${employers[n % employers.length]} ${n >= employers.length ? n : ""}`.trim(),
    sponsorStatus: dice.below(4) === 0 ? null : dice.zipf(codesOf(registerStates)),
  }));
}

/** Job number n, always the same. About 80 in 100 are live. */
export function makeJob(n: number, material: Material, employers: number, now: Date) {
  const dice = new Dice(n * 7919 + 1);
  const postedAt = now.getTime() - Math.floor(dice.next() ** 2 * 120 * DAY);
  const text = Array.from({ length: WORDS_OF_AN_ADVERT }, () => dice.zipf(material.words)).join(
    " ",
  );
  return {
    id: n,
    slug: `job-${n}`,
    employer_id: 1 + dice.below(employers),
    title: dice.oneOf(material.titles).slice(0, 200),
    summary: text.slice(0, 120),
    description_html: `<p>${text}</p>`,
    country: dice.zipf(codesOf(countries)),
    city: dice.below(12) === 0 ? null : dice.zipf(CITIES),
    remote: dice.zipf(codesOf(remotes)),
    sector: dice.oneOf(codesOf(sectors)),
    job_type: dice.zipf(codesOf(jobTypes)),
    level: dice.oneOf(codesOf(levels)),
    sponsorship: dice.oneOf(codesOf(sponsorships)),
    yearly_pay: dice.below(4) === 0 ? null : 100_000 * (18 + dice.below(80)),
    posted_at: new Date(postedAt).toISOString(),
    closes_at: closingOf(dice, postedAt, now),
    state: dice.below(12) === 0 ? "closed" : "approved",
    same_job_key: `${n}`,
    created_at: new Date(postedAt).toISOString(),
  };
}

function closingOf(dice: Dice, postedAt: number, now: Date): string | null {
  const kind = dice.below(100);
  if (kind < 15) return null;
  if (kind < 27) return new Date(now.getTime() - dice.below(20 * DAY) - DAY).toISOString();
  return new Date(Math.max(postedAt, now.getTime()) + DAY / 2 + dice.below(60 * DAY)).toISOString();
}
