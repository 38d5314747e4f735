import { expect } from "vitest";
import type { SignedVisitor } from "#domain/accounts/visitor.ts";
import type { BoardView } from "#domain/jobs/board/board-view.ts";
import { hideJob } from "#domain/jobs/hidden/hide-job.server.ts";
import { guest } from "#rules/access/visitor.ts";
import { test } from "#test/database.ts";
import { aPerson, aStudent } from "#test/factories.ts";
import { aJob } from "#test/job-factories.ts";
import { hiddenFor, withoutHidden } from "./hidden.server.ts";

const now = new Date("2026-11-16T09:00:00Z");

async function pageFor(view: BoardView, visitor: SignedVisitor) {
  const ids = view.cards.map(({ id }) => id);
  return withoutHidden(view, await hiddenFor(visitor, ids));
}

async function aPageOfTwo() {
  const [first, second] = [await aJob(), await aJob()];
  const view = {
    cards: [{ id: first.id }, { id: second.id }],
    shown: "Showing 1 to 2 of 40.",
  } as BoardView;
  return { view, first };
}

test("a hidden job leaves its reader's page, which says so and counts as before", async () => {
  const student = await aStudent();
  const { view, first } = await aPageOfTwo();
  expect(await pageFor(view, student)).toEqual({ ...view, hidden: "" });

  await hideJob(student.id, first.id, now);

  const left = await pageFor(view, student);
  expect(left.cards.map(({ id }) => id)).toEqual([view.cards[1]?.id]);
  expect(left).toMatchObject({ hidden: "1 of these is hidden by you.", shown: view.shown });
  expect((await pageFor(view, await aStudent())).cards).toHaveLength(2);
});

test("anyone who saves no jobs hides none", async () => {
  const { view } = await aPageOfTwo();
  expect(await pageFor(view, guest)).toBe(view);
  expect(await pageFor(view, await aPerson("employer"))).toBe(view);
});
