import { CLUTTER } from "./clutter.data.ts";

/** A line of a pasted advert; `raw` is what stood there. */
export type Line = { text: string; raw: string };

const BULLET = /^[\s•·▪◦‣●○■□*\-–—>✓✔✅➤🔹🔸📍💰💷🕒📅🏢👉:|]+/u;
/** Sites hand over their icons and headings as signs of their own. */
const SIGNS = /\uFE0F|\u200D|[\u200B\u200C\uFEFF\u{1F300}-\u{1FAFF}\u2600-\u27BF]/gu;

/** The lines that say something, without bullets, icons and the buttons of the site it was copied from. */
export function linesOf(text: string): Line[] {
  return joined(text.replaceAll("\r\n", "\n").split(/[\n\r\u2028]/))
    .map(({ text: line, raw }) => ({ text: cleaned(line), raw: raw.trim() }))
    .filter(({ text: line }) => line !== "" && !isClutter(line))
    .flatMap(afterCall);
}

const CALL =
  /^([A-Z][^.!?:|]{1,60}? (?:is|are) (?:now |currently )?#?(?:hiring|recruiting)[!.:]+) (?=[A-Z])/;

/** "Fernbrew is hiring! Data Analyst | Leeds": who calls is not on the line of the job. */
function afterCall(line: Line): Line[] {
  const call = CALL.exec(line.text)?.[1];
  if (!call) return [line];
  const rest = line.text.slice(call.length).trim();
  return [
    { text: call, raw: call },
    { text: rest, raw: rest },
  ];
}

const WHOLE_CALL = /^[^.!?:|]{0,60}\b(?:hiring|recruiting)[\s!.:]*$/i;

export function isCall(text: string): boolean {
  return WHOLE_CALL.test(text);
}

/** The first line that is more than a call: "We are hiring!". */
export function headLine(lines: readonly Line[]): Line | undefined {
  return lines.slice(0, 3).find(({ text }) => !isCall(text));
}

const HYPHENED = /\b(?:full|part|self|co|non|pre|post|multi|semi)-$/i;

/** With the other half of a word that a PDF broke at the end of a line. "Part-" and the like keep their hyphen. */
function joined(lines: readonly string[]): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const before = whole.at(-1);
    if (before && /\p{L}-$/u.test(before.text) && /^\p{Ll}/u.test(line)) {
      const kept = HYPHENED.test(before.text) ? before.text : before.text.slice(0, -1);
      whole[whole.length - 1] = { text: kept + line, raw: `${before.raw} ${line}` };
    } else whole.push({ text: line, raw: line });
  }
  return whole;
}

/** "[15/11/2026, 14:02:40] Ade: " and "15/11/2026, 14:02 - Ade: ", as chats are copied. */
const SAID =
  /^\[?\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]m)?(?:\]| -) [^:]{1,40}: /i;
/** "URGENT!!! Structural Engineer" is a Structural Engineer, and an Urgent Care Nurse is one. */
const CRY =
  /^(?:now hiring|hiring now|urgent(?:ly)?(?: (?:requirement|vacancy|role|hire|hiring|required|needed))?|hot (?:job|role|vacancy)|new (?:role|job|vacancy|opportunity)|job alert|exciting opportunity|immediate start|vacancy alert)(?:\s?[!:]+\s*| [-–—|] )(?=[A-Z\d])|^URGENT (?=[A-Z][a-z]+ (?!Care)[A-Z])(?!Care )/i;
const SUBJECT = /^(?:subject|re|fwd?|aw|wg): ?/i;

function cleaned(raw: string): string {
  const plain = raw
    .replaceAll(SIGNS, " ")
    .replaceAll("**", "")
    .replaceAll(/[\s\u00A0]+/g, " ");
  const text = plain.replace(SAID, "").replace(BULLET, "").trim();
  return withoutSubject(text.replace(CRY, ""));
}

/** "Subject: Fwd: Data Analyst - Leeds" is a Data Analyst. */
function withoutSubject(line: string): string {
  if (!/^subject:/i.test(line)) return line;
  let rest = line;
  while (SUBJECT.test(rest)) rest = rest.replace(SUBJECT, "");
  return rest.split(/ [-–—|] /)[0] ?? rest;
}

function isClutter(line: string): boolean {
  return CLUTTER.some((pattern) => pattern.test(line));
}
