import type { SignedVisitor } from "#domain/accounts/visitor.ts";
import type { FoundJob } from "#domain/jobs/advert/job-page.server.ts";
import { type AdvertSays, advertSays, stanceOfBoth } from "#domain/jobs/verdict/advert-says.ts";
import { jobOnDay } from "#domain/jobs/verdict/find-job-verdict.server.ts";
import { readerOf, type Situation } from "#domain/visas/situation/situation.ts";
import { findSituation } from "#domain/visas/situation/situations.server.ts";
import { ukToday } from "#domain/visas/uk/uk-today.ts";
import { readAsIfDay } from "#domain/visas/verdict/as-if-day.ts";
import { describeVerdict } from "#domain/visas/verdict/describe-verdict.ts";
import { doubtedByAdvert, isAdvertDoubt } from "#domain/visas/verdict/doubted-by-advert.ts";
import { ownFor, typicalFor } from "#domain/visas/verdict/judged-for.ts";
import { decidingWords, quotedAfter } from "#domain/visas/verdict/unclear-advert.ts";
import type { JudgedFor, VerdictView } from "#domain/visas/verdict/verdict-view.ts";
import { pathByGraduateVisa, pathFromToday } from "#rules/uk-work/pay-path.ts";
import type { PreparedJob } from "#rules/uk-work/prepared-job.ts";
import { typicalReader } from "#rules/uk-work/typical-reader.ts";
import { judge } from "#rules/uk-work/verdict.ts";
import type { Applicant } from "#rules/uk-work/verdict-types.ts";

export type Reader = { applicant: Applicant; judgedFor: JudgedFor };

/** What the reader told us of themselves; null for a guest, and where they told nothing. */
export async function situationFor(visitor: SignedVisitor): Promise<Situation | null> {
  const kept = visitor.kind === "member" ? await findSituation(visitor.id) : null;
  return kept?.situation ?? null;
}

/** Who reads: as they told us, or the typical reader, and the screen says which. */
export function readerOn(situation: Situation | null, on: string): Reader {
  if (!situation) return { applicant: typicalReader(on), judgedFor: typicalFor };
  const applicant = readerOf(situation, on);
  return { applicant, judgedFor: ownFor(applicant) };
}

type VerdictFor = {
  visitor: SignedVisitor;
  /** The visitor's own, read once for the whole page. */
  situation: Situation | null;
  url: URL;
  now: Date;
};

const NO_FROM_THEM =
  "The rules may allow sponsorship that the employer does not offer: ask before you apply.";

/** Everything the verdict on a job's page shows; null for a job outside the United Kingdom. */
export function loadVerdict(
  job: Pick<FoundJob, "id" | "toJudge" | "sponsorship">,
  { visitor, situation, url, now }: VerdictFor,
) {
  if (!job.toJudge) return null;
  const asIf = readAsIfDay(url.searchParams.get("on"), ukToday(now));
  const { applicant, judgedFor } = readerOn(situation, asIf.on);
  const onDay = jobOnDay(job.toJudge, { on: asIf.on, code: url.searchParams.get("code") });
  const verdict = judge(onDay.prepared, applicant);
  const view = describeVerdict({ ...onDay, verdict, judgedFor, today: ukToday(now) });
  const says = advertSays(job, onDay.advert);
  // Of the words only those that say what box and words come to: others would be quoted as saying it.
  const stance = stanceOfBoth(job, onDay.advert);
  const isFirst = url.searchParams.get("first") === "graduate";
  return {
    view: withAnswer(view, says, decidingWords({ stance, sayings: onDay.advert.sayings })),
    warning: says?.answer === "no" ? refusal(says) : null,
    advert: onDay.advert,
    judgedFor,
    asIf,
    kept: keptOf(url),
    ground: groundOf(onDay.prepared, applicant, { isFirst }),
    /** The same answer, alone on a page to print. */
    query: url.search,
    /** Where our staff settle the code; null for everybody else. */
    settleHref:
      visitor.kind === "member" && visitor.role === "staff" ? `/staff/job-codes/${job.id}` : null,
  };
}

/** An advert that does not plainly sponsor says so before the rules do. */
function withAnswer(view: VerdictView, says: AdvertSays | null, quote: string): VerdictView {
  if (!says || !isAdvertDoubt(says.answer)) return view;
  const note = says.answer === "no" ? refusal(says) : doubtQuoted(says, quote);
  return doubtedByAdvert(view, says.answer, note);
}

function refusal({ words }: AdvertSays): string {
  return `${words} ${NO_FROM_THEM}`;
}

function doubtQuoted({ words }: AdvertSays, quote: string): string {
  return `${quotedAfter(words.replace(/\.$/, ""), quote)}. Ask before you apply.`;
}

export type LoadedVerdict = NonNullable<ReturnType<typeof loadVerdict>>;

function keptOf({ searchParams }: URL): Record<string, string> {
  const names = ["on", "code", "first", "zone"] as const;
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = searchParams.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}

/** The pay needed over time, straight away or with a Graduate visa first. */
export function groundOf(
  prepared: PreparedJob,
  reader: Applicant,
  { isFirst }: { isFirst: boolean },
) {
  const byVisa = pathByGraduateVisa(prepared, reader);
  const path = isFirst && byVisa ? byVisa : pathFromToday(prepared, reader);
  if (!path || prepared.occupation.kind !== "known") return null;
  return {
    path,
    note: `Code ${prepared.occupation.socCode}, ${prepared.pay.weeklyHours} hours a week, by today’s published rates.`,
    isGraduateFirst: path === byVisa,
    canBeGraduateFirst: byVisa !== null,
  };
}
