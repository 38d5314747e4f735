const LONGEST_QUOTE = 160;
const ABOUT = /\b(sponsor(s|ed|ing|ship)?|visas?|right to work|work permit)\b/i;

/** What the advert says about sponsorship in its own words: the first sentence that speaks of it. */
export function sponsorshipQuote(descriptionHtml: string): string | null {
  const sentences = sentencesOf(descriptionHtml);
  const first =
    sentences.find((sentence) => /\bsponsor/i.test(sentence)) ??
    sentences.find((sentence) => ABOUT.test(sentence));
  return first ? shortened(first) : null;
}

function sentencesOf(html: string): string[] {
  const text = html
    .replace(/<\/(p|li|h[1-6]|div|ul|ol)>|<br\s*\/?>/gi, "\n")
    .replace(/<[^>]*>/g, "")
    .replace(/&(amp|nbsp|lt|gt|quot|#39);/g, (_all, name: string) => entities[name] ?? " ");
  return text
    .split(/\n+|(?<=[.!?])\s+/)
    .map((sentence) => sentence.replace(/\s+/g, " ").trim())
    .filter(Boolean);
}

const entities: Record<string, string> = {
  amp: "&",
  nbsp: " ",
  lt: "<",
  gt: ">",
  quot: '"',
  "#39": "'",
};

/** Cut at a word, so that no word is changed by losing its end. */
function shortened(sentence: string): string {
  if (sentence.length <= LONGEST_QUOTE) return sentence;
  return `${sentence.slice(0, LONGEST_QUOTE).replace(/\s+\S*$/, "")} …`;
}
