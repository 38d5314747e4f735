import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { pages } from "#db/schema/pages.ts";
import { test } from "#test/database.ts";
import { aStaffMember, aStudent } from "#test/factories.ts";
import { aJob } from "#test/job-factories.ts";
import { statementsOf } from "#test/statements.ts";
import { findAnything } from "./find-anything.queries.server.ts";

const now = new Date("2031-03-01T09:00:00Z");

async function aWorld() {
  await aStudent({ name: "Quillon Fern" });
  const job = await aJob({ title: "Quill maker" });
  await db.insert(pages).values({
    ...{
      type: "post",
      slug: "on-quills",
      title: "On quills",
      description: "",
      body: "",
      fields: {},
    },
    ...{ status: "published" as const, revision: 1, createdAt: now, updatedAt: now },
  });
  return job;
}

test("anything is found by part of its name, in one query", async () => {
  const job = await aWorld();
  const staff = await aStaffMember();
  let found: Awaited<ReturnType<typeof findAnything>> = [];

  const statements = await statementsOf(async () => {
    found = await findAnything(staff, " quill ", now);
  });

  expect(statements).toHaveLength(1);
  expect(found.map(({ kind, id }) => [kind, id])).toEqual([
    ["person", expect.any(String)],
    ["job", String(job.id)],
    ["page", "on-quills"],
  ]);
});

test("each finds what their role may see", async () => {
  await aWorld();
  const kindsFor = async (staffRole: "author" | "moderator") => {
    const found = await findAnything(await aStaffMember({ staffRole }), "quill", now);
    return found.map(({ kind }) => kind);
  };
  expect(await kindsFor("author")).toEqual(["page"]);
  expect(await kindsFor("moderator")).toEqual(["person", "job", "page"]);
});

test("one letter finds nothing, and signs that mean something elsewhere are letters here", async () => {
  await aWorld();
  const staff = await aStaffMember();
  expect(await findAnything(staff, "q", now)).toEqual([]);
  expect(await findAnything(staff, "%%%", now)).toEqual([]);
});
