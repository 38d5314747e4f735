import { asc } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { securityEvents } from "#db/schema/accounts.ts";
import { universities } from "#db/schema/universities.ts";
import { siteAudit } from "#domain/audit/audit-kinds.ts";
import { recordDone } from "#domain/audit/security-events.server.ts";
import { test } from "#test/database.ts";
import { useUpIds } from "#test/demo.ts";
import { restartIds } from "./restart-ids.server.ts";
import { demoUniversities } from "./universities.ts";

const { domains: _, ...northgate } = demoUniversities[0]!;

// @both-engines: neither takes back the ids of what is rolled back. That the demo asks for it is proved by
// demo/year/demo-year.server.test.ts: `givenDemo` uses up ids before it loads.
test("what was rolled back has used no ids, and rows that were there keep theirs", async () => {
  await recordDone(siteAudit["demo-loaded"], {});
  await useUpIds();

  await db.transaction(restartIds);

  const [added] = await db
    .insert(universities)
    .values(northgate)
    .returning({ id: universities.id });
  expect(added).toEqual({ id: 1 });
  await recordDone(siteAudit["demo-loaded"], {});
  const events = await db
    .select({ id: securityEvents.id })
    .from(securityEvents)
    .orderBy(asc(securityEvents.id));
  expect(events).toEqual([{ id: 1 }, { id: 2 }]);
});
