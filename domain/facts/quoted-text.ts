/** What stands beside a paragraph: where its facts come from, and when somebody last read it there. */
export type NoteView = {
  number: number;
  source: { title: string; url: string };
  /** "SW 4.2, SW 8.1", or empty where the source is short. */
  paragraphs: string;
  /** "Checked 6 October 2026", or what to do where the next check is late. */
  checked: string;
  isDue: boolean;
};

export type BlockView = { key: string; html: string; notes: readonly NoteView[] };

export type PartView = { id: string; title: string; blocks: readonly BlockView[] };

/** A page's words with every fact in its place. */
export type QuotedText = {
  minutes: number;
  /** "11 facts from 6 sources", or null where it quotes none. */
  factsLine: string | null;
  /** "1 source last checked on 19 May 2026", where its next check is late. */
  dueLine: string | null;
  parts: readonly PartView[];
};
