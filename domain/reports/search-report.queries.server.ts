import { and, between, count, countDistinct, eq, inArray, min, type SQL, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { activity } from "#db/schema/activity.ts";
import { jobVerdicts } from "#db/schema/job-verdicts.ts";
import { jobs } from "#db/schema/jobs.ts";
import { sponsorEvents, sponsorImports, sponsorOrganisations } from "#db/schema/sponsors.ts";
import {
  type FieldPay,
  MIN_JOBS,
  type OccupationRow,
  type PeopleAct,
  type PeopleCount,
  type RegisterMonth,
  type RegisterRegion,
} from "#rules/search-report/figures.ts";
import { protectedCount } from "#rules/small-numbers.ts";

export type Period = { from: string; to: string };

const seenWithin = ({ from, to }: Period) => between(sponsorEvents.seenOn, from, to);
const of = (kind: "joined" | "left") =>
  sql<number>`(count(*) filter (where ${sponsorEvents.kind} = ${kind}))::int`;

/** Which copies of the register the ledger stands on. */
export async function countCopies({ from, to }: Period) {
  const done = eq(sponsorImports.state, "done");
  const [all] = await db
    .select({
      asOf: sql<string | null>`max(${sponsorImports.asOf})::text`,
      firstCopy: sql<string | null>`${min(sponsorImports.asOf)}::text`,
      copies: sql<number>`(count(*) filter (where ${between(sponsorImports.asOf, from, to)}))::int`,
      isDemo: sql<boolean>`coalesce(bool_or(${sponsorImports.source} = 'demo'), false)`,
    })
    .from(sponsorImports)
    .where(done);
  const organisations = await db.$count(
    sponsorOrganisations,
    eq(sponsorOrganisations.isOnRegister, true),
  );
  return { ...all!, organisations };
}

/** How many organisations joined and left, by the month of the copy that first said so. */
export function countRegisterByMonth(period: Period): Promise<RegisterMonth[]> {
  const month = sql<string>`to_char(${sponsorEvents.seenOn}, 'YYYY-MM')`;
  return db
    .select({ month, joined: of("joined"), left: of("left") })
    .from(sponsorEvents)
    .where(and(seenWithin(period), inArray(sponsorEvents.kind, ["joined", "left"])))
    .groupBy(month)
    .orderBy(month);
}

/** The same by region. The register has towns only; `regionOf` knows where they lie. */
export async function countRegisterByRegion(
  period: Period,
  regionOf: (town: string) => string,
): Promise<RegisterRegion[]> {
  const town = sql<string>`lower(trim(${sponsorOrganisations.town}))`;
  const moved = await db
    .select({ town, joined: of("joined"), left: of("left") })
    .from(sponsorEvents)
    .innerJoin(sponsorOrganisations, eq(sponsorOrganisations.id, sponsorEvents.organisationId))
    .where(and(seenWithin(period), inArray(sponsorEvents.kind, ["joined", "left"])))
    .groupBy(town);
  const present = await db
    .select({ town, onRegister: count() })
    .from(sponsorOrganisations)
    .where(eq(sponsorOrganisations.isOnRegister, true))
    .groupBy(town);
  return byRegion([...moved, ...present], regionOf);
}

type OfTown = { town: string; joined?: number; left?: number; onRegister?: number };

function byRegion(rows: readonly OfTown[], regionOf: (town: string) => string): RegisterRegion[] {
  const regions = new Map<string, RegisterRegion>();
  for (const { town, joined = 0, left = 0, onRegister = 0 } of rows) {
    const region = regionOf(town);
    const sum = regions.get(region) ?? { region, onRegister: 0, joined: 0, left: 0 };
    sum.joined += joined;
    sum.left += left;
    sum.onRegister += onRegister;
    regions.set(region, sum);
  }
  return [...regions.values()].toSorted(
    (one, other) =>
      other.onRegister - one.onRegister || one.region.localeCompare(other.region, "en"),
  );
}

/** British jobs that were on the board at some time in the period: no drafts, no part-time jobs. */
function boardJobs({ from, to }: Period): SQL {
  return and(
    eq(jobs.country, "gb"),
    inArray(jobs.state, ["approved", "closed"]),
    sql`${jobs.jobType} <> 'part-time'`,
    sql`${jobs.postedAt} >= ${from}::date and ${jobs.postedAt} < ${to}::date + 1`,
  ) as SQL;
}

const code = sql<string>`coalesce(${jobVerdicts.fixedSocCode}, ${jobVerdicts.socCode})`;
/** The least pay of the advert is known, in pounds. */
const hasPay = sql`${jobs.yearlyPay} is not null and ${jobs.currency} = 'GBP'`;
const filtered = (where: SQL) => sql<number>`(count(*) filter (where ${where}))::int`;

export async function countBoard(period: Period) {
  const [board] = await db
    .select({
      total: count(),
      withPay: filtered(hasPay),
      withCode: filtered(sql`${code} is not null`),
      withClosing: filtered(sql`${jobs.closesAt} is not null`),
      isDemo: sql<boolean>`coalesce(bool_or(${jobs.isDemo}), false)`,
    })
    .from(jobs)
    .leftJoin(jobVerdicts, eq(jobVerdicts.jobId, jobs.id))
    .where(boardJobs(period));
  return board!;
}

/** Pay that passes by one of these options for sure: the board's own list also holds what may pass. */
function surelyPasses(options: string): SQL {
  const isOpen = `@.way == "degree" || @.way == "listed"`;
  const isSure = `@.open == "yes" && @.passes == true && @.option like_regex "^[${options}]$"`;
  return sql`jsonb_path_exists(${jobVerdicts.prepared}, ${`$.occupation ? (${isOpen})`}::jsonpath)
    and jsonb_path_exists(${jobVerdicts.prepared}, ${`$.lines[*] ? (${isSure})`}::jsonpath)`;
}

/** By occupation: how many of the jobs with known pay clear each line. The largest first. */
export async function countOccupations(period: Period): Promise<Omit<OccupationRow, "title">[]> {
  // By the job's own lines, going rate included; options with a PhD are left out.
  const isSaid = sql`jsonb_typeof(${jobVerdicts.prepared} #> '{pay,annual}') = 'number'`;
  const way = sql`${jobVerdicts.prepared} #>> '{occupation,way}'`;
  return db
    .select({
      socCode: code,
      jobs: count(),
      withPay: filtered(isSaid),
      clearNewEntrant: filtered(surelyPasses("ADEK")),
      clearStandard: filtered(surelyPasses("A")),
      isEligible: sql<boolean>`bool_or(${way} in ('degree', 'listed', 'listed-if'))`,
    })
    .from(jobs)
    .innerJoin(jobVerdicts, eq(jobVerdicts.jobId, jobs.id))
    .where(and(boardJobs(period), sql`${code} is not null`))
    .groupBy(code)
    .orderBy(sql`count(*) desc`, code);
}

/** By field: the spread of the least pay named, and how much of it reaches each yearly sum. */
export function countPay(
  period: Period,
  lines: { newEntrant: number; standard: number },
): Promise<FieldPay[]> {
  const at = (share: number) =>
    sql<number>`round(percentile_cont(${sql.raw(String(share))}) within group (order by ${jobs.yearlyPay}))::int`;
  return db
    .select({
      field: jobs.sector,
      jobs: count(),
      low: at(0.25),
      middle: at(0.5),
      high: at(0.75),
      clearNewEntrant: filtered(sql`${jobs.yearlyPay} >= ${lines.newEntrant}`),
      clearStandard: filtered(sql`${jobs.yearlyPay} >= ${lines.standard}`),
    })
    .from(jobs)
    .where(and(boardJobs(period), hasPay))
    .groupBy(jobs.sector)
    .having(sql`count(*) >= ${MIN_JOBS}`)
    .orderBy(sql`count(*) desc`, jobs.sector);
}

/** At which hour adverts close, on the clock their employer named. */
export async function countClosingByHour(period: Period): Promise<number[]> {
  const hour = sql<number>`extract(hour from ${jobs.closesAt} at time zone ${jobs.closesZone})::int`;
  const rows = await db
    .select({ hour, jobs: count() })
    .from(jobs)
    .where(and(boardJobs(period), sql`${jobs.closesAt} is not null`))
    .groupBy(hour);
  const byHour = new Map(rows.map((row) => [row.hour, row.jobs]));
  return Array.from({ length: 24 }, (_, at) => byHour.get(at) ?? 0);
}

const acts: Record<Exclude<PeopleAct, "anything">, readonly string[]> = {
  "licence-checked": ["licence-checked"],
  "visa-check-made": ["visa-check-made"],
  "job-saved": ["job-saved"],
  "cv-made": ["cv-made"],
  applied: ["application-sent", "job-applied"],
};

/** How many people did what. Small counts are protected here, so that none is ever stored. */
export async function countPeople({ from, to }: Period): Promise<PeopleCount[]> {
  const people = async (kinds?: readonly string[]) => {
    const [row] = await db
      .select({ people: countDistinct(activity.userId) })
      .from(activity)
      .where(
        and(
          between(activity.day, from, to),
          ...(kinds ? [inArray(activity.kind, [...kinds])] : []),
        ),
      );
    return protectedCount(row?.people ?? 0);
  };
  const counted: PeopleCount[] = [{ what: "anything", ...(await people()) }];
  for (const [what, kinds] of Object.entries(acts)) {
    counted.push({ what: what as PeopleAct, ...(await people(kinds)) });
  }
  return counted;
}
