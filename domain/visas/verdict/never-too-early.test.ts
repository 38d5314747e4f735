import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { prepareJob } from "#rules/uk-work/prepare-job.ts";
import { judge } from "#rules/uk-work/verdict.ts";
import type { Applicant, Verdict } from "#rules/uk-work/verdict-types.ts";
import { anyApplicationDay, anyJob, anyReader } from "#test/any-uk-verdict.ts";
import { propertyRuns } from "#test/property-runs.ts";
import { aUkJob, inCode, newcomer, newGraduate, someDay, type UkJobChange } from "#test/uk-jobs.ts";
import { cardVerdict } from "./card-verdict.ts";
import { describeVerdict } from "./describe-verdict.ts";
import { ownFor } from "./judged-for.ts";

function sayIt(prepared: ReturnType<typeof prepareJob>, reader: Applicant) {
  const verdict = judge(prepared, reader);
  const judgedFor = ownFor(reader);
  const asked = { prepared, verdict, judgedFor, choices: [], chosenCode: null };
  const view = describeVerdict({ ...asked, today: someDay });
  return { verdict, view, card: cardVerdict(verdict, judgedFor) };
}

function said(change: UkJobChange, reader: Applicant = newGraduate, on: string = someDay) {
  return sayIt(prepareJob(aUkJob(change), on), reader).view;
}

/** Words inform. Advice on somebody's own case is for registered people (s.84 of the Act of 1999). */
const ADVICE =
  /\b(?:better|best|right|wiser) (?:choice|option|route|way|for you)\b|\b(?:you (?:should|ought)|we (?:recommend|advise|suggest)|our advice)\b/i;

/** 2 is a plain yes, 1 a maybe, 0 a no. A gate's shut is a no, its unknown and its "if" a maybe. */
const worst = ({ gates }: Verdict) =>
  Math.min(...gates.map(({ state }) => ({ open: 2, "open-if": 1, unknown: 1, closed: 0 })[state]));
const toneRank = { ok: 2, ask: 1, no: 0 };

describe("for no reader, job and day", () => {
  const settings = { numRuns: propertyRuns(1_000) };

  test("is the headline, on the page or on a card, better than the worst gate", () => {
    fc.assert(
      fc.property(anyJob, anyReader, anyApplicationDay, (job, reader, day) => {
        const { verdict, view, card } = sayIt(prepareJob(job, day), reader);
        expect(toneRank[view.tone]).toBeLessThanOrEqual(worst(verdict));
        expect(card.tone).toBe(view.tone);
        const isYes = view.headline.startsWith("Fits") || card.headline.startsWith("Fits");
        if (isYes) expect(verdict.gates.map(({ state }) => state)).toEqual(Array(4).fill("open"));
      }),
      settings,
    );
  });

  test("does a maybe hide what it rests on", () => {
    fc.assert(
      fc.property(anyJob, anyReader, anyApplicationDay, (job, reader, day) => {
        const { view } = sayIt(prepareJob(job, day), reader);
        if (view.headline.startsWith("May fit"))
          expect(view.headline).toMatch(/, if |only with a certificate/);
        if (view.headline.startsWith("We cannot tell"))
          expect(view.headline).toMatch(/^We cannot tell yet: \w/);
      }),
      settings,
    );
  });

  test("is anybody told what to choose", () => {
    fc.assert(
      fc.property(anyJob, anyReader, anyApplicationDay, (job, reader, day) => {
        const { view, card } = sayIt(prepareJob(job, day), reader);
        expect(JSON.stringify([view, card])).not.toMatch(ADVICE);
      }),
      settings,
    );
  });

  test("is a closed gate told as anything but a no", () => {
    fc.assert(
      fc.property(anyJob, anyReader, anyApplicationDay, (job, reader, day) => {
        const { verdict, view } = sayIt(prepareJob(job, day), reader);
        if (worst(verdict) > 0) return;
        expect(view.tone).toBe("no");
        expect(view.summary).not.toContain("not a no");
      }),
      settings,
    );
  });

  test("is a day of an end named under a pass by a line that ends on none", () => {
    fc.assert(
      fc.property(anyJob, anyReader, anyApplicationDay, (job, reader, day) => {
        const { verdict, view } = sayIt(prepareJob(job, day), reader);
        const [, occupation] = verdict.gates;
        const isLasting = occupation?.code === "degree-level" && verdict.option === "A";
        if (!isLasting || verdict.code !== "fits") return;
        expect(view.summary).toContain("has no time limit");
        expect(`${view.summary} ${view.notes.join(" ")}`).not.toMatch(/ends on|is true until/);
      }),
      settings,
    );
  });
});

