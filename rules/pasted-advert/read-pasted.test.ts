import { expect, test } from "vitest";
import { processorMillis } from "#test/processor-time.ts";
import { MAX_PASTED, type PastedAdvert } from "./pasted-advert.ts";
import { readPasted } from "./read-pasted.ts";
import { WORKED_ADVERTS } from "./worked-adverts.data.ts";

const TODAY = "2026-11-16";

const cases = WORKED_ADVERTS.split(/^=== /m)
  .slice(1)
  .map((block) => {
    const end = block.indexOf("\n");
    return [block.slice(0, end).trim(), block.slice(end + 1)] as const;
  });

/** What was read, in the words of the table. */
function readingOf({ title, employer, town, pay, hours, closesOn, sponsorship }: PastedAdvert) {
  return [
    title?.value ?? "-",
    employer?.value ?? "-",
    town?.value ?? "-",
    payLabel(pay),
    hours ? (hours.value ?? "?") : "-",
    closesOn?.value ?? "-",
    sponsorship.stance,
  ].join("; ");
}

function payLabel(pay: PastedAdvert["pay"]): string {
  if (!pay) return "-";
  if (!pay.value) return "?";
  const { min, max, period } = pay.value;
  return min === null ? `?${max} ${period}` : `${min}-${max ?? ""} ${period}`;
}

test("the table has at least sixty adverts", () => {
  expect(cases.length).toBeGreaterThanOrEqual(60);
});

test.each(cases)("%s", (expected, text) => {
  expect(readingOf(readPasted(text, TODAY))).toBe(expected);
});

test.each(cases)("the words of %s stand in the advert", (_expected, text) => {
  const { title, employer, town, pay, hours, closesOn } = readPasted(text, TODAY);
  const flat = text.replaceAll(/\s+/g, " ");
  for (const found of [title, employer, town, pay, hours, closesOn]) {
    if (!found) continue;
    const words = found.words.replaceAll(/^…|…$/g, "").replaceAll(/\s+/g, " ");
    expect(flat).toContain(words);
  }
});

test.each([
  [
    "Position: Quantity Surveyor Company: Kier Location: Salford Contract type: Permanent Salary: £40,000 - £50,000",
    "Quantity Surveyor; Kier; Salford; 40000",
  ],
  [
    "job: Data analyst. company: Tesco. salary: 32000 pounds yearly. location: Welwyn Garden City",
    "Data analyst; Tesco; Welwyn Garden City; 32000",
  ],
  [
    "Job title: Civil Engineer Job location: Leeds Employer name: Arup Hours per week: 37.5 Annual salary: £38,500",
    "Civil Engineer; Arup; Leeds; 38500",
  ],
])("labels that stand in one line are read: %s", (text, expected) => {
  const { title, employer, town, pay } = readPasted(text, TODAY);
  const read = [title?.value, employer?.value, town?.value, pay?.value?.min];
  expect(read.join("; ")).toBe(expected);
  for (const found of [title, employer, town, pay]) expect(text).toContain(found?.words);
});

test.each([
  ["Hi-Fi Engineer\nNaim Audio\nSalisbury", "Hi-Fi Engineer; Naim Audio"],
  ["Hello Fresh Picker\nHelloFresh\nNuneaton", "Hello Fresh Picker; HelloFresh"],
  ["Thanks,\nQuantity Surveyor\nArup\nLeeds", "Quantity Surveyor; Arup"],
])("neither a greeting nor a close: %j", (text, expected) => {
  const { title, employer } = readPasted(text, TODAY);
  expect(`${title?.value}; ${employer?.value}`).toBe(expected);
});

test("the particulars above a Civil Service title are not taken for it", () => {
  const text =
    "Reference number\n432198\nSalary\n£36,530\nJob grade\nHigher Executive Officer\nContract type\nPermanent\nWorking pattern\nFull-time\nOperational Researcher\nDepartment for Transport";
  const { title, employer } = readPasted(text, TODAY);
  expect([title?.value, employer?.value]).toEqual([
    "Operational Researcher",
    "Department for Transport",
  ]);
});

test("a greeting and a close of an e-mail are no title", () => {
  const text =
    "Hi Priya,\nI am recruiting for a Quantity Surveyor for a client in Reading.\nSalary: £45k\nKind regards,\nTom\nHays";
  const { title, employer } = readPasted(text, TODAY);
  expect([title?.value, employer?.value ?? null]).toEqual(["Quantity Surveyor", null]);
});

test.each([
  ["Software Developer\nStripe\nDublin, Ireland\n€45.000 per annum", "Dublin"],
  ["Civil Engineer\nAECOM Canada\nCalgary, AB\nCA$68,000", "Calgary"],
  ["Nurse\nRamsay Health Care\nGeelong, VIC\n$78,000", "Geelong"],
])("the town of %j is %s", (text, town) => {
  expect(readPasted(text, TODAY).town?.value).toBe(town);
});

