import { expect, test } from "vitest";
import { releaseRenderSlot } from "#platform/request-context.server.ts";
import { OverloadedError, type Priority, RenderQueue } from "./render-queue.ts";

/** A queue whose renders end when the test says so. */
function aQueue(bounds: ConstructorParameters<typeof RenderQueue>[0] = {}) {
  const queue = new RenderQueue({ maxRendering: 2, ...bounds });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string, priority: Priority = "guest", signal?: AbortSignal) => {
    const render = () => {
      started.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    };
    const asked = queue.run(priority, render, signal);
    asked.catch(() => undefined); // Anyone who still waits when the test is over is refused later.
    return asked;
  };
  return { queue, ask, started, end: (name: string) => ends.get(name)?.() };
}

test("a few pages are rendered at a time, and the next when one is done", async () => {
  const { ask, started, end } = aQueue();
  const [a] = [ask("a"), ask("b"), ask("c"), ask("d")];
  await expect.poll(() => started).toEqual(["a", "b"]);

  end("a");
  expect(await a).toBe("a");
  await expect.poll(() => started).toEqual(["a", "b", "c"]);
});

test("members go before guests who came earlier", async () => {
  const { ask, started, end } = aQueue({ maxRendering: 1 });
  void ask("first");
  void ask("guest");
  void ask("member", "member");
  await expect.poll(() => started).toEqual(["first"]);

  end("first");
  await expect.poll(() => started).toEqual(["first", "member"]);
});

test("a guest who would wait for more than three seconds is refused at once, a member waits longer", async () => {
  const { queue, ask } = aQueue();
  void ask("a");
  void ask("b");
  let waiting = 0;
  while (!queue.isFull("guest") && waiting < 100) {
    void ask(`guest ${waiting}`);
    waiting += 1;
  }
  // Nothing is known of this machine yet, so a page is taken to need 50 ms.
  expect(waiting).toBeGreaterThan(5);
  expect(waiting).toBeLessThanOrEqual(60);
  await expect(ask("too late")).rejects.toThrow(OverloadedError);
  expect(queue.isFull("member")).toBe(false);
});

test("anyone who waited far longer than expected is refused as well", async () => {
  const { ask, started } = aQueue({ maxRendering: 1, maxWaitMs: { guest: 60, member: 60 } });
  void ask("never ends");
  await expect(ask("waits")).rejects.toThrow(OverloadedError);
  expect(started).toEqual(["never ends"]);
});

test("a render that never ends does not keep its slot", async () => {
  const { ask, started } = aQueue({ maxRendering: 1, maxRenderMs: 20 });
  void ask("never ends");
  void ask("next");
  await expect.poll(() => started).toEqual(["never ends", "next"]);
});

test("a render that waits for another thread lets the next one start, once", async () => {
  const { queue, ask, started } = aQueue({ maxRendering: 1 });
  void queue.run("member", () => {
    releaseRenderSlot();
    releaseRenderSlot();
    return new Promise(() => undefined);
  });
  void ask("next");
  void ask("after the next");
  await expect.poll(() => started).toEqual(["next"]);
});

test("nothing is rendered for somebody who left while they waited", async () => {
  const { ask, started, end } = aQueue({ maxRendering: 1 });
  const visitor = new AbortController();
  void ask("first");
  const left = ask("left", "guest", visitor.signal);
  void ask("stayed");
  visitor.abort();
  await expect(left).rejects.toThrow(OverloadedError);

  end("first");
  await expect.poll(() => started).toEqual(["first", "stayed"]);
});

test("a render that fails frees its slot", async () => {
  const { queue } = aQueue({ maxRendering: 1 });
  const failing = queue.run("guest", async () => Promise.reject(new Error("on purpose")));
  await expect(failing).rejects.toThrow("on purpose");
  expect(await queue.run("guest", async () => "next")).toBe("next");
});
