import { describe, expect, test } from "vitest";
import { pounds } from "#rules/money.ts";
import {
  aUkJob,
  gateOf,
  inCode,
  newcomer,
  newGraduate,
  readJob,
  sponsoredSince,
} from "#test/uk-jobs.ts";
import type { Applicant } from "./verdict-types.ts";

const { employer } = aUkJob();

describe("lists", () => {
  const analyst = inCode("3544");

  test("a shortage code is open until its list ends", () => {
    const job = { ...analyst, annual: 42_000 };
    expect(readJob(job)).toMatchObject({ code: "fits", option: "A" });
    expect(gateOf(readJob(job), "occupation")).toMatchObject({
      state: "open",
      code: "on-list",
      detail: { list: "tsl", until: "2026-12-30", allowsDependants: false },
    });
    expect(readJob(job, newGraduate, "2026-12-30").code).toBe("fits");
  });

  test("after its end a shortage code asks for an earlier certificate, and then is closed", () => {
    const gate = (on: string, certificateOn: string | null = null) =>
      gateOf(
        readJob({ ...analyst, annual: 45_000 }, { ...newGraduate, certificateOn }, on),
        "occupation",
      );
    const asked = {
      state: "open-if",
      code: "by-certificate",
      detail: { certificateBy: "2026-12-30" },
    };
    expect(gate("2026-12-31")).toMatchObject(asked);
    expect(gate("2027-03-30")).toMatchObject(asked);
    expect(gate("2027-03-31")).toMatchObject({ state: "closed", code: "list-ended" });
    expect(gate("2027-02-01", "2026-12-20")).toMatchObject({ state: "open", code: "on-list" });
    expect(gate("2027-02-01", "2027-01-05")).toMatchObject({ state: "closed", code: "list-ended" });
    expect(gate("2027-03-25", "2026-12-20")).toMatchObject({ state: "closed" });
  });

  test("a discount beside the shortage list is doubtful, so it never passes", () => {
    const verdict = readJob({ ...analyst, annual: 36_000 });
    expect(verdict).toMatchObject({ code: "cannot-tell", option: "E" });
    expect(gateOf(verdict, "salary").code).toBe("depends-on-reader");
  });

  test("is not doubtful for somebody who keeps the code by an old permission", () => {
    const young = { ...sponsoredSince("2025-01-01"), bornOn: "2003-01-01" };
    expect(readJob({ ...analyst, annual: 36_000 }, young).code).toBe("fits-as-new-entrant");
  });

  test("a code on the salary list alone is open through it, discounts and all", () => {
    const verdict = readJob({ ...inCode("5312"), annual: 33_400 });
    expect(gateOf(verdict, "occupation")).toMatchObject({
      code: "on-list",
      detail: { list: "isl", until: "2026-12-30" },
    });
    expect(verdict).toMatchObject({ code: "fits-as-new-entrant", option: "E" });
    expect(readJob({ ...inCode("5312"), annual: 33_400 }, newcomer)).toMatchObject({ option: "D" });
  });

  test("two lists that take some jobs each are told together", () => {
    const { detail } = gateOf(readJob({ ...inCode("5319"), annual: 42_000 }), "occupation");
    expect(detail.restriction).toContain("fence erectors");
    expect(detail.restriction).toContain("only retrofitters");
  });

  test("a list for one nation is a condition while the nation is not known", () => {
    const gate = gateOf(readJob({ ...inCode("1212"), annual: 42_000, nation: null }), "occupation");
    expect(gate.state).toBe("open-if");
    expect(gate.detail.restriction).toContain("only in Scotland");
  });

  test("a shortage code limited to some jobs is open on condition", () => {
    const gate = gateOf(readJob({ ...inCode("3429"), annual: 42_000 }), "occupation");
    expect(gate).toMatchObject({ state: "open-if", code: "on-list-if" });
    expect(gate.detail.restriction).toContain("set designers");
  });

  test("option D lowers the threshold for a job on the salary list, while it is on it", () => {
    const job = { ...inCode("2112"), annual: 40_300 };
    expect(readJob(job, newcomer)).toMatchObject({ code: "fits", option: "D", spare: 0 });
    expect(gateOf(readJob(job, newcomer), "clock")).toMatchObject({
      code: "list-ends",
      detail: { applyBy: "2026-12-30" },
    });
    expect(readJob(job, newcomer, "2027-04-01")).toMatchObject({
      code: "below",
      shortBy: pounds(1_400),
    });
  });

  test("after its end option D is open with an earlier certificate alone", () => {
    const at = (certificateOn: string | null) =>
      readJob({ ...inCode("2112"), annual: 40_300 }, { ...newcomer, certificateOn }, "2027-02-01");
    expect(gateOf(at(null), "salary")).toMatchObject({ state: "open-if", code: "meets-if" });
    expect(at("2026-12-20")).toMatchObject({ code: "fits", option: "D" });
    expect(at("2026-12-31").code).toBe("below");
  });

  test("a reader's own clock goes before a list that ends sooner", () => {
    const verdict = readJob({ ...inCode("2142"), annual: 34_000 });
    expect(verdict).toMatchObject({ code: "fits-as-new-entrant", option: "E" });
    expect(gateOf(verdict, "clock")).toMatchObject({
      code: "new-entrant",
      detail: { applyBy: "2029-03-14" },
    });
  });

  test("a list for one nation does not open in another", () => {
    const job = { ...inCode("2111"), annual: 40_000 };
    expect(readJob({ ...job, nation: "scotland" }, newcomer)).toMatchObject({
      code: "fits",
      option: "D",
    });
    expect(gateOf(readJob({ ...job, nation: "scotland" }, newcomer), "salary").code).toBe(
      "meets-if",
    );
    expect(readJob({ ...job, nation: "england" }, newcomer).code).toBe("below");
  });
});

