import { UNITED_KINGDOM } from "#rules/countries.ts";
import { inYears, longDay } from "#rules/days.ts";
import { inPounds } from "#rules/money.ts";
import {
  type GraduatePlan,
  type GraduateVisaFinding,
  readGraduateVisa,
} from "#rules/post-study/graduate-visa.ts";
import type { GraduateVisaCost } from "#rules/post-study/graduate-visa-costs.ts";
import { postStudyOptions } from "#rules/post-study/stay.ts";

type PlannerStop = { label: string; note: string; state: "done" | "here" | "ahead" | "closed" };

export type PlannerView = {
  headline: string;
  lead: string;
  stops: readonly PlannerStop[];
  figures: readonly { label: string; value: string; note: string }[];
  /** What applying on the other side of the change would mean. */
  waiting: string | null;
  costs: readonly { what: string; amount: string }[];
  costsNote: string;
  source: string;
  checkedOn: string;
};

/** What the rule says about somebody's dates, for an application on a day. Information, not advice. */
export function plannerView(plan: GraduatePlan, on: string, today: string): PlannerView {
  const finding = readGraduateVisa(plan, on);
  const { costs, rule, state, window } = finding;
  // Before the window opens nothing can be asked for: the length is that of its first day.
  const first =
    state === "too-early" && window.from ? readGraduateVisa(plan, window.from) : finding;
  const dated = rule ?? postStudyOptions(UNITED_KINGDOM, on)[0]!;
  return {
    headline: headlineOf(finding),
    lead: leadOf(finding),
    stops: stopsOf(plan, finding, today),
    figures: figuresOf(first, today),
    waiting: waitingOf(finding),
    costs: costs.map(costLine),
    costsNote: costs[0]
      ? `Fees from ${longDay(costs[0].effectiveFrom)}, last read ${longDay(costs[0].checkedOn)}.`
      : `We hold no fees for ${longDay(on)}.`,
    source: dated.source,
    checkedOn: longDay(dated.checkedOn),
  };
}

/** The one thing to know before any date is entered. */
export function plannerLead(today: string): string {
  const [degree, doctorate] = (["masters", "doctorate"] as const).map((level) =>
    readGraduateVisa({ level, courseEndsOn: null, reportedOn: null, visaEndsOn: null }, today),
  );
  const after = degree?.change
    ? `${inYears(degree.months ?? 0)} up to ${longDay(degree.change.lastDay)}, then ${inYears(degree.change.monthsAfter)}`
    : inYears(degree?.months ?? 0);
  return `The day you apply decides how long it lasts: ${after}. After a doctorate it is ${inYears(doctorate?.months ?? 0)}.`;
}

function headlineOf({ state, months, on, window, change }: GraduateVisaFinding): string {
  if (state === "too-late") return "By then the Student visa has ended";
  if (state === "never") return "The Student visa ends before you can apply";
  if (state === "too-early") return `Not before ${longDay(window.from!)}`;
  if (months === null) return "Add your course to see how long it lasts";
  if (change?.isInWindow) return `${inYears(months)} if you apply by ${longDay(change.lastDay)}`;
  return `${inYears(months)} for an application on ${longDay(on)}`;
}

const OPENS =
  "An application can be made once the course is completed and the university has told the Home Office. By the dates you entered";

function leadOf({ state, window, on }: GraduateVisaFinding): string {
  const { from, to } = window;
  if (state === "too-late")
    return `An application has to be made in the UK by ${longDay(to!)}, the day the Student visa ends. ${longDay(on)} is later.`;
  if (state === "never")
    return `${OPENS} that is on ${longDay(from!)}, and the Student visa ends on ${longDay(to!)}.`;
  if (state === "too-early") return `${OPENS} that is on ${longDay(from!)}.`;
  if (from && to)
    return `The window runs from ${longDay(from)} to ${longDay(to)}, by the dates you entered.`;
  const missing = [
    from ? null : "the day your course ends or your university reports it",
    to ? null : "the day your Student visa ends",
  ].filter(Boolean);
  return `To see the whole window, add ${missing.join(" and ")}.`;
}

/** Nothing is said where the same length waits on both sides, or where the window does not hold the change. */
function waitingOf({ months, change }: GraduateVisaFinding): string | null {
  if (!change?.isInWindow || months === null) return null;
  const lost = months - change.monthsAfter;
  if (lost <= 0) return null;
  return `An application up to ${longDay(change.lastDay)} gets ${inYears(months)}, a later one ${inYears(change.monthsAfter)}: ${lost} months less. The day of the application decides, not the day your course ended.`;
}

function figuresOf({ state, months, change, on, window }: GraduateVisaFinding, today: string) {
  // Nothing lasts that cannot be applied for.
  if (state === "never")
    return [{ label: "Last day to apply", value: "None by these dates", note: "" }];
  const when = on === today ? "applied for today" : `applied for on ${longDay(on)}`;
  return [
    {
      label: "It lasts",
      value: months === null ? "Not known" : inYears(months),
      note: months === null ? "for this kind of course" : when,
    },
    ...(change?.isInWindow
      ? [
          {
            label: "Days to the change",
            value: String(change.daysLeft),
            note: `last day ${longDay(change.lastDay)}`,
          },
        ]
      : []),
    {
      label: "Last day to apply",
      value: window.to ? longDay(window.to) : "Not given",
      note: "the Student visa’s last day, in the UK",
    },
  ];
}

type Dated = { day: string; label: string };

function stopsOf(plan: GraduatePlan, finding: GraduateVisaFinding, today: string): PlannerStop[] {
  const { on, state, change } = finding;
  const known: Dated[] = [
    { day: plan.courseEndsOn ?? "", label: "Course ends" },
    { day: plan.reportedOn ?? "", label: "University reports it" },
    {
      day: change?.isInWindow ? change.lastDay : "",
      label: `Last day for ${inYears(finding.months ?? 0)}`,
    },
    { day: plan.visaEndsOn ?? "", label: "Student visa ends" },
  ].filter(({ day }) => day !== "");
  const you: PlannerStop & { day: string } = {
    day: on,
    label: on === today ? "Today" : "You apply",
    note: longDay(on),
    state: state === "too-late" ? "closed" : "here",
  };
  // What opens the window comes too late where the Student visa is over by then.
  const isTooLate = (day: string) => state === "never" && day > (plan.visaEndsOn ?? "");
  const others = known.map(({ day, label }) => ({
    day,
    label,
    note: longDay(day),
    state: isTooLate(day) ? ("closed" as const) : day < on ? ("done" as const) : ("ahead" as const),
  }));
  return [...others, you]
    .sort((a, b) => a.day.localeCompare(b.day))
    .map(({ day: _, ...stop }) => stop);
}

function costLine({ cost, amount, per }: GraduateVisaCost) {
  const what = cost === "application" ? "Application fee" : "Health surcharge";
  return { what, amount: per === "year" ? `${inPounds(amount)} for each year` : inPounds(amount) };
}
