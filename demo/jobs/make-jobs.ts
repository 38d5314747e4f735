import { type SQL, sql } from "drizzle-orm";
import type { jobs } from "#db/schema/jobs.ts";
import type { DemoEmployer } from "../employers/employer.ts";
import { dayFrom, instantFrom } from "../relative-days.ts";
import { type DemoSponsorship, describe } from "./describe.ts";
import type { Role } from "./read-roles.ts";

export type DemoJob = Omit<typeof jobs.$inferInsert, "employerId" | "closesAt"> & {
  employer: string;
  /** The clock in the employer's town decides, so the database works it out. */
  closesAt: SQL | null;
};

/** One advert of the demo: `n` chooses its dates and words, the same ones every time. */
export type Opening = { employer: DemoEmployer; role: Role; town: string; n: number };

const money = {
  gb: { currency: "GBP", year: 1, hour: 1 },
  au: { currency: "AUD", year: 2.05, hour: 2.1 },
  ca: { currency: "CAD", year: 1.75, hour: 1.4 },
  ie: { currency: "EUR", year: 1.15, hour: 1.13 },
} as const;

const closingTimes = ["23:59", "17:00", "12:00", "23:59", "09:00"];

export function makeJob({ employer, role, town, n }: Opening, now: Date): DemoJob {
  const sponsorship = sponsorshipOf(employer, role, n);
  const slug = slugOf(`${role.title} ${employer.name}${town === employer.town ? "" : ` ${town}`}`);
  return {
    employer: employer.slug,
    slug,
    title: role.title,
    summary: role.summary,
    descriptionHtml: describe({ employer, role, sponsorship, n }),
    country: employer.country,
    city: town,
    placeText: role.remote === "hybrid" ? `${town}, ${2 + (n % 2)} days in the office` : town,
    remote: role.remote,
    sector: role.sector,
    jobType: role.jobType,
    level: role.level,
    hoursPerWeek: role.hours,
    startsOn: role.jobType === "part-time" || n % 3 === 0 ? null : dayFrom(now, 60 + (n % 14) * 11),
    ...payOf(employer, role, n),
    sponsorship,
    ...applyOf(employer, slug, n),
    ...datesOf(employer, role, { n, now }),
    closesZone: employer.timeZone,
    isDemo: true,
    sameJobKey: `${employer.nameKey}|${slugOf(role.title)}|${slugOf(town)}`,
  };
}

/** Those on the register mostly sponsor, those who are not cannot; a few do not say. */
function sponsorshipOf({ country, standing }: DemoEmployer, role: Role, n: number) {
  const choose = (...codes: DemoSponsorship[]) => codes[n % codes.length]!;
  if (role.jobType === "part-time") return choose("unsaid", "not-offered", "unsaid");
  if (country !== "gb") return choose("unsaid", "offered", "later", "offered");
  if (standing === "licensed") return choose("offered", "offered", "later", "unsaid", "offered");
  return standing === "not_found" ? choose("not-offered", "unsaid") : choose("unsaid", "later");
}

function payOf({ country }: DemoEmployer, { pay, hours }: Role, n: number) {
  const isSilent = pay === null || n % 10 === 7;
  if (isSilent) return {};
  const { currency, ...factors } = money[country];
  const step = pay.period === "year" ? 50_000 : 10;
  const inSmallest = (pounds: number) =>
    Math.round((pounds * 100 * factors[pay.period]) / step) * step;
  const salaryMin = inSmallest(pay.min + ((pay.max - pay.min) * (n % 4)) / 8);
  const salaryMax = n % 3 === 1 ? null : inSmallest(pay.max);
  return {
    currency,
    salaryMin,
    salaryMax,
    salaryPeriod: pay.period,
    yearlyPay: pay.period === "year" ? salaryMin : Math.round(salaryMin * (hours ?? 37.5) * 52),
  };
}

function applyOf({ slug: employer }: DemoEmployer, slug: string, n: number) {
  const site = `${employer.replaceAll("-", "")}.example`;
  return n % 7 === 3
    ? { applyEmail: `jobs@${site}` }
    : { applyUrl: `https://www.${site}/jobs/${slug}` };
}

/** Posted over the last five weeks, closing over the next two months; one in 23 has run out. */
function datesOf(
  { timeZone }: DemoEmployer,
  { jobType }: Role,
  { n, now }: { n: number; now: Date },
) {
  const hasRunOut = n % 23 === 5 && jobType !== "internship";
  const closesOn = dayFrom(now, hasRunOut ? -1 - (n % 11) : 2 + ((n * 17) % 58));
  const neverCloses = !hasRunOut && n % 12 === 4;
  return {
    state: "approved" as const,
    postedAt: instantFrom(now, -((hasRunOut ? 36 : 0) + ((n * 13) % 35) + (n % 10) / 11 + 0.01)),
    closesAt: neverCloses ? null : closingAt(closesOn, closingTimes[n % 5]!, timeZone),
  };
}

export function closingAt(day: string, time: string, timeZone: string): SQL {
  return sql`((${day}::date + ${time}::time) at time zone ${timeZone}::text)`;
}

export function slugOf(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
