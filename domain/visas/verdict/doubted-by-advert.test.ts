import { expect, test } from "vitest";
import { prepareJob } from "#rules/uk-work/prepare-job.ts";
import { judge } from "#rules/uk-work/verdict.ts";
import { aUkJob, newGraduate, someDay } from "#test/uk-jobs.ts";
import { describeVerdict } from "./describe-verdict.ts";
import { doubtedByAdvert } from "./doubted-by-advert.ts";
import { ownFor } from "./judged-for.ts";

function refused(annual: number) {
  const prepared = prepareJob(aUkJob({ annual }), someDay);
  const verdict = judge(prepared, newGraduate);
  const judgedFor = ownFor(newGraduate);
  const view = describeVerdict({ prepared, verdict, judgedFor, choices: [], chosenCode: null });
  return {
    view,
    told: doubtedByAdvert(view, "no", "The advert says no."),
    onConditions: doubtedByAdvert(view, "conditional", null),
    later: doubtedByAdvert(view, "later", null),
    unclear: doubtedByAdvert(view, "unclear", null),
  };
}

test("a job that fits by the rules is not plainly green where its advert refuses, and the no comes first", () => {
  const { view, told } = refused(60_000);
  expect(view.tone).toBe("ok");
  expect(told.tone).toBe("ask");
  expect(told.headline).toBe(
    "No sponsorship offered. By the rules alone: Fits you, with £5,300 to spare",
  );
  expect(told.notes).toEqual(["The advert says no.", ...view.notes]);
});

test("a job that does not fit stays as red as it was", () => {
  const { view, told } = refused(20_000);
  expect([view.tone, told.tone]).toEqual(["no", "no"]);
  expect(told.headline).toMatch(/^No sponsorship offered\. By the rules alone: Below the pay line/);
});

test("conditions of the employer's own come first too, and nothing is plainly green", () => {
  const { view, onConditions } = refused(60_000);
  expect(onConditions.tone).toBe("ask");
  expect(onConditions.headline).toBe(
    "Sponsorship on conditions. By the rules alone: Fits you, with £5,300 to spare",
  );
  expect(onConditions.notes).toEqual(view.notes);
  expect(refused(20_000).onConditions.tone).toBe("no");
});

test("nor is anything where the advert says it may sponsor later, or yes and no", () => {
  const { later, unclear } = refused(60_000);
  expect([later.tone, unclear.tone]).toEqual(["ask", "ask"]);
  expect(later.headline).toMatch(/^Sponsorship may come later\. By the rules alone: Fits you/);
  expect(unclear.headline).toMatch(/^Sponsorship is unclear\. By the rules alone: Fits you/);
});
