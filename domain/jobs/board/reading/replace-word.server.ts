import { tokenise } from "#search/words/tokenise.ts";

/** The same text with one of its words replaced, however that is spelt there: "Manchestr," is "manchestr". */
export function replaceWord(text: string, before: string, after: string): string {
  const isIt = (word: string) => tokenise(word).join(" ") === tokenise(before).join(" ");
  return text
    .split(" ")
    .map((word) => (isIt(word) ? after : word))
    .join(" ");
}
