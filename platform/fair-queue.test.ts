import { expect, test } from "vitest";
import { FairQueue } from "./fair-queue.server.ts";
import { withRenderSlot } from "./request-context.server.ts";

/** Turns whose work ends when the test says so. */
function someQueue(bounds: Partial<ConstructorParameters<typeof FairQueue>[0]> = {}) {
  const usual = { maxRunning: 2, maxWaiting: 10, maxWaitingPerPerson: 3, maxWaitMs: 60_000 };
  const turns = new FairQueue({ ...usual, ...bounds });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string, signal?: AbortSignal) =>
    turns.run(
      name.split(" ")[0] ?? "",
      () => {
        started.push(name);
        return new Promise<void>((resolve) => ends.set(name, resolve));
      },
      signal,
    );
  return { turns, ask, started, end: (name: string) => ends.get(name)?.() };
}

test("one person's work waits for their own, not for others'", async () => {
  const { ask, started } = someQueue();
  for (const name of ["ana 1", "ana 2", "ana 3", "ben 1"]) void ask(name);
  await expect.poll(() => started).toEqual(["ana 1", "ben 1"]);
});

test("people who wait get their turns one after the other, however much each of them sent", async () => {
  const { ask, started, end } = someQueue({ maxRunning: 1 });
  for (const name of ["ana 1", "ana 2", "ana 3", "ben 1", "ben 2", "cem 1"]) void ask(name);
  const order = ["ana 1", "ana 2", "ben 1", "cem 1", "ana 3", "ben 2"];
  for (const name of order) {
    await expect.poll(() => started.at(-1)).toBe(name);
    end(name);
  }
  expect(started).toEqual(order);
});

test("so much of one person waits and no more, and so much of all together", async () => {
  const { ask } = someQueue({ maxRunning: 1, maxWaiting: 5 });
  for (const name of ["ana 1", "ana 2", "ana 3", "ana 4"]) void ask(name);
  expect(await ask("ana 5")).toEqual({ ok: false, error: "busy-with-yours" });
  for (const name of ["ben 1", "ben 2"]) void ask(name);
  expect(await ask("cem 1")).toEqual({ ok: false, error: "busy" });
});

test("nobody waits for ever", async () => {
  const { ask, started } = someQueue({ maxRunning: 1, maxWaitMs: 10 });
  void ask("ana 1");
  expect(await ask("ben 1")).toEqual({ ok: false, error: "busy" });
  expect(started).toEqual(["ana 1"]);
});

test("nothing is done for somebody who left, and the next have their turn", async () => {
  const { ask, started, end } = someQueue({ maxRunning: 1 });
  const leaving = new AbortController();
  void ask("ana 1");
  const left = ask("ben 1", leaving.signal);
  void ask("cem 1");
  leaving.abort();
  expect((await left).ok).toBe(false);
  end("ana 1");
  await expect.poll(() => started).toEqual(["ana 1", "cem 1"]);
});

test.each([1, 2])(
  "nobody is waited for who had left before they asked (%i may run)",
  async (maxRunning) => {
    const { ask, started, end } = someQueue({ maxRunning });
    void ask("ana 1");
    expect(await ask("ben 1", AbortSignal.abort())).toEqual({ ok: false, error: "busy" });
    end("ana 1");
    void ask("cem 1");
    await expect.poll(() => started).toEqual(["ana 1", "cem 1"]);
  },
);

test("work that fails gives its turn to the next", async () => {
  const { turns } = someQueue({ maxRunning: 1 });
  const failing = turns.run("ana", async () => Promise.reject(new Error("on purpose")));
  const next = turns.run("ben", async () => "done");
  await expect(failing).rejects.toThrow("on purpose");
  expect(await next).toEqual({ ok: true, value: "done" });
});

test("where only one's own is limited, nobody waits for anybody else", async () => {
  const turns = new FairQueue({ maxWaitingPerPerson: 1 });
  const first = Promise.withResolvers<string>();
  const running = turns.run("ana", () => first.promise);
  const waiting = turns.run("ana", async () => "second");
  expect(await turns.run("ana", async () => "third")).toMatchObject({ error: "busy-with-yours" });
  expect(await turns.run("ben", async () => "ben's")).toEqual({ ok: true, value: "ben's" });
  first.resolve("first");
  expect((await Promise.all([running, waiting])).map((turn) => turn.ok && turn.value)).toEqual([
    "first",
    "second",
  ]);
});

test("a page that waits for its turn lets the next page render", async () => {
  const turns = new FairQueue({ maxWaitingPerPerson: 1 });
  const released: string[] = [];
  const page = (name: string) =>
    withRenderSlot(
      () => released.push(name),
      () => turns.run("ana", async () => name),
    );
  await Promise.all([page("at once"), page("waits")]);
  expect(released).toEqual(["waits"]);
});
