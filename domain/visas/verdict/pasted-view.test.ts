import { expect, test } from "vitest";
import { readPasted } from "#rules/pasted-advert/read-pasted.ts";
import { correctedView, pastedView, visaCheckOf } from "./pasted-view.ts";

const TODAY = "2026-11-16";

function viewOf(text: string) {
  return pastedView(readPasted(text, TODAY), TODAY);
}

test.each([
  ["Salary: £30,000 to £34,000", "30000"],
  ["Salary: £2,500 per month", "30000"],
  ["Pay: £500 per week", "26000"],
  ["Pay: £14.50 per hour\nHours: 37.5", "28275"],
  ["Pay: £12.60 per hour\nHours: 16", "10483.2"],
  ["Salary: £28,000 pro rata\nHours: 37.5", "28000"],
])("%j is %s a year", (text, yearly) => {
  expect(viewOf(text).fields.pay.value).toBe(yearly);
});

test.each([
  ["Salary: up to £50,000", "only the most it pays"],
  ["Pay: £14.50 per hour", "names no hours"],
  ["Rate: £400 per day", "by the day"],
  ["Salary: £28,000 pro rata\nHours: 20", "a full week"],
  ["Salary: £28,000 pro rata", "a full week"],
  ["Salary: competitive", "no figure"],
])("%j leaves the pay to its reader, and says why", (text, why) => {
  const { value, note, words } = viewOf(text).fields.pay;
  expect(value).toBe("");
  expect(note).toContain(why);
  expect(words).toContain(text.split("\n")[0]);
});

test("what speaks of sponsoring is quoted, and a closing day that has passed is told", () => {
  const view = viewOf("We cannot sponsor visas for this role.\nClosing date: 2 November 2026");
  expect(view.sponsorship).toMatchObject({
    stance: "no",
  });
  expect(view.sponsorship.quotes[0]).toContain("cannot sponsor");
  expect(view.closes.line).toBe("It closed on 2 November 2026.");
});

test("a job abroad is said to be one, with its own country's tool", () => {
  const { abroad, fields } = viewOf("Graduate Accountant\nLocation: Dublin 2\nSalary: €34k");
  expect(fields.pay).toMatchObject({ value: "", note: "It names no pay in pounds." });
  expect(abroad).toEqual({
    line: "This reads like a job in Ireland. The check below is of the UK’s rules.",
    words: "Location: Dublin 2",
    tool: { label: "Work permits, Ireland", href: "/work-permit-check-ireland" },
  });
  expect(viewOf("Graduate Accountant\nLeeds\nSalary: £34,000").abroad).toBeNull();
});

test("a field that was not found says so", () => {
  expect(viewOf("Hello").fields.employer).toEqual({
    value: "",
    words: null,
    note: "Not found in the advert.",
  });
});

const corrections: Readonly<Record<string, string>> = {
  ...{ title: "Software Tester", pay: "31000", closes: "2030-12-04", advert: "yes" },
};

test("what a reader corrects stands, what they leave stays with its words", () => {
  const text = "Data Analyst\nFellbright Ltd\nLeeds\nWe do not sponsor visas. £28,000 a year.";
  const read = viewOf(text);
  const view = correctedView(read, (name) => corrections[name] ?? null, TODAY);
  expect(read.sponsorship.stance).toBe("no");
  expect(view.fields.title.value).toBe("Software Tester");
  expect(view.fields.pay).toMatchObject({ value: "31000", words: read.fields.pay.words });
  expect(view.fields.town).toEqual(read.fields.town);
  expect(view.closes).toMatchObject({ day: "2030-12-04", line: "It closes on 4 December 2030." });
  expect(view.sponsorship).toMatchObject({ stance: "yes", quotes: read.sponsorship.quotes });
  expect(visaCheckOf(view)).toBe(
    `/visa-check?title=Software+Tester&employer=${encodeURIComponent(view.fields.employer.value).replaceAll("%20", "+")}&town=Leeds&pay=31000&hours=&closes=2030-12-04&advert=yes#verdict`,
  );
});

