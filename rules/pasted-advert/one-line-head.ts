import { companyInTown } from "./company-in-town.ts";
import { PROSE } from "./prose.ts";
import { TOWNS } from "./towns.data.ts";

const KNOWN = new Set(TOWNS);
const MAX_PART_LENGTH = 60;
const POSTCODE = / [A-Z]{1,2}\d[A-Z\d]?(?: ?\d[A-Z]{2})?$/;
const PAY = /[£€$]|\d{4}|\bper\b|competitive/i;

type Head = { title: string; employer: string; town: string; words: string };

/** "Civil Engineer - Arup - Bristol. £38k, 35 hrs.": a whole advert in one line, its head in the first sentence. */
export function oneLineHead(text: string): Head | null {
  const [words = ""] = text.split(/\.\s/, 1);
  return inParts(words.replace(/\.$/, "")) ?? inCommas(words.replace(/\.$/, "")) ?? called(text);
}

/** The title first; employer and town in either order, and pay wherever it stands. */
function inParts(words: string): Head | null {
  const [title = "", ...rest] = words.split(/ [-–—|] /);
  const parts = rest.filter((part) => !PAY.test(part)).map((part) => part.replace(POSTCODE, ""));
  const town = parts.find((part) => KNOWN.has(part));
  const [employer, ...others] = parts.filter((part) => part !== town);
  if (!title || !town || !employer || others.length > 0) return null;
  return isShort(title) && isShort(employer) ? { title, employer, town, words } : null;
}

/** "Paralegal, Hollins & Pryce LLP, Cardiff": only where the middle is plainly an employer. */
function inCommas(words: string): Head | null {
  const at = words.indexOf(", ");
  const [title, rest] = [words.slice(0, at), words.slice(at + 2)];
  const found = at > 0 && isShort(title) ? companyInTown(rest) : null;
  const isSure =
    found && /&|^The |\b(?:ltd|limited|plc|llp|group|nhs|university)\b/i.test(found.employer);
  return found && isSure ? { title, ...found, words } : null;
}

/** "Barista wanted!! The Copper Kettle, Durham. £12.60 an hour." */
function called(text: string): Head | null {
  const call =
    /^(?!no |experience )([A-Z][^.!?]{2,58}?) (?:wanted|needed|required)\b[\s!.,-]+(.+)$/i.exec(
      text,
    );
  const [rest = ""] = call?.[2]?.split(/[.!]\s/, 1) ?? [];
  const found = companyInTown(rest);
  const words = found ? text.slice(0, text.indexOf(rest) + rest.length) : "";
  return found ? { title: call![1]!, ...found, words } : null;
}

const TOWN = new RegExp(String.raw`^(?:${TOWNS.join("|")})\b`);

/** "Join the team at …" names no work. */
const CALL = /^(?:join|come|work|working|start|apply|meet|based|interviews?)\b/i;

/** "Junior developer at Pebble & Finch, Leeds £34k": as somebody tells a friend. */
function saidHead(text: string): Head | null {
  const said = /^([A-Z][^.!?£,]{2,58}?) at ((?:[Tt]he )?[A-Z][^.!?£,]{1,58}), (?=[A-Z])/.exec(text);
  const town = said && TOWN.exec(text.slice(said[0].length))?.[0];
  if (!said || !town || PROSE.test(said[0]) || CALL.test(text)) return null;
  const words = text.slice(0, said[0].length + town.length);
  return { title: said[1]!, employer: said[2]!, town, words };
}

const FIRST_LINES = 4;

/** A line of talk, as chats open with: "My company is hiring!!" */
function isTalk(text: string): boolean {
  return PROSE.test(text) || /[.!?]$/.test(text);
}

/** The first line that tells it so, after nothing but talk: below a title it tells of something else. */
export function firstSaid(lines: readonly { text: string }[]): Head | null {
  for (const { text } of lines.slice(0, FIRST_LINES)) {
    const head = saidHead(text);
    if (head || !isTalk(text)) return head;
  }
  return null;
}

function isShort(part: string): boolean {
  return part.length <= MAX_PART_LENGTH;
}
