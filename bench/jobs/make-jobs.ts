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
import { SeededRandom } from "#test/seeded-random.ts";
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
  const random = new SeededRandom(3);
  return Array.from({ length: count }, (_, n) => ({
    id: n + 1,
    name: `${employers[n % employers.length]} ${n >= employers.length ? n : ""}`.trim(),
    sponsorStatus: random.below(4) === 0 ? null : random.zipf(codesOf(registerStates)),
  }));
}

/** Job number n, always the same. About 80 in 100 are live. */
export function makeJob(n: number, material: Material, employers: number, now: Date) {
  const random = new SeededRandom(n * 7919 + 1);
  const postedAt = now.getTime() - Math.floor(random.next() ** 2 * 120 * DAY);
  const text = Array.from({ length: WORDS_OF_AN_ADVERT }, () => random.zipf(material.words)).join(
    " ",
  );
  return {
    id: n,
    slug: `job-${n}`,
    employer_id: 1 + random.below(employers),
    title: random.oneOf(material.titles).slice(0, 200),
    summary: text.slice(0, 120),
    description_html: `<p>${text}</p>`,
    country: random.zipf(codesOf(countries)),
    city: random.below(12) === 0 ? null : random.zipf(CITIES),
    remote: random.zipf(codesOf(remotes)),
    sector: random.oneOf(codesOf(sectors)),
    job_type: random.zipf(codesOf(jobTypes)),
    level: random.oneOf(codesOf(levels)),
    sponsorship: random.oneOf(codesOf(sponsorships)),
    yearly_pay: random.below(4) === 0 ? null : 100_000 * (18 + random.below(80)),
    posted_at: new Date(postedAt).toISOString(),
    closes_at: closingOf(random, postedAt, now),
    state: random.below(12) === 0 ? "closed" : "approved",
    same_job_key: `${n}`,
    created_at: new Date(postedAt).toISOString(),
  };
}

function closingOf(random: SeededRandom, postedAt: number, now: Date): string | null {
  const kind = random.below(100);
  if (kind < 15) return null;
  if (kind < 27) return new Date(now.getTime() - random.below(20 * DAY) - DAY).toISOString();
  return new Date(
    Math.max(postedAt, now.getTime()) + DAY / 2 + random.below(60 * DAY),
  ).toISOString();
}
