import { expect, test } from "vitest";
import type { Applicant, EmployerFound } from "#rules/uk-work/verdict-types.ts";
import {
  aUkJob,
  gateOf,
  inCode,
  newcomer,
  newGraduate,
  readJob,
  sponsoredSince,
  type UkJobChange,
} from "#test/uk-jobs.ts";
import { gateView } from "./gate-text.ts";

type Gate = Parameters<typeof gateOf>[1];

/** Drawn state, word and note of a gate, as one line. */
function said(gate: Gate, change: UkJobChange, reader: Applicant = newGraduate, on?: string) {
  const { state, word, note } = gateView(gateOf(readJob(change, reader, on), gate));
  return `${state}: ${word}: ${note}`;
}

const employer = (standing: EmployerFound["standing"]) => ({
  employer: { ...aUkJob().employer, standing },
});
const sponsored = sponsoredSince("2025-01-01");
const day = " Register of 14 November 2026.";

const licences: readonly [EmployerFound["standing"], Applicant, string][] = [
  [
    "licensed",
    newGraduate,
    "open: Open: A-rated for Skilled Worker: it can sponsor, but this is not a promise.",
  ],
  [
    "restricted",
    newGraduate,
    "shut: Shut: Listed, but not A-rated, which new sponsoring asks for.",
  ],
  [
    "restricted",
    sponsored,
    "unknown: Ask: Listed, but not A-rated, which new sponsoring asks for.",
  ],
  ["other-routes", newGraduate, "unknown: Ask: Listed, but for other routes."],
  ["possible", newGraduate, "unknown: Ask: A name like this one is listed."],
  [
    "not-found",
    newGraduate,
    "unknown: Not found: The licence may be in another name, or newer than our copy.",
  ],
];

test.each(licences)("licence %s, with the register's day", (standing, reader, words) => {
  expect(said("licence", employer(standing), reader)).toBe(words + day);
});

test("a register that was not asked has no day", () => {
  const nobody = { standing: "unknown", name: null, town: null, asOf: null } as const;
  expect(said("licence", { employer: nobody })).toBe("unknown: Not known: No employer is named.");
  expect(said("licence", { employer: { ...nobody, name: "Kelpie" } })).toBe(
    "unknown: Not known: We did not check the register for this employer.",
  );
});

const FAMILY = "a partner and children cannot come along";
const CERTIFICATE = "The certificate of sponsorship has to be issued by 30 December 2026.";

/** Code, reader, day; how it begins, what stands in it, what must not. */
const occupations: readonly [string, Applicant, string, [string, string[], string[]]][] = [
  ["2134", newGraduate, "2026-11-15", ["open: Open:", ["Degree level"], [FAMILY, "Until"]]],
  [
    "3544",
    newGraduate,
    "2026-11-15",
    ["open: Open:", [CERTIFICATE, FAMILY, "on a list that includes it"], []],
  ],
  ["3544", newGraduate, "2027-02-01", ["open: Open, if:", [CERTIFICATE, "has ended for new"], []]],
  [
    "3544",
    newGraduate,
    "2027-04-01",
    ["shut: Shut:", ["not published yet"], [CERTIFICATE, FAMILY]],
  ],
  [
    "3544",
    sponsoredSince("2024-01-01"),
    "2026-11-15",
    ["open: Open:", ["since before"], [CERTIFICATE]],
  ],
  ["6135", newGraduate, "2026-11-15", ["unknown: Not known:", ["21 July 2028"], [CERTIFICATE]]],
  ["6135", newcomer, "2026-11-15", ["shut: Shut:", ["Closed to new workers"], ["21 July 2028"]]],
  ["3314", newGraduate, "2026-11-15", ["open: Open, if:", ["31 December 2026"], []]],
  ["5434", newGraduate, "2026-11-15", ["shut: Shut:", ["on no list"], [FAMILY]]],
  ["7111", newGraduate, "2026-11-15", ["shut: Shut:", ["Not open to new"], [FAMILY]]],
  ["9999", newGraduate, "2026-11-15", ["unknown: Not known:", ["no such code"], []]],
];

test.each(occupations)("occupation %s", (code, reader, on, [begins, has, hasNot]) => {
  const words = said("occupation", inCode(code), reader, on);
  expect(words.startsWith(begins), words).toBe(true);
  for (const part of has) expect(words).toContain(part);
  for (const part of hasNot) expect(words).not.toContain(part);
});

test("a code read from the title is likely, and several are asked about", () => {
  const likely = { occupation: { socCode: "2134", confidence: "likely" } } as const;
  expect(said("occupation", likely)).toContain("Likely open");
  expect(said("occupation", likely)).toContain("Likely from the title: the duties decide.");
  expect(said("occupation", {})).toContain("Sure from the title: the duties decide.");
  const settled = { occupation: { socCode: "2134", confidence: "settled" } } as const;
  expect(said("occupation", settled)).toContain("Set by our staff.");
  expect(said("occupation", { occupation: { candidates: ["2133", "2134"] } })).toBe(
    "unknown: Not known: The title fits several codes. The duties decide which.",
  );
});

