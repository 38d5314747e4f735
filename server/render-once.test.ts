import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { type CachedPage, CachedPages } from "./cached-pages.ts";
import { type Rendered, RenderOnce } from "./render-once.ts";

function aRenderer() {
  const kept = new CachedPages();
  const once = new RenderOnce({ kept, compress: () => undefined });
  let renders = 0;
  let running = 0;
  let mostAtOnce = 0;
  const ask = (key: string, { isKept = true } = {}) =>
    once.answer(key, {
      render: async () => {
        renders += 1;
        running += 1;
        mostAtOnce = Math.max(mostAtOnce, running);
        await wait(20);
        running -= 1;
        return new Response("page", isKept ? { headers: { "x-waymark-keep": "home" } } : {});
      },
      toPage: async (): Promise<Rendered> => ({ kind: "kept", page: aPage(key) }),
    });
  return { kept, once, ask, renders: () => renders, mostAtOnce: () => mostAtOnce };
}

function aPage(key: string): CachedPage {
  return {
    key,
    tags: ["home"],
    etag: "",
    headers: [],
    bodies: { gzip: Buffer.from("x") },
    loggedPath: key,
    keptAt: Date.now(),
  };
}

test("a hundred visitors at once cost one rendering", async () => {
  const { kept, ask, renders } = aRenderer();
  const answers = await Promise.all(Array.from({ length: 100 }, () => ask("/")));

  expect(renders()).toBe(1);
  expect(answers.every(({ kind }) => kind === "kept")).toBe(true);
  expect(kept.find("/", Date.now())).toBeDefined();
});

test("a page that is not kept is rendered for each, and the next do not wait for each other", async () => {
  const { ask, renders, mostAtOnce } = aRenderer();
  await Promise.all([ask("/mine", { isKept: false }), ask("/mine", { isKept: false })]);
  expect(renders()).toBe(2);

  await Promise.all(Array.from({ length: 5 }, () => ask("/mine", { isKept: false })));
  expect(mostAtOnce()).toBe(5);
});

test("a page rendered while its tag was forgotten is sent but not kept", async () => {
  const { kept, once, ask } = aRenderer();
  const asking = ask("/");
  await wait(5);
  once.forget("home");

  expect((await asking).kind).toBe("kept");
  expect(kept.count()).toBe(0);
});

test("anyone who asks after a forgetting does not get what was being rendered before it", async () => {
  const { once, ask, renders } = aRenderer();
  const before = ask("/");
  await wait(5);
  once.forget("another");
  await Promise.all([before, ask("/")]);

  expect(renders()).toBe(2);
});

test("when the one who renders fails, those who waited try for themselves", async () => {
  const { once, ask } = aRenderer();
  const failing = once.answer("/", {
    render: async () => {
      await wait(10);
      throw new Error("The database is away");
    },
    toPage: async () => ({ kind: "own", response: new Response() }),
  });
  const waiting = ask("/");

  await expect(failing).rejects.toThrow("away");
  expect((await waiting).kind).toBe("own");
});
