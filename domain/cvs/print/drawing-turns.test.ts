import { expect, test } from "vitest";
import { figureTurns, pictureTurns, previewTurns } from "./drawing-turns.server.ts";

const SOON = { interval: 2 };

/** Drawings that end when the test says so. */
function someDrawings() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const draw = (name: string) => () => {
    started.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return { draw, started, end: (name: string) => ends.get(name)?.() };
}

test("one person has one drawing at work, whatever it is for, and others do not wait for it", async () => {
  const { draw, started, end } = someDrawings();
  const turns = [
    pictureTurns.run("ana", draw("ana's picture")),
    previewTurns.run("ana", draw("ana's preview")),
    figureTurns.run("ana", draw("ana's figure")),
    previewTurns.run("ben", draw("ben's preview")),
  ];
  await expect.poll(() => started, SOON).toEqual(["ana's picture", "ben's preview"]);
  for (const name of ["ana's picture", "ana's preview", "ana's figure", "ben's preview"]) {
    await expect.poll(() => started, SOON).toContain(name);
    end(name);
  }
  expect((await Promise.all(turns)).every(({ ok }) => ok)).toBe(true);
});

test("a gallery of pictures does not refuse words that are typed, and they wait for one picture", async () => {
  const { draw, started, end } = someDrawings();
  const names = Array.from({ length: 31 }, (_, index) => `picture ${index}`);
  const pictures = names.map((name) => pictureTurns.run("cem", draw(name)));
  const preview = previewTurns.run("cem", draw("preview"));
  expect(await pictureTurns.run("cem", draw("one too many"))).toEqual({
    ok: false,
    error: "busy-with-yours",
  });

  await expect.poll(() => started, SOON).toEqual(["picture 0"]);
  end("picture 0");
  await expect.poll(() => started, SOON).toEqual(["picture 0", "preview"]);
  end("preview");
  expect(await preview).toEqual({ ok: true, value: "preview" });
  for (const name of names) {
    await expect.poll(() => started, SOON).toContain(name);
    end(name);
  }
  expect((await Promise.all(pictures)).every(({ ok }) => ok)).toBe(true);
});

test("of words that are typed two wait and no more", async () => {
  const { draw, started, end } = someDrawings();
  const names = ["first", "second", "third"];
  const previews = names.map((name) => previewTurns.run("dee", draw(name)));
  expect(await previewTurns.run("dee", draw("fourth"))).toMatchObject({ error: "busy-with-yours" });
  for (const name of names) {
    await expect.poll(() => started, SOON).toContain(name);
    end(name);
  }
  await Promise.all(previews);
  expect(started).toEqual(names);
});
