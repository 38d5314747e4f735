import { longDay } from "#rules/days.ts";
import type { ClockGate } from "#rules/uk-work/clock-types.ts";
import type { Gate, OccupationGate, SalaryGate, Verdict } from "#rules/uk-work/verdict-types.ts";

/** A week that needs no word where pay carries it: what most adverts call full time. */
const USUAL_WEEK = 40;

/** The end of "May fit, if …": on the page, and in the few words a card has room for. */
type Condition = { words: string; short: string };

/**
 * What a fit rests on and nobody has settled, each as the end of "May fit, if …", the heaviest
 * first. A certificate from before a list's end is not among them: `oldCertificateBy` is.
 * `today` is the real one: only a day that is still to come is named as a way.
 */
export function conditionsOf(verdict: Pick<Verdict, "gates">, today?: string): string[] {
  return [...new Set(allConditions(verdict, today).map(({ words }) => words))];
}

/** The same for a card. */
export function shortConditionsOf(verdict: Pick<Verdict, "gates">): string[] {
  return [...new Set(allConditions(verdict).map(({ short }) => short))];
}

function allConditions({ gates }: Pick<Verdict, "gates">, today?: string): Condition[] {
  const order: readonly Gate["gate"][] = ["clock", "salary", "occupation", "licence"];
  return gates
    .toSorted((one, other) => order.indexOf(one.gate) - order.indexOf(other.gate))
    .flatMap((gate) => (gate.state === "open-if" ? ofGate(gate, today) : []));
}

/** The last day for a certificate that still carries the code or the pay after a list's end. */
export function oldCertificateBy({ gates }: Pick<Verdict, "gates">): string | null {
  for (const gate of gates) {
    if (gate.gate === "occupation" && gate.code === "by-certificate")
      return gate.detail.certificateBy;
    if (gate.gate === "salary" && gate.detail.certificateBy) return gate.detail.certificateBy;
  }
  return null;
}

/** What keeps us from telling, the first of the gates that are not known; "" where none says. */
export function unknownOf({ gates }: Pick<Verdict, "gates">): string {
  const gate = gates.find(({ state }) => state === "unknown");
  if (!gate) return "";
  const because = gate.code === "depends-on-reader" ? gate.detail.because : null;
  return (because && deciders[because]) || (unknowns[gate.code] ?? "");
}

/** What a line is open by, that nobody told us. */
const deciders: Partial<Record<NonNullable<SalaryGate["detail"]["because"]>, string>> = {
  "new-entrant-unknown": "the new-entrant tests are not settled",
  "phd-not-said": "a relevant PhD would decide",
  "transitional-not-said": "an earlier visa decides",
  "health-and-care-unknown": "it counts only with a health or care employer",
  "shortage-list-discount-doubtful": "sources disagree on this discount",
};

const unknowns: Partial<Record<Gate["code"], string>> = {
  restricted: "the rating allows only people who stay",
  "other-routes": "the licence is for other routes",
  possible: "the licence is not confirmed",
  unknown: "the licence is not known",
  unsure: "the title fits several codes",
  "unknown-code": "the code is not known",
  "care-restricted": "the employer has to show that care rules are met",
  "not-eligible": "an earlier visa decides",
  "medium-not-listed": "an earlier visa decides",
  "list-ended": "an earlier visa decides",
  "pay-not-said": "no pay is named",
  "pay-of-which-week": "the pay may be for a full week",
  "below-unless-hours": "the hours of the week decide",
  "depends-on-reader": "it depends on something that was not given",
  "depends-on-pay-scale": "the band or role decides",
  "no-rate": "there is no rate to compare with",
};

function ofGate(gate: Gate, today?: string): Condition[] {
  switch (gate.gate) {
    case "clock":
      return ofClock(gate, today);
    case "salary":
      return ofSalary(gate);
    case "occupation":
      return ofOccupation(gate);
    default:
      return [alike("the licence is confirmed")];
  }
}

/** Short enough for a card as it is. */
function alike(words: string): Condition {
  return { words, short: words };
}

const ENGLISH = { words: "English at level B2 is shown", short: "English at B2 is shown" };

function ofClock({ code, detail }: ClockGate, today?: string): Condition[] {
  const own = clockCondition({ code, detail }, today);
  return [...(own ? [own] : []), ...(detail.isEnglishToShow ? [ENGLISH] : [])];
}

/** A visa that is over by the day asked for may still be in force today, and allow an application. */
export function endAhead(
  { visaEndsOn, isEndOpen }: ClockGate["detail"],
  today?: string,
): string | null {
  return today && visaEndsOn && isEndOpen && visaEndsOn >= today ? visaEndsOn : null;
}

