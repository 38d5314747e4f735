import { longDay } from "#rules/days.ts";
import { inPounds } from "#rules/money.ts";
import { conditions, optionNames } from "#rules/uk-work/trace/trace-labels.ts";
import type {
  Confidence,
  Gate,
  LicenceGate,
  OccupationCode,
  OccupationGate,
  SalaryGate,
} from "#rules/uk-work/verdict-types.ts";
import type { GateState } from "#rules/verdict-form.ts";
import { clockText } from "./clock-text.ts";
import { payScaleText } from "./pay-scale-text.ts";
import type { GateView } from "./verdict-view.ts";

/** `today` is the real one; `isTyped`: the reader typed the job in, and can say more of it. */
type Context = { today?: string | undefined; isTyped?: boolean };

/** The gates of a verdict in a reader's words. */
export function gateView(gate: Gate, { today, isTyped = false }: Context = {}): GateView {
  const state = shapes[gate.state];
  switch (gate.gate) {
    case "licence":
      return { label: "Licence", state, ...licenceMessage(gate) };
    case "occupation":
      return { label: "Occupation", state, ...occupationText(gate) };
    case "salary":
      return { label: "Salary", state, ...salaryText(gate, isTyped) };
    case "clock":
      return { label: "Your clock", state, ...clockText(gate, today) };
  }
}

const shapes: Record<GateState, GateView["state"]> = {
  open: "open",
  "open-if": "open",
  closed: "shut",
  unknown: "unknown",
};

type Words = Pick<GateView, "word" | "note">;

function licenceMessage({ state, code, detail: { asOf, name } }: LicenceGate): Words {
  const day = asOf ? ` Register of ${longDay(asOf)}.` : "";
  const words: Record<LicenceGate["code"], Words> = {
    licensed: {
      word: "Open",
      note: "A-rated for Skilled Worker: it can sponsor, but this is not a promise.",
    },
    restricted: {
      word: state === "closed" ? "Shut" : "Ask",
      note: "Listed, but not A-rated, which new sponsoring asks for.",
    },
    "other-routes": { word: "Ask", note: "Listed, but for other routes." },
    possible: { word: "Ask", note: "A name like this one is listed." },
    "not-found": {
      word: "Not found",
      note: "The licence may be in another name, or newer than our copy.",
    },
    unknown: {
      word: "Not known",
      note: name ? "We did not check the register for this employer." : "No employer is named.",
    },
  };
  return { word: words[code].word, note: words[code].note + day };
}

const occupationNotes: Record<OccupationCode, string> = {
  "degree-level": "Degree level, so eligible.",
  "on-list": "Below degree level, on a list that includes it.",
  "on-list-if": "The list takes only some jobs of this code.",
  "by-certificate": "Below degree level, and the list has ended for new certificates.",
  "list-ended": "The list it was on has ended; what replaces it is not published yet.",
  kept: "Open to people sponsored since before the change.",
  "medium-not-listed": "Below degree level and on no list.",
  "care-restricted": "Closed to new workers from abroad.",
  "prison-officer": "Open from inside the UK for a time.",
  "not-eligible": "Not open to new applicants.",
  "unknown-code": "We hold no such code.",
  unsure: "The title fits several codes. The duties decide which.",
};

function occupationText({ state, code, detail }: OccupationGate): Words {
  const { socCode, title, confidence, restriction, allowsDependants } = detail;
  const name = socCode && title ? `Code ${socCode}, ${inSentence(title)}. ` : "";
  const isListed = code === "on-list-if" || code === "by-certificate";
  const some = isListed && restriction ? ` Which: ${restriction.replace(/\.$/, "")}.` : "";
  const end = state === "closed" ? "" : endWords(detail);
  const family = allowsDependants === false && state !== "closed" ? NO_FAMILY : "";
  const known = confidence ? ` ${knownWords[confidence]}` : "";
  const word = { open: "Open", "open-if": "Open, if", closed: "Shut", unknown: "Not known" }[state];
  const isLikely = state === "open-if" && confidence === "likely" && !isListed;
  return {
    word: isLikely ? "Likely open" : word,
    note: `${name}${occupationNotes[code]}${some}${end}${known}${family}`,
  };
}

/** "IT quality and testing professionals" keeps its IT. */
function inSentence(title: string): string {
  return title.replace(/^[A-Z](?![A-Z])/, (first) => first.toLowerCase());
}

/** How the code is known: by a person, or by the title alone. */
const knownWords: Record<Confidence, string> = {
  settled: "Set by our staff.",
  chosen: "The code you chose: the duties decide.",
  sure: "Sure from the title: the duties decide.",
  likely: "Likely from the title: the duties decide.",
};

const NO_FAMILY = " Below degree level a partner and children cannot come along.";

/** A list goes by the day of the certificate of sponsorship; the application may follow later. */
function endWords({ until, certificateBy }: OccupationGate["detail"]): string {
  if (certificateBy)
    return ` The certificate of sponsorship has to be issued by ${longDay(certificateBy)}.`;
  return until ? ` Until ${longDay(until)}.` : "";
}

function salaryText(gate: SalaryGate, isTyped: boolean): Words {
  const { pay, required, option, weeklyHours, upToHours, isBorderline } = gate.detail;
  const line = option ? `the line for a ${optionNames[option]}` : "the line";
  const against =
    pay !== null && required !== null
      ? `${inPounds(pay)} against ${inPounds(required)}, ${option === "A" ? "the standard line" : line}.`
      : "";
  const near = isBorderline ? " Within £100, and published rates are rounded." : "";
  switch (gate.code) {
    case "meets":
      return { word: by("Open", pay, required), note: against + near };
    case "meets-if-hours":
      return {
        word: "Open, if the week is short enough",
        note: `${against} No hours are named; ${weeklyHours} are taken, and up to ${upToHours} would do.`,
      };
    case "meets-borderline":
      return { word: "Within £100: check", note: against + near };
    case "meets-if":
      return {
        word: "Open, if",
        note: `${against} It counts ${conditions[gate.detail.because!] ?? "if the employer can show it"}.${near}${weekWords(gate)}`,
      };
    case "below":
      return { word: by("Shut", required, pay), note: against + near + weekWords(gate) };
    case "below-unless-hours":
      return { word: "Not known", note: against + weekWords(gate) };
    case "borderline":
      return { word: "Within £100: check", note: against + near };
    case "pay-not-said":
      return { word: "Not known", note: "No yearly pay in pounds is named." };
    case "pay-of-which-week":
      return {
        word: "Not known",
        note: "The job is part-time, and the pay may be that of a full week. Ask what its own hours pay.",
      };
    case "depends-on-reader":
      return { word: "Not known", note: `${against} ${dependsWords(gate)}` };
    case "depends-on-pay-scale":
      return { word: "Not known", note: payScaleText(gate, isTyped) };
    default:
      return { word: "Not known", note: "Without a code there is no rate to compare with." };
  }
}

/** What the line is open by, and nobody told us. */
function dependsWords({ detail: { because } }: SalaryGate): string {
  const condition = because && conditions[because];
  return condition ? `It counts ${condition}.` : "It depends on something that was not given.";
}

/** An advert without hours may mean a shorter week than the published one. */
function weekWords({ detail: { areHoursSaid, weeklyHours, upToHours } }: SalaryGate): string {
  if (areHoursSaid || upToHours === null) return "";
  return ` No hours are named; ${weeklyHours} are taken, and up to ${upToHours} would do.`;
}

function by(word: string, more: number | null, less: number | null): string {
  return more !== null && less !== null && more > less
    ? `${word} by ${inPounds(more - less)}`
    : word;
}
