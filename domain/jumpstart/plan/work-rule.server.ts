import { factsOn } from "#domain/facts/facts.server.ts";
import { factNamesIn, withFacts } from "#domain/facts/quote-facts.ts";
import type { RuleCountry } from "#rules/countries.ts";
import { dayIn } from "#rules/day-in.ts";
import { sourcesOf } from "./task-view.server.ts";
import { allTasks } from "./tasks.ts";

/** The rule on working hours of one country, in the words of the plan's own step. */
export function workRule(country: RuleCountry, now: Date) {
  const facts = factsOn(dayIn("gb", now));
  const task = allTasks.find(
    ({ step, countries }) => step === "work-hours" && countries?.includes(country),
  );
  const words = task?.why ?? "";
  return {
    words: withFacts(words, facts),
    to: task?.link?.to ?? "/country-guide",
    sources: sourcesOf(factNamesIn(words), facts),
  };
}
