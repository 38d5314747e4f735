import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { exportMyData } from "#domain/accounts/erasure/export-my-data.server.ts";
import { test } from "#test/database.ts";
import { aStudent, aUniversity } from "#test/factories.ts";
import { aCourse, RIGHT } from "#test/lessons.ts";
import { takeCheck } from "./checks/take-check.server.ts";
import { addNote } from "./notes/notes.server.ts";
import { askForPremium } from "./premium/ask-for-premium.server.ts";
import { setSaved } from "./saved/saved-lessons.server.ts";
import { saveWatching } from "./watching/save-watching.server.ts";

const now = new Date("2031-03-01T09:00:00Z");
const openedAt = new Date(now.getTime() - 600_000);
const own = [
  "course_certificates",
  "lesson_notes",
  "lesson_tries",
  "lesson_watching",
  "premium_requests",
  "saved_lessons",
];

test("what somebody did in the hub is in their file, and goes with their account", async () => {
  const student = await aStudent({ university: await aUniversity() });
  const lesson = (await aCourse()).lessons[0]!;
  const learner = { userId: student.id, lesson };
  await saveWatching(learner, { positionMs: 0, played: [[0, 100]], openedAt }, now);
  await takeCheck(learner, RIGHT, now);
  await addNote(learner, { atMs: 1000, words: "Ask Ruth." }, now);
  await setSaved(student.id, lesson.id, { isSaved: true, now });
  await askForPremium(student, null, now);

  const file = await exportMyData(student.id, now);
  expect(own.map((table) => [table, file!.tables[table]?.length])).toEqual(
    own.map((table) => [table, 1]),
  );
  expect(JSON.stringify(file)).toContain("Ask Ruth.");

  await db.delete(users).where(eq(users.id, student.id));
  const { rows } = await db.execute<{ left: number }>(
    `select (${own.map((table) => `(select count(*) from ${table})`).join(" + ")})::int as left`,
  );
  expect(rows[0]!.left).toBe(0);
});
