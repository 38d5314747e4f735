import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { sponsorEvents, sponsorImports, sponsorOrganisations } from "#db/schema/sponsors.ts";
import { test } from "#test/database.ts";
import { aStudent } from "#test/factories.ts";
import { aRegister, manyFirms } from "#test/register.ts";
import { watchNews } from "./watch-news.queries.server.ts";
import { watchSponsor } from "./watch-sponsor.server.ts";

test("news of a watched organisation is told from the day it was seen, to who watches it", async () => {
  await aRegister(manyFirms);
  const [one, other] = [await aStudent(), await aStudent()];
  const [organisation] = await db.select().from(sponsorOrganisations).limit(1);
  const [register] = await db.select().from(sponsorImports).limit(1);
  await watchSponsor(one, organisation!.id, new Date("2026-11-01T09:00:00Z"));
  await db.insert(sponsorEvents).values({
    ...{ organisationId: organisation!.id, importId: register!.id },
    ...{ seenOn: "2026-11-10", kind: "left" as const },
  });

  expect(await watchNews(one.id, "2026-11-09")).toMatchObject([
    { title: organisation!.name, words: "Left the register." },
  ]);
  expect(await watchNews(one.id, "2026-11-10")).toEqual([]);
  expect(await watchNews(other.id, "2026-11-09")).toEqual([]);
});
