import { RouterContextProvider } from "react-router";
import { expect } from "vitest";
import { visitorContext } from "#app/contexts.ts";
import type { SignedInMember } from "#domain/accounts/visitor.ts";
import type { Cv } from "#domain/cvs/cv.ts";
import { countWrite } from "#server/write-limit.ts";
import { aCv } from "#test/cv-factories.ts";
import { test } from "#test/database.ts";
import { aStudent } from "#test/factories.ts";
import { answerSave } from "./save.server.ts";

const address = "192.0.2.7";

test("a room behind one address saves as it types, and its forms still go through", async () => {
  const pauses = Array.from({ length: 300 }, () => countWrite(address, "saves"));
  expect((await Promise.all(pauses)).filter((wait) => wait !== null)).toEqual([]);
  expect(await countWrite(address, "writes")).toBeNull();
});

test("one person's endless saving is told to wait, in words, and nobody else is", async () => {
  const [owner, other] = [await aStudent(), await aStudent()];
  const [cv, theirs] = [await aCv(owner), await aCv(other)];
  let last = await save(owner, cv);
  expect(last.status).toBe(200);
  for (let count = 0; count < 90; count += 1) last = await save(owner, cv);

  expect(last.status).toBe(429);
  expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await last.json()).toMatchObject({ kind: "refused", sentence: expect.any(String) });
  expect((await save(other, theirs)).status).toBe(200);
});

function save(member: SignedInMember, { id, revision, title, look, document }: Cv) {
  const context = new RouterContextProvider();
  context.set(visitorContext, member);
  const body = JSON.stringify({ revision, tab: "a", state: { title, look, document } });
  const request = new Request("https://waymark.example/", { method: "POST", body });
  return answerSave({ request, context, params: { cv_id: id } });
}