describe("words alone open nothing", () => {
  /** The issue's own case: 34, abroad, £36,000, code 2421 whose standard line is £49,200. */
  const accountant = { ...inCode("2421"), annual: 36_000 };
  const abroad: Applicant = { ...newcomer, bornOn: "1992-03-01" };

  test("an advert that speaks of a charter is a condition to confirm", () => {
    const { headline, tone } = said({ ...accountant, towardsRegistration: true }, abroad);
    expect(tone).toBe("ask");
    expect(headline).toContain("if work towards a UK registration or charter is part of it");
  });

  test("only the reader's own word makes it a pass, and their no a no", () => {
    const by = (towardsRegistration: boolean) =>
      said({ ...accountant, towardsRegistration: true }, { ...abroad, towardsRegistration });
    expect(by(true).headline).toBe("Fits you only as a new entrant, with £1,500 to spare");
    expect(by(false).headline).toBe("Below the pay line by £13,200");
  });
});

describe("a day after the visa's end", () => {
  const student: Applicant = {
    ...newGraduate,
    lastPermission: {
      kind: "student",
      endsOn: "2027-01-31",
      course: {
        level: "masters",
        isFullTime: true,
        startedOn: "2025-09-20",
        completedOn: "2026-09-30",
      },
    },
  };

  test("is said, with what it means: no plain pass in June for a visa that ends in January", () => {
    const view = said({ annual: 60_000 }, student, "2027-06-01");
    expect(view.tone).toBe("ask");
    expect(view.headline).toContain(
      "if the application is made from abroad, or by 31 January 2027 when the visa ends",
    );
    expect(view.gates[3]!.note).toContain("after the visa’s end on 31 January 2027");
    expect(view.trace.map(({ rule }) => rule)).toEqual(
      expect.arrayContaining(["SW 2.2(a)", "SUI 13.1", "SW 3.3"]),
    );
    expect(view.source).toContain("checked on or after 6 December 2025");
  });

  test("names no day that is behind us as a way", () => {
    const endsOn = "2025-01-31";
    const long: Applicant = { ...newGraduate, lastPermission: { kind: "graduate", endsOn } };
    const { headline, gates } = said({ annual: 60_000 }, { ...long, english: "b2" });
    expect(headline).toBe(
      "May fit you, with £5,300 to spare, if the application is made from abroad",
    );
    expect(gates[3]!.note).toContain("Applying from abroad is another case.");
    expect(gates[3]!.note).not.toContain("by that day");
  });

  test("is not yet the day it ends", () => {
    expect(said({ annual: 60_000 }, student, "2027-01-31").tone).toBe("ok");
    expect(said({ annual: 60_000 }, student, "2027-02-01").tone).toBe("ask");
  });

  test("a visitor in the UK has to apply from abroad", () => {
    const visitor: Applicant = { ...newcomer, applyingFrom: "uk-as-visitor" };
    const { tone, headline } = said({ annual: 60_000 }, visitor);
    expect(tone).toBe("ask");
    expect(headline).toContain("if the application is made from abroad");
  });

  test("English that is not shown stands in the headline, beside what is heavier", () => {
    const visitor: Applicant = { ...newcomer, applyingFrom: "uk-as-visitor", english: "none" };
    expect(said({ annual: 60_000 }, visitor).headline).toBe(
      "May fit you, with £5,300 to spare, if the application is made from abroad, and English at level B2 is shown",
    );
  });
});

describe("lists that have ended", () => {
  /** Option D: £33,400 and the going rate, £33,400. Option A: £41,700. */
  const designer = { ...inCode("2142"), annual: 33_400 };
  const holder = (certificateOn: string): Applicant => ({ ...newcomer, certificateOn });

  test("the salary list carries a job to its last day", () => {
    expect(said(designer, newcomer, "2026-12-30").headline).toBe("Fits you, at the line exactly");
  });

  test("afterwards only with a certificate from before, and the headline says so", () => {
    const view = said(designer, newcomer, "2027-01-15");
    expect(view.tone).toBe("ask");
    expect(view.headline).toBe("May fit you, only with a certificate issued by 30 December 2026");
    expect(view.gates[2]!.note).toContain("issued before the Immigration Salary List ended");
  });

  test("a certificate somebody told us of decides it", () => {
    expect(said(designer, holder("2026-12-30"), "2027-01-15").headline).toBe(
      "Fits you, at the line exactly",
    );
    expect(said(designer, holder("2026-12-31"), "2027-01-15").headline).toBe(
      "Below the pay line by £8,300",
    );
  });

  test("once certificates of before have run out it is a plain no", () => {
    expect(said(designer, newcomer, "2027-03-31").headline).toBe("Below the pay line by £8,300");
  });

  test("a list that takes some jobs keeps that condition", () => {
    const archaeologist = { ...inCode("2115"), annual: 40_400 };
    expect(said(archaeologist, newcomer, "2027-01-15").headline).toBe(
      "May fit you, only with a certificate issued by 30 December 2026, if the salary list takes this job",
    );
    expect(said(archaeologist, holder("2026-12-30"), "2027-01-15").headline).toBe(
      "May fit you, at the line exactly, if the salary list takes this job",
    );
  });
});

