import { and, eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { checklistMarks, departureDocuments, departures } from "#db/schema/jumpstart.ts";
import type { ActivityKind } from "#domain/activity/activity-kind.ts";
import { recordActivity } from "#domain/activity/record-activity.server.ts";
import type { DocumentState } from "#rules/departure.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { jumpstartActivity } from "./activity-kinds.ts";
import { firstWeekSteps } from "./arrival/first-week.ts";
import { knownDocuments } from "./plan/documents.ts";
import { knownSteps } from "./plan/tasks.ts";

const MAX_MARKS = 500;

/** Every step somebody has ticked, with the moment. */
export async function findMarks(userId: string): Promise<Map<string, Date>> {
  const rows = await db
    .select({ step: checklistMarks.step, markedAt: checklistMarks.markedAt })
    .from(checklistMarks)
    .where(eq(checklistMarks.userId, userId))
    .limit(MAX_MARKS);
  return new Map(rows.map(({ step, markedAt }) => [step, markedAt]));
}

type Marking = { step: string; isDone: boolean; now: Date };

/** Ticks or unticks a step of the plan or of the first week. Doing it twice changes nothing. */
export async function markStep(
  userId: string,
  { step, isDone, now }: Marking,
): Promise<Result<null, "no-such-step">> {
  const kind = kindOf(step);
  if (!kind) return no("no-such-step");
  await mark(userId, { step, isDone, now, kind, thingId: step });
  return ok(null);
}

function kindOf(step: string): ActivityKind<"step"> | null {
  if (knownSteps.has(step)) return jumpstartActivity["plan-step-done"];
  return firstWeekSteps.has(step) ? jumpstartActivity["first-week-done"] : null;
}

/** A chapter of the playbook is read; the caller knows its page. */
export function markChapter(userId: string, { slug, now }: { slug: string; now: Date }) {
  const kind = jumpstartActivity["plan-chapter-read"];
  return mark(userId, { step: chapterStep(slug), isDone: true, now, kind, thingId: slug });
}

export function chapterStep(slug: string): string {
  return `chapter:${slug}`;
}

type Mark = Marking & { kind: ActivityKind<string>; thingId: string };

async function mark(userId: string, { step, isDone, now, kind, thingId }: Mark): Promise<void> {
  await db.transaction(async (tx) => {
    if (!isDone) {
      const it = and(eq(checklistMarks.userId, userId), eq(checklistMarks.step, step));
      await tx.delete(checklistMarks).where(it);
      // The plan's calendar counts by its last change, and unticking is one: its numbers never fall.
      await tx.update(departures).set({ updatedAt: now }).where(eq(departures.userId, userId));
      return;
    }
    await tx.insert(checklistMarks).values({ userId, step, markedAt: now }).onConflictDoNothing();
    await recordActivity(tx, kind, { userId, thingId, at: now });
  });
}

/** What somebody noted about their papers, by the paper. */
export async function findDocuments(userId: string) {
  const rows = await db
    .select({
      document: departureDocuments.document,
      state: departureDocuments.state,
      note: departureDocuments.note,
    })
    .from(departureDocuments)
    .where(eq(departureDocuments.userId, userId))
    .limit(MAX_MARKS);
  return new Map(rows.map(({ document, ...row }) => [document, row]));
}

type Noting = { document: string; state: DocumentState | "to-do"; note: string; now: Date };

export async function noteDocument(
  userId: string,
  { document, state, note, now }: Noting,
): Promise<Result<null, "no-such-document">> {
  if (!knownDocuments.has(document)) return no("no-such-document");
  await db.transaction(async (tx) => {
    if (state === "to-do" && note === "") {
      const it = eq(departureDocuments.document, document);
      await tx.delete(departureDocuments).where(and(eq(departureDocuments.userId, userId), it));
      return;
    }
    const row = { state: state === "to-do" ? null : state, note, updatedAt: now };
    await tx
      .insert(departureDocuments)
      .values({ userId, document, ...row })
      .onConflictDoUpdate({
        target: [departureDocuments.userId, departureDocuments.document],
        set: row,
      });
  });
  return ok(null);
}