test("the name of a code keeps its capitals", () => {
  expect(said("occupation", inCode("2136"))).toContain("Code 2136, IT quality and testing");
  expect(said("occupation", inCode("2134"))).toContain("Code 2134, programmers and software");
});

const noDates: Applicant = { ...newcomer, bornOn: null, lastPermission: null, monthsCounted: null };
const entrant = "against £38,300, the line for a new entrant.";
const round = " Within £100, and published rates are rounded.";

const salaries: readonly [UkJobChange, Applicant, string][] = [
  [
    { annual: 60_000 },
    newGraduate,
    "open: Open by £5,300: £60,000 against £54,700, the standard line.",
  ],
  [{ annual: 38_300 }, newGraduate, `open: Within £100: check: £38,300 ${entrant}${round}`],
  [{ annual: 38_340 }, newGraduate, `open: Within £100: check: £38,340 ${entrant}${round}`],
  [{ annual: 38_260 }, newGraduate, `unknown: Within £100: check: £38,260 ${entrant}${round}`],
  [{ annual: 30_000 }, newGraduate, `shut: Shut by £8,300: £30,000 ${entrant}`],
  [
    { hours: null },
    newGraduate,
    `open: Open, if the week is short enough: £39,500 ${entrant} No hours are named; 37.5 are taken, and up to 38.6 would do.`,
  ],
  [{ annual: null }, newGraduate, "unknown: Not known: No yearly pay in pounds is named."],
  [
    {},
    noDates,
    `unknown: Not known: £39,500 ${entrant} It counts for a new entrant, which is not settled.`,
  ],
  [
    { occupation: { candidates: ["2133"] } },
    newGraduate,
    "unknown: Not known: Without a code there is no rate to compare with.",
  ],
  [
    { ...inCode("2142"), annual: 34_000 },
    newcomer,
    "open: Open by £600: £34,000 against £33,400, the line for a job on the Immigration Salary List.",
  ],
];

test.each(salaries)("salary of %o", (change, reader, words) => {
  expect(said("salary", change, reader)).toBe(words);
});

/** Table 4 for England: Band 3 £24,071, so the floor of £25,000; Band 4 £26,530, 5 £29,970, 6 £37,338, 9 £105,385. */
test.each([
  [32_000, "is enough for its rates up to Band 5 (£29,970); the next, Band 6, asks for £37,338."],
  [25_400, "is enough for its rates up to Band 3 (£25,000); the next, Band 4, asks for £26,530."],
])("of a pay scale the rates next to a pay of %i are told, not its two ends", (annual, words) => {
  const note = said("salary", { ...inCode("2237"), annual });
  expect(note).toContain(
    `A national pay scale decides: £${annual.toLocaleString("en-GB")} ${words}`,
  );
  expect(note).not.toContain("£105,385");
});

test("which rate it is, is asked for where the reader can say it", () => {
  const gate = gateOf(readJob({ ...inCode("2237"), annual: 32_000 }), "salary");
  expect(gateView(gate, {}).note).toMatch(/Ask which one is meant\.$/);
  expect(gateView(gate, { isTyped: true }).note).toMatch(
    /If the advert names a band, add it to the title, as in “Band 5”\.$/,
  );
});

test("where nobody said the nation, the rates name theirs", () => {
  const note = said("salary", { ...inCode("2237"), annual: 31_049, nation: null });
  expect(note).toContain(
    "£31,049 is enough for its rates up to Band 5 in Wales (£30,420); the next, Band 5 in Scotland, asks for £31,892.",
  );
});

test("a doctor's and a teacher's rates are told by their role", () => {
  expect(said("salary", { ...inCode("2211"), annual: 45_000, hours: 40 })).toContain(
    "up to Foundation year 2 (F2) and equivalent (£42,008); the next, Specialty registrar (StR) at ST/CT1-2 and equivalent, asks for £49,909.",
  );
  expect(said("salary", { ...inCode("2313"), annual: 33_000 })).not.toMatch(/£[\d,]+ to £[\d,]+/);
});

test("a week that the scale does not count is named", () => {
  const long = { ...inCode("2237"), payScaleRole: "Band 5", annual: 31_000, hours: 48 };
  expect(said("salary", long)).toContain(
    "Band 5 asks for £29,970 for a full week. The scale does not say how many hours that is, and this job is 48 hours a week.",
  );
});

test("of one band the nation decides, and is asked for where the reader can say it", () => {
  const nurse = { ...inCode("2237"), annual: 31_049, payScaleRole: "Band 5", nation: null };
  expect(said("salary", nurse)).toBe(
    "unknown: Not known: A national pay scale decides: £28,407 to £31,892, by nation, which the advert does not say.",
  );
  const gate = gateOf(readJob(nurse, newGraduate), "salary");
  expect(gateView(gate, { isTyped: true }).note).toMatch(/by nation\. Say where the job is\.$/);
});
