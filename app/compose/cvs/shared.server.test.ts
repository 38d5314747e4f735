import { RouterContextProvider } from "react-router";
import { expect } from "vitest";
import { revokeShare, shareCv } from "#domain/cvs/sharing/share-cv.server.ts";
import { aCv } from "#test/cv-factories.ts";
import { test } from "#test/database.ts";
import { aStudent } from "#test/factories.ts";
import { loadShared } from "./shared.server.ts";

const DAY_MS = 24 * 3600_000;

function opened(token: string) {
  const request = new Request(`https://waymark.example/shared-cv/${token}`);
  return loadShared({ request, context: new RouterContextProvider(), params: { token } });
}

test("a link that was ended, ran out or never was answers one and the same, and says nothing", async () => {
  const owner = await aStudent();
  const { id: cvId } = await aCv(owner);
  const linkMade = async (now: Date) => {
    const made = await shareCv({ ownerId: owner.id, cvId, label: "", days: 7, now });
    if (!made.ok) throw new Error(made.error);
    return made.value;
  };
  const live = await linkMade(new Date());
  expect(await opened(live.token)).toMatchObject({ kind: "cv", token: live.token });
  await revokeShare({ ownerId: owner.id, shareId: live.id, now: new Date() });
  const old = await linkMade(new Date(Date.now() - 8 * DAY_MS));
  for (const token of [live.token, old.token, "x".repeat(32), "no"]) {
    expect(await opened(token)).toMatchObject({ data: null, init: { status: 404 } });
  }
});