const FROM_ABROAD = "applied for from abroad";

function clockCondition(
  { code, detail }: Pick<ClockGate, "code" | "detail">,
  today?: string,
): Condition | null {
  const { notBefore, isOfStart, applyFrom } = detail;
  const end = endAhead(detail, today);
  switch (code) {
    case "visa-ended":
      return {
        words: `the application is made from abroad${end ? `, or by ${longDay(end)} when the visa ends` : ""}`,
        short: FROM_ABROAD,
      };
    case "visa-ends-first":
      return endsFirstCondition(detail);
    case "no-switch":
      return { words: "the application is made from abroad", short: FROM_ABROAD };
    case "switch-later":
      if (notBefore && isOfStart) return startCondition(longDay(notBefore), applyFrom);
      return {
        words: notBefore ? `the switch waits for ${longDay(notBefore)}` : "the course is finished",
        short: "the course is finished",
      };
    case "switch-unknown":
      return { words: "the present visa allows a switch", short: "the visa allows a switch" };
    case "apply-later":
      return notBefore
        ? {
            words: `the application waits for ${longDay(notBefore)}`,
            short: `applied for from ${longDay(notBefore)}`,
          }
        : null;
    default:
      return null;
  }
}

/**
 * SW 5.1(c) holds everywhere, so a late start sets the day abroad too (`notBefore`); a course only inside
 * the UK. When the visa ends is told by the gate under the headline, and so are two days that differ. A card
 * has no such gate: there both stand in the line itself.
 */
function endsFirstCondition({ notBefore, applyFrom }: ClockGate["detail"]): Condition {
  const isOneDay = notBefore === applyFrom;
  const day = notBefore && isOneDay ? ` from ${longDay(notBefore)},` : "";
  const applied = `applied for${day} from abroad or on a later visa`;
  const ofEach =
    notBefore && applyFrom && !isOneDay
      ? `${FROM_ABROAD} from ${longDay(notBefore)}, or on a later visa from ${longDay(applyFrom)}`
      : applied;
  return { words: `it is ${applied}`, short: ofEach };
}

/** The visa ends before an application works: the headline leaves out the margin. */
export function isEndingFirst({ gates }: Pick<Verdict, "gates">): boolean {
  return gates.some(({ code }) => code === "visa-ends-first");
}

/** SW 1.5A, by the day: a doctorate may run on after it. SW 5.1(c): a late start is applied for late. */
function startCondition(day: string, applyFrom: string | null): Condition {
  const starts = `the job starts on ${day} or later`;
  if (!applyFrom) return alike(starts);
  const applied = `applied for from ${longDay(applyFrom)}`;
  return { words: `${starts}, ${applied}`, short: `${applied}, to start from ${day}` };
}

function ofSalary({ detail }: SalaryGate): Condition[] {
  const { because, areHoursSaid, upToHours, isBorderline } = detail;
  const reason = because ? reasons[because] : undefined;
  const isWeekOpen = !areHoursSaid && upToHours !== null && upToHours < USUAL_WEEK;
  return [
    ...(reason ? [reason] : []),
    ...(isWeekOpen ? [alike(`the week is at most ${upToHours} hours`)] : []),
    ...(isBorderline ? [BORDERLINE] : []),
  ];
}

const BORDERLINE = {
  words: "the exact rate, within £100 of the pay, is met",
  short: "the exact rate is met",
};

const onSomeOfList = {
  words: "the salary list takes this job",
  short: "the salary list takes it",
};

const reasons: Partial<Record<NonNullable<SalaryGate["detail"]["because"]>, Condition>> = {
  "registration-to-confirm": {
    words: "work towards a UK registration or charter is part of it",
    short: "it leads to a UK registration or charter",
  },
  "phd-if-relevant": {
    words: "the employer shows that the PhD is relevant",
    short: "the PhD is relevant",
  },
  "on-salary-list-if": onSomeOfList,
  "salary-list-certificate-if": onSomeOfList,
};

function ofOccupation({ code, detail }: OccupationGate): Condition[] {
  const isSome = code === "on-list-if" || (code === "by-certificate" && detail.restriction);
  const duties = {
    words: `the duties are those of code ${detail.socCode}`,
    short: `the duties are code ${detail.socCode}`,
  };
  return [
    ...(isSome ? [{ words: "the list takes this job", short: "the list takes it" }] : []),
    ...(code === "prison-officer"
      ? [
          {
            words: "the rule for prison officers is met",
            short: "the prison officers’ rule is met",
          },
        ]
      : []),
    ...(code === "kept" ? [alike("the sponsor stays the same")] : []),
    ...(detail.confidence === "likely" ? [duties] : []),
  ];
}