test("the words that decide on sponsoring go along to the check, and no others", () => {
  const open = viewOf("Data Analyst\nLeeds, £28,000 a year. We may sponsor visas. Free lunch.");
  expect(visaCheckOf(open)).toContain("&advert=conditional&said=We+may+sponsor+visas#verdict");
  const refused = viewOf("Data Analyst\nWe cannot sponsor visas. Free lunch.");
  expect(visaCheckOf(refused)).toContain("&advert=no&said=We+cannot+sponsor+visas#verdict");
  expect(visaCheckOf(viewOf("Data Analyst\nFree lunch."))).not.toContain("said=");
});

test("a reader who corrects what the advert says has no words of it to quote", () => {
  const open = viewOf("Data Analyst\nLeeds, £28,000 a year. We may sponsor visas. Free lunch.");
  const corrected = (advert: string) =>
    visaCheckOf(correctedView(open, (name) => (name === "advert" ? advert : null), TODAY));
  expect(corrected("unclear")).toContain("&advert=unclear#verdict");
  expect(corrected("yes")).toContain("&advert=yes#verdict");
  expect(corrected("conditional")).toContain("&said=We+may+sponsor+visas#verdict");
});

test("nonsense in a corrected field is left out, not believed", () => {
  const read = viewOf("Data Analyst\nLeeds, £28,000 a year");
  const said = (name: string) => ({ closes: "soon", advert: "maybe" })[name] ?? null;
  const view = correctedView(read, said, TODAY);
  expect(view.closes.day).toBe("");
  expect(view.sponsorship).toEqual(read.sponsorship);
});

test("the day a job starts goes along to the check, and a month alone is told", () => {
  const day = viewOf("Data Analyst\nLeeds. Start date: 4 January 2027.");
  expect(day.starts).toMatchObject({ value: "2027-01-04", words: "Start date: 4 January 2027." });
  expect(visaCheckOf(day)).toContain("&starts=2027-01-04");
  const month = viewOf("Data Analyst\nLeeds. Start January 2027.");
  expect(month.starts).toEqual({
    value: "",
    words: "Start January 2027.",
    note: "It names January 2027. Enter the day, once you know it.",
  });
  expect(visaCheckOf(month)).not.toContain("starts=");
  expect(viewOf("Data Analyst").starts.note).toBe("Not found in the advert.");
});

test("work towards a charter goes along as the advert's word, unless its reader says otherwise", () => {
  const view = viewOf("Surveyor\nLeeds. Working towards MRICS.");
  expect(view.registration).toEqual({ words: "Working towards MRICS", isTicked: true });
  expect(visaCheckOf(view)).toContain("&registration=advert");
  const corrected = correctedView(view, (name) => (name === "title" ? "Surveyor" : null), TODAY);
  expect(corrected.registration).toEqual({ words: "Working towards MRICS", isTicked: false });
  expect(visaCheckOf(corrected)).not.toContain("registration");
  const kept = correctedView(view, (name) => (name === "registration" ? "advert" : null), TODAY);
  expect(visaCheckOf(kept)).toContain("&registration=advert");
  expect(viewOf("Surveyor\nLeeds.").registration).toBeNull();
});

test("a start that its reader corrects stands", () => {
  const view = viewOf("Data Analyst\nLeeds. Start January 2027.");
  const said = (day: string) => (name: string) => (name === "starts" ? day : null);
  expect(correctedView(view, said("2027-01-18"), TODAY).starts).toMatchObject({
    value: "2027-01-18",
    note: null,
  });
  expect(correctedView(view, said("soon"), TODAY).starts.value).toBe("");
});

test("where no title was found, it is said that the check needs one", () => {
  const { fields } = pastedView(readPasted("Salary: £30,000", "2026-11-16"), "2026-11-16");
  expect(fields.title.note).toBe("Not found in the advert. The visa check needs it.");
  expect(fields.employer.note).toBe("Not found in the advert.");
});
