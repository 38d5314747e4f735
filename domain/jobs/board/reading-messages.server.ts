import type { BoardPage } from "./board.ts";
import { repairedText } from "./search-board.server.ts";

/** How a search was read where it is not what was typed: for the page, and for its feed. */
export function readingMessages(page: BoardPage): string[] {
  if (page.total === 0) return [];
  return [
    repairMessage(page),
    droppedMessage(page),
    nearMessage(page),
    literalMessage(page),
  ].filter((words) => words !== "");
}

export function repairMessage({ repairs }: BoardPage): string {
  return repairs
    .map(({ typed, meant }) =>
      meant === null
        ? `No job says “${typed}”, so we left it out.`
        : `No job says “${typed}”. We searched for “${meant}”.`,
    )
    .join(" ");
}

export function droppedMessage({ dropped }: BoardPage): string {
  if (dropped.length === 0) return "";
  const words = inSentence(dropped.map((word) => `“${word}”`));
  return `No job has all of your words. These are the nearest, without ${words}.`;
}

/** Found by its kind of work alone, and nothing of it says so. */
export function nearMessage({ isNear, isWider, search, total }: BoardPage): string {
  if (!isNear && !isWider) return "";
  const which = total === 1 ? "This one is" : "These are";
  return `No job here ${isWider ? "is for" : "says"} “${search.q}”. ${which} the nearest by kind of work.`;
}

/** Work that no job here is of: the words stand in these adverts, in passing. */
export function literalMessage({ isLiteral, search, total, repairs }: BoardPage): string {
  if (!isLiteral || total === 0) return "";
  const words = repairedText(search.q, repairs);
  const which = total === 1 ? "This one only mentions" : "These only mention";
  const what = words.includes(" ") ? "its words" : "it";
  return `No job here is for “${words}”. ${which} ${what}.`;
}

export function inSentence(parts: readonly string[]): string {
  const last = parts.at(-1) ?? "";
  return parts.length > 1 ? `${parts.slice(0, -1).join(", ")} and ${last}` : last;
}
