import {
  fieldsOf,
  type Option,
  type QuestionGroup,
  question,
} from "#domain/visas/tool/question.ts";
import type { Reading } from "#domain/visas/tool/reading.ts";
import { permitPages } from "#rules/ie-permits/tables.ts";

export function irishPermitQuestions(reading: Reading): readonly QuestionGroup[] {
  return [theJob(reading), yourDegree(reading), theEmployer(reading), stamp1G(reading)];
}

function theJob(reading: Reading): QuestionGroup {
  const { choice, typed } = fieldsOf(reading);
  return {
    id: "job",
    title: "The job",
    questions: [
      question(
        {
          label: "Pay for a year, in euros",
          hint: "Basic salary and registered health insurance. Leave out bonuses.",
        },
        typed("money", "pay", "Pay for a year, in euros"),
      ),
      question(
        {
          label: "The occupation",
          hint: "Two official lists decide, and we hold no copy of them. Look the job up.",
          link: { href: permitPages.criticalSkillsList, label: "Critical Skills list" },
        },
        choice("occupation", "The occupation", [
          { value: "", label: "I do not know" },
          { value: "critical-skills", label: "On the Critical Skills list" },
          { value: "neither", label: "On neither list" },
          { value: "ineligible", label: "On the ineligible list" },
        ]),
      ),
      question(
        {
          label: "A lower-paid sector",
          hint: "Some have a line of their own for the General permit",
          link: { href: permitPages.ineligibleList, label: "Ineligible list" },
        },
        choice("lower-paid-sector", "A lower-paid sector", yesNo("It is one", "It is not")),
      ),
      question(
        { label: "If the permit is applied for on", hint: "Leave empty for today" },
        typed("day", "apply", "If the permit is applied for on"),
      ),
    ],
  };
}

function yourDegree(reading: Reading): QuestionGroup {
  const { choice, typed } = fieldsOf(reading);
  return {
    id: "degree",
    title: "Your degree",
    questions: [
      question(
        { label: "Level", hint: "On Ireland’s framework (NFQ). Your certificate names it." },
        choice("level", "Level", [
          { value: "", label: "Not answered" },
          { value: "none", label: "No degree" },
          { value: "7", label: "Level 7 or below" },
          { value: "8", label: "Level 8" },
          { value: "9", label: "Level 9" },
          { value: "10", label: "Level 10" },
        ]),
      ),
      question(
        { label: "From an Irish college" },
        choice("irish", "From an Irish college", yesNo("Yes", "No")),
      ),
      question(
        { label: "In a subject the job needs" },
        choice("relevant", "In a subject the job needs", yesNo("Yes", "No")),
      ),
      question(
        { label: "Awarded on", hint: "New graduates have lower pay lines for 12 months" },
        typed("day", "awarded", "Awarded on"),
      ),
    ],
  };
}

function theEmployer(reading: Reading): QuestionGroup {
  const { choice, typed } = fieldsOf(reading);
  return {
    id: "employer",
    title: "The employer",
    questions: [
      question(
        { label: "Length of the offer" },
        choice("offer", "Length of the offer", [
          { value: "", label: "Not answered" },
          { value: "two-years", label: "2 years or more" },
          { value: "shorter", label: "Under 2 years" },
        ]),
      ),
      question(
        {
          label: "Staff from the EEA",
          hint: "The European Economic Area. The employer knows.",
        },
        choice("staff", "Staff from the EEA", [
          { value: "", label: "I do not know" },
          { value: "half-or-more", label: "Half or more" },
          { value: "start-up", label: "Fewer, a supported start-up" },
          { value: "fewer", label: "Fewer" },
        ]),
      ),
      question({ label: "The job starts on" }, typed("day", "starts", "The job starts on")),
    ],
  };
}

function stamp1G(reading: Reading): QuestionGroup {
  const { choice, typed } = fieldsOf(reading);
  return {
    id: "stamp",
    title: "Stamp 1G, after an Irish course",
    questions: [
      question(
        { label: "Final results came on" },
        typed("day", "results", "Final results came on"),
      ),
      question({ label: "Stamp 2 ends on" }, typed("day", "stamp-2-ends", "Stamp 2 ends on")),
      question(
        { label: "Times you had Stamp 1G" },
        choice("times", "Times you had Stamp 1G", [
          { value: "", label: "Not answered" },
          { value: "0", label: "Never" },
          { value: "1", label: "Once" },
          { value: "2", label: "Twice" },
        ]),
      ),
    ],
  };
}

function yesNo(yes: string, no: string): readonly Option[] {
  return [
    { value: "", label: "I do not know" },
    { value: "yes", label: yes },
    { value: "no", label: no },
  ];
}