test.each([
  ["Closing date: 3rd December", "2026-12-03"],
  ["Closing date: 1 November", "2026-11-01"],
  ["Closing date: 10 January", "2027-01-10"],
  ["Deadline: 12/25/2026", "2026-12-25"],
  ["Closing date: 31 November 2026", null],
  ["Posted on 3 November 2026", null],
  ["Interviews will be held on 3 December 2026", null],
])("%s closes on %s", (text, day) => {
  expect(readPasted(text, TODAY).closesOn?.value ?? null).toBe(day);
});

test.each([
  ["Salary: £28k-£32k", { min: 28_000, max: 32_000, period: "year" }],
  ["£14.50 per hour", { min: 14.5, max: null, period: "hour" }],
  ["up to 35,000 pa", { min: null, max: 35_000, period: "year" }],
  ["Salary: £28,000 FTE", { min: 28_000, isFullTimeRate: true }],
  ["£2,600 per month, 40 hours a week", { min: 2600, period: "month" }],
  ["£2,600 pcm, 37.5 hours per week", { min: 2600, period: "month" }],
  ["£2600 a month for 40 hours a week", { min: 2600, period: "month" }],
  ["£2,600 per month (40 hours per week)", { min: 2600, period: "month" }],
  ["40 hours a week, £2,600 per month", { min: 2600, period: "month" }],
  ["£2,600 per month, 8 hours per day, 5 days a week", { min: 2600, period: "month" }],
  ["£600 a week, 28 days holiday per year", { min: 600, period: "week" }],
  ["Annual salary £30,000 for 37.5 hours per week", { min: 30_000, period: "year" }],
  ["£600 per week, paid monthly", { min: 600, period: "week" }],
  ["£60,000 OTE (£28,000 basic)", { min: 28_000, max: null, period: "year" }],
  ["£50,000-£60,000 OTE (£28,000 basic)", { min: 28_000, max: null, period: "year" }],
  ["OTE £60,000, £28,000 basic", { min: 28_000, max: null, period: "year" }],
  ["Salary: £28,000 OTE £60,000", { min: 28_000, max: null, period: "year" }],
  ["£28k basic, on-target earnings £60k", { min: 28_000, max: null, period: "year" }],
  ["Salary: OTE 60000, basic 30000", { min: 30_000, max: null, period: "year" }],
  ["Salary: basic 30000, OTE 60000", { min: 30_000, max: null, period: "year" }],
  ["60k OTE (28k basic)", { min: 28_000, max: null, period: "year" }],
  ["28k basic (60k OTE)", { min: 28_000, max: null, period: "year" }],
  ["Salary: €60,000 (about £51,000)", { min: 51_000, max: null, period: "year" }],
  ["Salary: 60,000 EUR or £51,000", { min: 51_000, max: null, period: "year" }],
  ["CAD Technician, 35,000 pa", { min: 35_000, max: null, period: "year" }],
  ["40 hours, £30,000 per annum", { min: 30_000, max: null, period: "year" }],
  ["Salary: 40 hours, 30,000 per annum", { min: 30_000, max: null, period: "year" }],
  ["Salary: grade of 12, 30,000 per annum", { min: 30_000, max: null, period: "year" }],
  ["Salary: £45,000 per annum. Pro rata.", { min: 45_000, isFullTimeRate: true }],
  ["Salary: £45,000 | pro rata", { min: 45_000, isFullTimeRate: true }],
  ["Salary: £45,000, pro-rated", { min: 45_000, isFullTimeRate: true }],
  ["Salary: £45,000. All leave is pro rata", { min: 45_000, isFullTimeRate: false }],
  ["Salary: 38.500 GBP", { min: 38_500, max: null, period: "year" }],
  ["38.500 GBP", { min: 38_500, max: null, period: "year" }],
  ["£38.500 - £42.000 per annum", { min: 38_500, max: 42_000, period: "year" }],
  ["£2.300 per month", { min: 2300, period: "month" }],
  ["You get 2,300 per month, paid on the 28th", { min: 2300, max: null, period: "month" }],
  ["£2,300pcm", { min: 2300, max: null, period: "month" }],
  ["£12.71 per hour", { min: 12.71, period: "hour" }],
  ["Salary: £39,5k", { min: 39_500, max: null, period: "year" }],
])("%s is read", (text, pay) => {
  expect(readPasted(text, TODAY).pay?.value).toMatchObject(pay);
});

test.each([
  "We raised £60m",
  "A £500 referral bonus",
  "£450",
  "Pension of 5%",
  "Band 6",
  "£60,000 OTE",
  "Salary: €34,000",
  "€45.000 per annum",
  "Salary: 45.000 EUR",
  "We serve 2,300 visitors per month",
  "Salary: AUD 72,000 - 78,000",
  "Pay: $28.00 an hour",
  "Salary: 60000EUR",
  "Salary: 60000usd",
  "Salary: CHF 60,000",
  "Salary: ₹600000",
  "Salary: AED 200,000",
  "Salary: 39,5",
  "£13.456 per hour",
  "Pay £15.125 per hour",
])("%s is no pay", (text) => {
  expect(readPasted(text, TODAY).pay?.value ?? null).toBeNull();
});

