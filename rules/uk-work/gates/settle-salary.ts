import type { GateState } from "#rules/verdict-form.ts";
import type { PreparedJob } from "../prepared-job.ts";
import type { OptionFinding, SalaryCode, SalaryGate } from "../verdict-types.ts";

/** Which option the pay is judged by, and what comes of it. */
export type SalaryOutcome = { code: SalaryCode; state: GateState; finding: OptionFinding | null };

/** First those that last, then those of the reader's clock, then those of a list that ends. */
const preference = "AKBCFGHEJDI";

/** A full week of most adverts: pay that carries so many hours needs no word on them. */
const USUAL_WEEK = 40;
/** The shortest that is called a full week: pay that would do for it is not plainly below. */
const SHORT_WEEK = 35;

/** Whether the employer is one in health or care rests on nothing the reader can say: a near miss at a line of their own goes first. */
const UNNAMED = "health-and-care-unknown";

export function settleSalary(job: PreparedJob, options: readonly OptionFinding[]): SalaryOutcome {
  const possible = options
    .filter(({ open }) => open !== "no")
    .toSorted((a, b) => preference.indexOf(a.option) - preference.indexOf(b.option));
  if (possible.length === 0) return unknown("no-rate");
  if (job.pay.annual === null)
    return unknown(job.pay.isForAnotherWeek ? "pay-of-which-week" : "pay-not-said");

  const met = possible.filter(({ open, passes }) => open === "yes" && passes);
  const [best] = met.filter(({ isBorderline }) => !isBorderline).concat(met);
  if (best) return meets(job, best);
  const metIf = possible.find(({ open, passes }) => open === "if" && passes);
  if (metIf) return { code: "meets-if", state: "open-if", finding: metIf };
  const byScale = possible.find(({ passes }) => passes === null);
  if (byScale) return { code: "depends-on-pay-scale", state: "unknown", finding: byScale };
  const near = possible.find(({ open, isBorderline }) => open !== "unknown" && isBorderline);
  const doubtful = possible.find(({ passes, because }) => passes && !(near && because === UNNAMED));
  if (!doubtful && near) return { code: "borderline", state: "unknown", finding: near };
  if (doubtful) return { code: "depends-on-reader", state: "unknown", finding: doubtful };
  return falls(job, possible);
}

/** Published rates are rounded, and an advert may mean a shorter week than the published one. */
function falls({ pay }: PreparedJob, possible: readonly OptionFinding[]): SalaryOutcome {
  const finding = nearest(possible);
  if (finding.isBorderline) return { code: "borderline", state: "unknown", finding };
  const byHours = possible.find(({ upToHours }) => (upToHours ?? 0) >= SHORT_WEEK);
  if (!pay.areHoursSaid && byHours)
    return { code: "below-unless-hours", state: "unknown", finding: byHours };
  return { code: "below", state: "closed", finding };
}

function meets({ pay }: PreparedJob, finding: OptionFinding): SalaryOutcome {
  const carries = finding.upToHours === null || finding.upToHours >= USUAL_WEEK;
  if (!pay.areHoursSaid && !carries) return { code: "meets-if-hours", state: "open-if", finding };
  return finding.isBorderline
    ? { code: "meets-borderline", state: "open-if", finding }
    : { code: "meets", state: "open", finding };
}

function unknown(code: SalaryCode): SalaryOutcome {
  return { code, state: "unknown", finding: null };
}

function nearest(possible: readonly OptionFinding[]): OptionFinding {
  return possible.reduce((best, next) => (next.margin! > best.margin! ? next : best));
}

function needsCertificate(finding: OptionFinding | null): boolean {
  return finding?.open === "if" && finding.because.startsWith("salary-list-certificate");
}

export function salaryGate(job: PreparedJob, { code, state, finding }: SalaryOutcome): SalaryGate {
  return {
    gate: "salary",
    state,
    code,
    detail: {
      pay: job.pay.annual,
      weeklyHours: job.pay.weeklyHours,
      areHoursSaid: job.pay.areHoursSaid,
      option: finding?.option ?? null,
      required: finding?.required ?? null,
      isBorderline: finding?.isBorderline ?? false,
      because: finding?.because ?? null,
      certificateBy: needsCertificate(finding) ? job.certificateBy : null,
      upToHours: finding?.upToHours ?? null,
      payScale: job.payScale,
    },
  };
}
