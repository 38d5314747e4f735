import { fieldsOf, optionsOf, type QuestionGroup, question } from "#domain/visas/tool/question.ts";
import type { Reading } from "#domain/visas/tool/reading.ts";
import type { PgwpRow, ProgrammeLevel } from "#rules/ca-pgwp/tables.ts";
import { longDay } from "#rules/days.ts";

const programmeWords: Readonly<Record<ProgrammeLevel, string>> = {
  bachelors: "Bachelor’s degree",
  masters: "Master’s degree",
  doctorate: "Doctorate",
  "other-university": "University, but not a degree",
  college: "College or other programme, not a degree",
};

const SCHOOLS_PAGE =
  "https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit/prepare/designated-learning-institutions-list.html";

export function pgwpQuestions(reading: Reading, rule: PgwpRow): readonly QuestionGroup[] {
  return [programme(reading, rule), days(reading), rest(reading, rule)];
}

function programme(reading: Reading, rule: PgwpRow): QuestionGroup {
  const { choice, typed } = fieldsOf(reading);
  return {
    id: "programme",
    title: "Your programme",
    questions: [
      question(
        { label: "Kind of programme" },
        choice("programme", "Kind of programme", optionsOf(programmeWords, "Choose one")),
      ),
      question(
        { label: "Length in months", hint: "The programme’s own length, as your letter names it" },
        typed("number", "months", "Length in months"),
      ),
      question(
        {
          label: "Hours, in Québec only",
          hint: `Some programmes there are counted in hours: ${rule.minQuebecHours} at least`,
        },
        typed("number", "quebec-hours", "Hours, in Québec only"),
      ),
      question(
        {
          label: "Your school",
          hint: "The official list says which schools’ graduates may ask for this permit",
          link: { href: SCHOOLS_PAGE, label: "Official list of schools" },
        },
        choice("school", "Your school", [
          { value: "", label: "I do not know" },
          { value: "eligible", label: "On the list for this permit" },
          { value: "curriculum-licence", label: "Private, teaching a public college’s programme" },
          { value: "not-eligible", label: "Not on the list" },
        ]),
      ),
    ],
  };
}

function days(reading: Reading): QuestionGroup {
  const { typed } = fieldsOf(reading);
  return {
    id: "days",
    title: "Your days",
    questions: [
      question(
        { label: "Completion letter or transcript", hint: "Its date; expected is fine" },
        typed("day", "completed", "Completion letter or transcript"),
      ),
      question(
        { label: "If I apply on", hint: "Leave empty for today" },
        typed("day", "apply", "If I apply on"),
      ),
      question({ label: "Study permit ends" }, typed("day", "permit-ends", "Study permit ends")),
      question({ label: "Passport ends" }, typed("day", "passport", "Passport ends")),
    ],
  };
}

function rest(reading: Reading, rule: PgwpRow): QuestionGroup {
  const { choice } = fieldsOf(reading);
  const since = longDay(rule.fieldOfStudy.permitAskedFrom);
  return {
    id: "rest",
    title: "Language and field",
    questions: [
      question(
        {
          label: "Weakest language level",
          hint: "CLB for English, NCLC for French: the lowest of your four abilities",
        },
        choice("language", "Weakest language level", [
          { value: "", label: "No test yet" },
          { value: "3", label: "Below 4" },
          ...["4", "5", "6", "7", "8", "9"].map((level) => ({ value: level, label: level })),
          { value: "10", label: "10 or more" },
        ]),
      ),
      question(
        { label: "Study permit applied for", hint: "The first one for this programme" },
        choice("permit-asked", "Study permit applied for", [
          { value: "", label: "I do not know" },
          { value: "before-the-rule", label: `Before ${since}` },
          { value: "under-the-rule", label: `On ${since} or later` },
        ]),
      ),
      question(
        {
          label: "Field of study",
          hint: "Asked only of programmes that are not degrees. We hold no copy of the list.",
          link: { href: rule.fieldOfStudySource, label: "Official list of fields" },
        },
        choice("field", "Field of study", [
          { value: "", label: "I do not know" },
          { value: "yes", label: "On the list" },
          { value: "no", label: "Not on the list" },
        ]),
      ),
    ],
  };
}
