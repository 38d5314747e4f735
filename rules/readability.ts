/** The words of a text, without Markdown's signs and addresses. */
export function wordsIn(markdown: string): string[] {
  return markdown.replaceAll(/\]\([^)]*\)/g, "]").match(/[A-Za-zÀ-ÿ]+(?:['’][a-z]+)?/g) ?? [];
}

/**
 * The Flesch-Kincaid grade: 0.39 words a sentence + 11.8 syllables a word - 15.59. A list item, a
 * heading or a table cell ends a sentence too.
 */
export function gradeOf(markdown: string): number {
  const words = wordsIn(markdown);
  const sentences = markdown
    .split(/[.!?:;](?=\s|$)|\n\s*\n|\n(?=[-*#|\d])|\|/m)
    .filter((sentence) => wordsIn(sentence).length > 0).length;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
}

/** Groups of vowels, without a silent e at the end: right for four words of five. */
function syllablesOf(word: string): number {
  const plain = word.toLowerCase().replace(/(?:[^l]e|ed|es)$/, "");
  return Math.max(1, plain.match(/[aeiouy]+/g)?.length ?? 0);
}

/** How old somebody is who reads a text of this grade with ease: a school year's pupils are five years older than its number. */
export function readingAgeOf(markdown: string): number {
  return Math.max(MIN_READING_AGE, Math.round(gradeOf(markdown)) + 5);
}

const MIN_READING_AGE = 6;

/** What guides keep to: the ninth grade. */
export const MAX_READING_AGE = 14;
