import { TOWNS } from "../towns.data.ts";
import { commaHead } from "./comma-head.ts";
import { companyInTown } from "./company-in-town.ts";
import { type HeadParts, headParts } from "./head-parts.ts";
import { PROSE } from "./prose.ts";

const MAX_PART_LENGTH = 60;

type Head = HeadParts & { words: string };

/** "Quillfern Bank (London)", "Tutor (London, £20/hr)". */
const TOWN_IN_BRACKETS = new RegExp(String.raw` \((${TOWNS.join("|")})(?: ?[,/][^()]{0,40})?\)$`);

/** "Civil Engineer - Arup - Bristol. £38k, 35 hrs.": a whole advert in one line, its head in the first sentence. */
export function oneLineHead(text: string): Head | null {
  const [first = ""] = text.split(/\.\s/, 1);
  const words = first.replace(/\.$/, "");
  const joint = / [-–—|·] /.test(words) || !words.includes(", ") ? " - " : ", ";
  const plain = words.replace(TOWN_IN_BRACKETS, `${joint}$1`);
  const head = headParts(plain) ?? commaHead(plain);
  return head ? { ...head, words } : (inCommas(words) ?? called(text));
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
    /^(?!no |experience )([A-Z][^.!?]{2,58}?) (?:wanted|needed|required)\b[\s!.,-]+(?:at |by )?(.+)$/i.exec(
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

/** "Junior developer at Pebble & Finch, Leeds £34k", "… in Leeds": as somebody tells a friend. */
function saidHead(text: string): Head | null {
  const said =
    /^([A-Z][^.!?£,]{2,58}?) (?:at|@) ((?:[Tt]he )?[A-Z][^.!?£,]{1,58}?)(?: \([^()]{1,60}\))?(?:(?:,| in| [-–—|·/]) | \()(?=[A-Z])/.exec(
      text,
    );
  const town = said && TOWN.exec(text.slice(said[0].length))?.[0];
  if (!said || !town || PROSE.test(said[0]) || CALL.test(text)) return null;
  const words = text.slice(0, said[0].length + town.length);
  return { title: said[1]!, employer: said[2]!, town, words };
}

const FIRST_LINES = 4;
const MAX_TALK = 400;

/** A line of talk, as chats open with: "My company is hiring!!" */
function isTalk(text: string): boolean {
  return PROSE.test(text) || /[.!?]$/.test(text);
}

/** The first line that tells it so, after nothing but talk: below a title it tells of something else. */
export function firstSaid(lines: readonly { text: string }[]): Head | null {
  for (const { text } of lines.slice(0, FIRST_LINES)) {
    const head = sentencesOf(text).map(saidHead).find(Boolean) ?? null;
    if (head || !isTalk(text)) return head;
  }
  return null;
}

const HIRING = /^(?:we(?:'|’)re |we are |now )?#?hiring[:!]? (?:for )?(?:an? )?(?=[A-Z])/i;

/** "My cousin is hiring! QA Tester at Kainos in Belfast": each by itself, without "We're hiring a". */
function sentencesOf(text: string): string[] {
  const parts = text.slice(0, MAX_TALK).split(/(?<=[.!?])\s+/);
  return parts.map((part) => part.replace(HIRING, ""));
}

function isShort(part: string): boolean {
  return part.length <= MAX_PART_LENGTH;
}
