import type { Line } from "./advert-lines.ts";
import { dayIn } from "./day-in.ts";
import type { Labelled } from "./labels.ts";
import type { Found } from "./pasted-advert.ts";

const CLOSES =
  /\b(?:clos(?:es|ing|e|ed)\b|deadline|apply (?:by|before|b4|no later than)|applications? (?:must|should|need)|applications? (?:by|before|until|close)|appl(?:y|ications?)\b(?:[^.]|\.(?=\S)){0,60}\b(?:by|before|until|no later than)|expires?|advert (?:ends|will (?:end|close))|last (?:day|date)|(?:cv|application)s? (?:by|before))/i;
const OTHER_DAYS =
  /\b(?:interviews?|assessment|posted|placed on|start(?:s|ing| date)?|published|listed)\b/i;

/** The day an advert closes. `today` is an ISO day: a date without a year is the nearest. */
export function readClosing(
  lines: readonly Line[],
  labelled: readonly Labelled[],
  today: string,
): Found<string> | null {
  for (const { kind, value, rest, words } of labelled) {
    if (kind !== "closes") continue;
    const day = dayIn(value, today);
    if (day) return { value: day, words };
    // "Closing time 23:59" may stand before the line with its day.
    const next = rest[0] && !/[a-z]{12,}/.test(rest[0]) ? dayIn(rest[0], today) : null;
    if (next && /^\d{1,2}[:.]\d{2}/.test(value))
      return { value: next, words: `${words} ${rest[0]}` };
  }
  for (const { text, raw } of lines) {
    const found = closingIn(text, today);
    // An icon between the words is not in them any more.
    if (found) return raw.includes(found.words) ? found : { ...found, words: raw };
  }
  return null;
}

function closingIn(text: string, today: string): Found<string> | null {
  for (const part of text.split(/(?<=[.!;])\s+(?=[A-Z])|\s[|•·]\s/)) {
    const at = part.search(CLOSES);
    if (at === -1) continue;
    const after = part.slice(at);
    const day = dayIn(OTHER_DAYS.test(after) ? after.split(OTHER_DAYS)[0]! : after, today);
    if (day) return { value: day, words: part.trim() };
  }
  return null;
}