test.each([
  "Harlow & Peake Consulting, Bristol (hybrid)",
  "Harlow & Peake Consulting, Bristol (Hybrid, 2 days)",
  "Harlow & Peake Consulting, Bristol",
])("of %s the employer is the name before the town", (line) => {
  const { title, employer, town } = readPasted(
    `Junior Structural Engineer\n${line}\nYou will work on bridges.`,
    TODAY,
  );
  expect([title?.value, employer?.value, town?.value]).toEqual([
    ...["Junior Structural Engineer", "Harlow & Peake Consulting", "Bristol"],
  ]);
});

test.each([
  ["Data Analyst\nCanary Wharf, Poplar E14 5AB", null],
  ["Data Analyst\nMarsh Hill, Poplar E14 5AB\nFellbright Ltd", "Fellbright Ltd"],
  ["Data Analyst\nFellbright Ltd\nCanary Wharf, Poplar E14 5AB", "Fellbright Ltd"],
  ["Data Analyst\nMoss Corner, Poplar E14 5AB\nFellbright Ltd", "Fellbright Ltd"],
])("of %j the employer is %s", (text, employer) => {
  expect(readPasted(text, TODAY).employer?.value ?? null).toBe(employer);
});

test.each([
  ["Data Analyst\nFellbright Ltd\nJoin our team at our headquarters, Leeds", "Data Analyst"],
  ["Data Analyst\nFellbright Ltd\nInterviews at Fellbright House, Leeds", "Data Analyst"],
  ["Data Analyst\nFellbright Ltd\nJoin the team at Fellbright, Leeds", "Data Analyst"],
  ["Data Analyst\nFellbright Ltd\nteas and coffees at the office, Leeds", "Data Analyst"],
  ["We are hiring!\nData Analyst at Fellbright Ltd, Leeds £34k", "Data Analyst"],
  ["Hi all!\nData Analyst at the Fellbright Ltd, Leeds £34k", "Data Analyst"],
])("of %j the title is %s, and the employer Fellbright", (text, expected) => {
  const { title, employer } = readPasted(text, TODAY);
  expect(title?.value).toBe(expected);
  expect(employer?.value).toMatch(/^(?:the )?Fellbright Ltd$/);
});

test.each([
  ["Data Analyst\nFrom: £28,000 a year\nTo: £32,000 a year", 28_000],
  ["From: jobs@fellbright.example\nTo: Priya Shah\nData Analyst\nSalary: £28,000", 28_000],
])("the pay of %j starts at %s, and it is for a Data Analyst", (text, min) => {
  const { title, pay } = readPasted(text, TODAY);
  expect([title?.value, pay?.value?.min]).toEqual(["Data Analyst", min]);
});

test.each([
  ["Graduate Accountant – Dublin 2\nSalary €34,000 + study leave", "ie"],
  ["Graduate Civil Engineer\nHollis | Melbourne VIC\nAUD 72,000 - 78,000 + super", "au"],
  ["Junior Developer (Co-op)\nMaplework - Toronto, ON (Remote within Canada)\n$28 an hour", "ca"],
  ["Analyst\nLocation: Cork\n€40,000", "ie"],
  ["Analyst\nSalary: €40,000", null],
  ["Analyst\nBerlin\n€55,000", null],
  ["Analyst\nLondon\n€40,000", null],
  ["Analyst\nSalary: AUD 72,000 + super", "au"],
  ["Analyst\nSalary: CAD 72,000", "ca"],
  ["Analyst\nLeeds\nSalary: CAD 72,000", null],
  ["Analyst\nCarlisle CA2 4SJ", null],
  ["Analyst\nca 37 hours", null],
  ["Designer\nCAD 3D", null],
  ["Analyst\n30,000 + super benefits", null],
  ["Analyst\nAlberta House, Leeds LS1 4AP", null],
  ["Analyst\nBelfast, Northern Ireland\n£30,000", null],
  ["Analyst\nLondon, UK (with trips to Dublin)\nSalary: competitive", null],
  ["Analyst\nLocation: Sydney Street, Brighton\n£30,000", null],
  ["Analyst\nWe work with clients in Canada.\nSalary £30,000 (about €34,000)", null],
  ["Analyst\nLeeds\nYou will visit our Dublin office.", null],
])("%j is a job in: %s", (text, country) => {
  expect(readPasted(text, TODAY).abroad?.value ?? null).toBe(country);
});

test("nothing is read in nothing, and a long text takes no longer than it should", () => {
  expect(readingOf(readPasted("", TODAY))).toBe("-; -; -; -; -; -; silent");
  const pieces = [
    "a ",
    "£1,000 ",
    ". £1 ",
    "Leeds, ",
    "9 ",
    "Closing ",
    "A ",
    "· ago ",
    "1",
    "OTE 1 ",
    "( ",
    "(a, ",
    "A - ",
    "A is hiring! ",
    "A @ B ",
    "A x1 ",
    "Band: a\n",
  ];
  const took = processorMillis(() => {
    for (const piece of pieces) readPasted(piece.repeat(MAX_PASTED), TODAY);
  });
  expect(took).toBeLessThan(5000);
});
