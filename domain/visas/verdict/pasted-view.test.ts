import { expect, test } from "vitest";
import { readPasted } from "#rules/pasted-advert/read-pasted.ts";
import { pastedView } from "./pasted-view.ts";

const TODAY = "2026-11-16";

function viewOf(text: string) {
  return pastedView(readPasted(text, TODAY), TODAY);
}

test.each([
  ["Salary: £30,000 to £34,000", "30000"],
  ["Salary: £2,500 per month", "30000"],
  ["Pay: £500 per week", "26000"],
  ["Pay: £14.50 per hour\nHours: 37.5", "28275"],
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
    line: "It says that it does not sponsor.",
  });
  expect(view.sponsorship.quotes[0]).toContain("cannot sponsor");
  expect(view.closes?.line).toBe("It closed on 2 November 2026.");
});

test("a field that was not found says so", () => {
  expect(viewOf("Hello").fields.employer).toEqual({
    value: "",
    words: null,
    note: "Not found in the advert.",
  });
});