describe("only where it is so", () => {
  test("a new entrant's line is not the only one where the salary list carries it too", () => {
    const view = said({ ...inCode("2142"), annual: 34_000 });
    expect(view.headline).toBe("Fits you as a new entrant, with £600 to spare");
  });

  test.each([
    ["relevant", "Fits you as a new entrant, with £11,700 to spare"],
    ["stem", "Fits you as a new entrant, with £11,700 to spare"],
    ["none", "Fits you only as a new entrant, with £11,700 to spare"],
  ] as const)("nor where a doctorate that is %s lowers the line below the pay", (phd, words) => {
    expect(said({ annual: 50_000 }, { ...newGraduate, phd }).headline).toBe(words);
  });

  test("pay certainly below goes before a name that was not found", () => {
    const employer = { ...aUkJob().employer, standing: "not-found" } as const;
    const view = said({ employer, annual: 20_000 });
    expect(view.headline).toBe("Below the pay line by £18,300");
    expect(view.summary).not.toContain("not a no");
  });

  test("a pass within £100 of a percentage says check, as a miss does", () => {
    expect(said({ annual: 38_350 }).headline).toBe(
      "May fit you only as a new entrant, with £50 to spare, if the exact rate, within £100 of the pay, is met",
    );
    expect(said({ annual: 38_250 }).headline).toBe("Within £100 of the line: check");
  });

  test("the standard line is no percentage: £1 below it is below", () => {
    expect(said({ annual: 54_699 }, newcomer).headline).toBe("Below the pay line by £1");
    expect(said({ annual: 54_701 }, newcomer).headline).toBe("Fits you, with £1 to spare");
  });

  test("a pass by the standard line names no last day, though a list would end", () => {
    const view = said({ ...inCode("2142"), annual: 60_000 }, { ...newGraduate, english: "none" });
    expect(view.summary).toContain("a line that has no time limit");
    expect(view.notes.join(" ")).not.toContain("This is true until");
  });
});

test.each<[UkJobChange, Applicant, string]>([
  [{ annual: null }, newGraduate, "We cannot tell yet: no pay is named"],
  [
    { hours: null, annual: 36_000 },
    newGraduate,
    "We cannot tell yet: the hours of the week decide",
  ],
  [
    { ...inCode("2231"), annual: 32_000 },
    newGraduate,
    "We cannot tell yet: the band or role decides",
  ],
  [{}, { ...newcomer, bornOn: null }, "We cannot tell yet: the new-entrant tests are not settled"],
  [
    { ...inCode("2114"), annual: 43_599 },
    { ...newcomer, phd: "none" },
    "We cannot tell yet: it counts only with a health or care employer",
  ],
  [
    { annual: 43_700 },
    { ...newcomer, phd: null },
    "We cannot tell yet: a relevant PhD would decide",
  ],
])("what is not known stands in the headline: %o", (change, reader, headline) => {
  expect(said(change, reader).headline).toBe(headline);
});

test("nationality is told where it bears, and only there", () => {
  const told = (reader: Applicant) => said({ annual: 60_000 }, reader).notes.join(" ");
  expect(told(newcomer)).toContain("nationals of Afghanistan (SW 3.3)");
  expect(told(newGraduate)).not.toContain("Afghanistan");
});

test("HC 259 is told to those who came by a Graduate visa", () => {
  const lastPermission = { kind: "graduate", endsOn: "2027-09-01" } as const;
  const told = (reader: Applicant) => said({}, reader).notes.join(" ");
  expect(told({ ...newGraduate, lastPermission })).toContain("HC 259");
  expect(told(newGraduate)).not.toContain("HC 259");
});

test("going rates are told with the day they were read", () => {
  expect(said({}).source).toContain("going rates of 22 July 2025, read on 28 September 2026");
});