describe("a PhD", () => {
  const at = (annual: number, phd: Applicant["phd"]) => readJob({ annual }, { ...newcomer, phd });

  test("opens option B, and C in a STEM subject, if the employer shows it is relevant", () => {
    expect(at(49_200, "relevant")).toMatchObject({ code: "fits", option: "B", spare: 0 });
    expect(at(43_700, "stem")).toMatchObject({ code: "fits", option: "C", spare: 0 });
    expect(gateOf(at(49_200, "relevant"), "salary").state).toBe("open-if");
  });

  test("not in STEM, none, or not said: no pass", () => {
    expect(at(43_700, "relevant").code).toBe("below");
    expect(at(49_200, "none").code).toBe("below");
    expect(at(49_200, null).code).toBe("cannot-tell");
  });

  test("does not help in a code without PhD points", () => {
    const verdict = readJob({ ...inCode("3534"), annual: 43_000 }, { ...newcomer, phd: "stem" });
    expect(verdict).toMatchObject({ code: "below", shortBy: pounds(1_700) });
  });
});

describe("lower rates", () => {
  test("are not for new entrants of today", () => {
    expect(readJob({ annual: 31_300 }).options.find(({ option }) => option === "J")).toMatchObject({
      open: "no",
      because: "not-transitional",
    });
  });

  test("are for those who came before 4 April 2024, until 2030", () => {
    const old = sponsoredSince("2023-01-01");
    expect(readJob({ annual: 40_000 }, old)).toMatchObject({ code: "fits", option: "F", spare: 0 });
    expect(readJob({ annual: 40_000 }, { ...old, isTransitional: false }).code).toBe("cannot-tell");
    const still: Applicant = {
      ...old,
      lastPermission: { kind: "skilled-worker", endsOn: "2031-01-01", since: "2023-01-01" },
    };
    expect(readJob({ annual: 40_000 }, still, "2030-04-03").option).toBe("F");
    expect(readJob({ annual: 40_000 }, still, "2030-04-04").option).not.toBe("F");
  });

  test("stay unknown while it is not said since when somebody is sponsored", () => {
    const lastPermission = { kind: "skilled-worker", endsOn: "2028-01-01", since: null } as const;
    const { options } = readJob({}, { ...newcomer, lastPermission, isTransitional: null });
    const lower = options.find(({ option }) => option === "F");
    expect(lower).toMatchObject({ open: "unknown", because: "transitional-not-said" });
  });

  test("for prison officers are option F and no other", () => {
    const job = inCode("3314");
    expect(readJob({ ...job, annual: 31_600 })).toMatchObject({ code: "fits", option: "F" });
    expect(readJob({ ...job, annual: 31_400 })).toMatchObject({ code: "below", option: "F" });
  });

  test("are for named health jobs: with an NHS trust, and unknown elsewhere", () => {
    const job = { ...inCode("2113"), annual: 36_000 };
    const trust = { ...employer, name: "Ferry Quay NHS Foundation Trust" };
    expect(readJob({ ...job, employer: trust }, newcomer)).toMatchObject({
      code: "fits",
      option: "F",
    });
    expect(readJob(job, newcomer).code).toBe("cannot-tell");
  });
});

describe("national pay scales", () => {
  const nurse = inCode("2237");

  test("between the bands it depends, and the range is shown", () => {
    const verdict = readJob({ ...nurse, annual: 31_000 });
    expect(verdict.code).toBe("cannot-tell");
    const { code: why, detail } = gateOf(verdict, "salary");
    expect(why).toBe("depends-on-pay-scale");
    expect(detail.payScale).toMatchObject({ lowest: pounds(25_000), highest: pounds(105_385) });
    expect(detail.payScale!.roles).toHaveLength(10);
  });

  test("a named band settles it", () => {
    const named = { ...nurse, payScaleRole: "Band 5" };
    expect(readJob({ ...named, annual: 31_000 })).toMatchObject({
      code: "fits",
      option: "K",
      spare: pounds(1_030),
    });
    expect(readJob({ ...named, annual: 29_000 })).toMatchObject({
      code: "below",
      shortBy: pounds(970),
    });
  });

  test("below the floor of £25,000 is below whatever the band", () => {
    expect(readJob({ ...nurse, annual: 24_500 })).toMatchObject({
      code: "below",
      shortBy: pounds(500),
    });
  });

  test("a stated week is pro-rated: 48 hours of a 40-hour scale", () => {
    const job = { ...inCode("2211"), payScaleRole: "Foundation year 1", hours: 48 };
    expect(readJob({ ...job, annual: 43_940 })).toMatchObject({ code: "fits", spare: pounds(0.8) });
  });

  test("a long week on a scale that does not say its own is not judged", () => {
    const named = { ...nurse, payScaleRole: "Band 5", annual: 31_000 };
    expect(readJob({ ...named, hours: 37.5 }).code).toBe("fits");
    expect(readJob({ ...named, hours: 48 }).code).toBe("cannot-tell");
  });

  test("a part-time teacher below the full rate is not judged", () => {
    const job = { ...inCode("2314"), nation: "wales", payScaleRole: "Qualified" } as const;
    expect(readJob({ ...job, annual: 32_433, hours: null }).code).toBe("fits");
    expect(readJob({ ...job, annual: 26_000, hours: 25 }).code).toBe("cannot-tell");
    const under = readJob({ ...job, annual: 24_000, hours: 25 });
    expect(under).toMatchObject({ code: "below", shortBy: pounds(1_000) });
  });
});
