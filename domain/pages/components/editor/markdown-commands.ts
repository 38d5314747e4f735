/** A text with what is marked in it. */
export type Marked = { text: string; from: number; to: number };
/** What becomes of it: one stretch is replaced, and another marked. */
export type Edit = { from: number; to: number; insert: string; select: [from: number, to: number] };

export type Command = (marked: Marked) => Edit;

/** **bold**; pressed again it is plain. */
export function wrap(mark: string, sample: string): Command {
  return ({ text, from, to }) => {
    const inner = text.slice(from, to);
    const size = mark.length;
    const isWrapped = text.slice(from - size, from) === mark && text.slice(to, to + size) === mark;
    if (isWrapped) {
      const select: [number, number] = [from - size, to - size];
      return { from: from - size, to: to + size, insert: inner, select };
    }
    const words = inner || sample;
    const start = from + size;
    return { from, to, insert: mark + words + mark, select: [start, start + words.length] };
  };
}

/** Begins every marked line with the same; pressed again it takes that away. */
export function prefix(mark: string, others = /^(?:#{1,6} |- |\d+\. |> )/): Command {
  return ({ text, from, to }) => {
    const start = text.lastIndexOf("\n", from - 1) + 1;
    const next = text.indexOf("\n", to);
    const end = next === -1 ? text.length : next;
    const lines = text.slice(start, end).split("\n");
    const isOn = lines.every((line) => line.startsWith(mark));
    const insert = lines
      .map((line) => (isOn ? line.slice(mark.length) : mark + line.replace(others, "")))
      .join("\n");
    return { from: start, to: end, insert, select: [start + insert.length, start + insert.length] };
  };
}

/** Puts a block on lines of its own, and marks the sample in it so that typing takes its place. */
export function block(words: string, sample = ""): Command {
  return ({ text, from, to }) => {
    const before = text.slice(0, from);
    const after = text.slice(to);
    const gapBefore =
      before === "" || before.endsWith("\n\n") ? "" : before.endsWith("\n") ? "\n" : "\n\n";
    const gapAfter =
      after === "" || after.startsWith("\n\n") ? "" : after.startsWith("\n") ? "\n" : "\n\n";
    const insert = gapBefore + words + gapAfter;
    const start = from + gapBefore.length;
    const at = start + (sample ? words.indexOf(sample) : words.length);
    return { from, to, insert, select: [at, at + sample.length] };
  };
}

/** Puts words where the cursor is. */
export function inline(words: string): Command {
  return ({ from, to }) => {
    const at = from + words.length;
    return { from, to, insert: words, select: [at, at] };
  };
}

/** What is marked becomes the words of the link; without, the page's title does. */
export function link(path: string, title: string): Command {
  return ({ text, from, to }) =>
    inline(`[${text.slice(from, to) || title}](${path})`)({ text, from, to });
}

export const TABLE_SAMPLE = "First column";
export const TABLE = `| ${TABLE_SAMPLE} | Second column |
|---|---|
| One | Two |
| Three | Four |`;

export const CALLOUT_SAMPLE = "What must not be missed.";
export const CALLOUT = `> [!IMPORTANT]
> ${CALLOUT_SAMPLE}`;
