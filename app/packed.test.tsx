import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { type Packed, pack, usePacked } from "./packed.ts";

type View = { words: string; rows: { id: number; note?: string | undefined }[] };
const view: View = { words: "“a” < b", rows: [{ id: 1, note: undefined }, { id: 2 }] };

function Shown({ packed }: { packed: Packed<View> }) {
  const { words, rows } = usePacked(packed);
  const notes = rows.map(({ id, note }) => `${id} ${note ?? "none"}`);
  return <p>{[words, ...notes].join()}</p>;
}

const shown = (packed: Packed<View>) => renderToString(<Shown packed={packed} />);

test("a page shows the same from the value and from its text, as a browser reads it", () => {
  const packed = pack(view);
  const fromValue = shown(packed);
  expect(fromValue).toBe("<p>“a” &lt; b,1 none,2 none</p>");
  // The value is gone: this is read from the text.
  expect(shown(packed)).toBe(fromValue);
});

test("each page shows its own, in whatever order they are rendered", () => {
  const packed = Array.from({ length: 6 }, (_, id) => pack({ words: "", rows: [{ id }] }));
  const ids = packed.toReversed().map((one) => shown(one));
  expect(ids).toEqual([5, 4, 3, 2, 1, 0].map((id) => `<p>,${id} none</p>`));
});
