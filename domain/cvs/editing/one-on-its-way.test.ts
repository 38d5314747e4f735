import { expect, test } from "vitest";
import { joinOrStart, type OnItsWay } from "./one-on-its-way.ts";

test("whoever asks while one is on its way gets that one; the next begins after it", async () => {
  const onItsWay: OnItsWay = { current: null };
  const sent: PromiseWithResolvers<void>[] = [];
  const send = () => {
    const answer = Promise.withResolvers<void>();
    sent.push(answer);
    return answer.promise;
  };
  const both = [joinOrStart(onItsWay, send), joinOrStart(onItsWay, send)];
  expect(sent).toHaveLength(1);
  sent[0]!.resolve();
  await Promise.all(both);
  void joinOrStart(onItsWay, send);
  expect(sent).toHaveLength(2);
});

test("one that fails does not stand in the way of the next", async () => {
  const onItsWay: OnItsWay = { current: null };
  await expect(joinOrStart(onItsWay, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  let isSent = false;
  await joinOrStart(onItsWay, async () => {
    isSent = true;
  });
  expect(isSent).toBe(true);
});
