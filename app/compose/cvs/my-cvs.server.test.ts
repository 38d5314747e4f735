import { RouterContextProvider } from "react-router";
import { expect } from "vitest";
import { visitorContext } from "#app/contexts.ts";
import { binCv } from "#domain/cvs/list/bin-cv.server.ts";
import { aCv } from "#test/cv-factories.ts";
import { test } from "#test/database.ts";
import { aStudent } from "#test/factories.ts";
import { answerMyCvs, loadBin, loadMyCvs } from "./my-cvs.server.ts";

async function anOwner() {
  const owner = await aStudent();
  const context = new RouterContextProvider();
  context.set(visitorContext, owner);
  const asking = (path: string, fields?: Record<string, string>) => ({
    context,
    request: new Request(new URL(path, "https://waymark.example"), {
      ...(fields ? { method: "POST", body: new URLSearchParams(fields) } : {}),
    }),
  });
  return { owner, asking };
}

test("what was just put into the bin is offered back, to its owner, while it is there", async () => {
  const { owner, asking } = await anOwner();
  const cv = await aCv(owner, { title: "UK graduate CV" });
  const answer = await answerMyCvs(asking("/my-cvs", { intent: "bin", cv: cv.id }));
  const next = answer.headers.get("location") ?? "";
  expect((await loadMyCvs(asking(next))).justBinned).toEqual({
    id: cv.id,
    title: "UK graduate CV",
  });
  const stranger = await anOwner();
  expect((await loadMyCvs(stranger.asking(next))).justBinned).toBeNull();

  await answerMyCvs(asking("/my-cvs", { intent: "unbin", cv: cv.id }));
  const after = await loadMyCvs(asking(next));
  expect(after.justBinned).toBeNull();
  expect(after.rows.map(({ id }) => id)).toEqual([cv.id]);
});

test("the list and the bin name the same last day, in the same zone", async () => {
  const { owner, asking } = await anOwner();
  const cv = await aCv(owner);
  await binCv({ ownerId: owner.id, cvId: cv.id, now: new Date("2026-11-06T23:50:00Z") });
  const list = await loadMyCvs(asking("/my-cvs"));
  const bin = await loadBin(asking("/my-cvs/bin"));
  expect(bin.rows[0]?.deletedAfter).toEqual(list.firstGone);
  expect(bin.timeZone).toBe(list.timeZone);
});
