export type EntryBlock = {
  title: string;
  /** After the title, in brackets: a level. */
  note: string;
  /** Organisation and place. */
  subtitle: string;
  dates: string;
  links: readonly LinkBlock[];
  /** Set before the paragraphs, each a line with its label: "Modules: …". */
  facts: readonly { label: string; text: string }[];
  paragraphs: readonly string[];
  points: readonly string[];
  keywords: readonly string[];
};

export type LinkBlock = { text: string; url: string };
