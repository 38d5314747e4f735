import {
  fieldsOf,
  type Option,
  optionsOf,
  type QuestionGroup,
  question,
} from "#domain/visas/tool/question.ts";
import type { Reading } from "#domain/visas/tool/reading.ts";
import type { CrsEstimate } from "#rules/ca-express-entry/crs.ts";
import type { CrsFactor } from "#rules/ca-express-entry/lines.ts";
import { abilities, type Profile } from "#rules/ca-express-entry/profile.ts";
import { levelName, type Tested } from "./answers.ts";
import { abilityLabels, educationLabels, studyLabels } from "./labels.ts";

type Shown = { reading: Reading; profile: Profile; estimate: CrsEstimate };

const LEVELS_PAGE =
  "https://www.canada.ca/en/immigration-refugees-citizenship/services/immigrate-canada/express-entry/documents/language-test.html";

/** Everything the estimate asks, each with the points it gives. */
export function expressEntryQuestions(shown: Shown): readonly QuestionGroup[] {
  return [aboutYou(shown), partner(shown), languages(shown), work(shown), more(shown)];
}

function aboutYou({ reading, estimate }: Shown): QuestionGroup {
  const { choice, typed } = fieldsOf(reading);
  return {
    id: "you",
    title: "You",
    questions: [
      question(
        { label: "Age", hint: "On the day of the estimate", points: pointsFor(estimate, "age") },
        typed("number", "age", "Age"),
      ),
      question(
        {
          label: "Highest education",
          hint: "From abroad, as assessed for Canada",
          points: pointsFor(estimate, "education"),
        },
        choice("education", "Highest education", optionsOf(educationLabels, "Choose one")),
      ),
      question(
        {
          label: "Husband, wife or partner",
          hint: "A partner who does not come with you, or is Canadian, is not counted",
        },
        choice("partner", "Husband, wife or partner", [
          { value: "", label: "None" },
          { value: "coming", label: "Coming with me" },
          { value: "not-counted", label: "Not coming, or Canadian already" },
        ]),
      ),
    ],
  };
}

function languages({ reading, profile, estimate }: Shown): QuestionGroup {
  const { choice } = fieldsOf(reading);
  const second = profile.firstLanguage === "english" ? "French" : "English";
  return {
    id: "languages",
    title: "English and French",
    questions: [
      question(
        { label: "First official language", hint: "The one you score higher in" },
        choice("language", "First official language", [
          { value: "", label: "English" },
          { value: "french", label: "French" },
        ]),
      ),
      question(
        {
          label: "Your levels in it",
          hint: "CLB for English, NCLC for French. Every accepted test has a table that turns scores into levels.",
          link: { href: LEVELS_PAGE, label: "Accepted tests and their levels" },
          points: pointsFor(estimate, "first-language"),
        },
        ...levelFields(reading, "first", "Not tested"),
      ),
      question(
        {
          label: `Your levels in ${second}`,
          hint: "Leave it where you have no test",
          points: pointsFor(estimate, "second-language"),
        },
        ...levelFields(reading, "second", "No test"),
      ),
    ],
  };
}

function work({ reading, estimate }: Shown): QuestionGroup {
  const { choice, tick } = fieldsOf(reading);
  return {
    id: "work",
    title: "Skilled work",
    questions: [
      question(
        {
          label: "In Canada",
          hint: "For an employer in Canada; from home counts if home was in Canada",
          points: pointsFor(estimate, "canadian-work"),
        },
        choice("canada-work", "Skilled work in Canada", years(5)),
      ),
      question(
        { label: "Outside Canada", hint: "Counts together with language or with work in Canada" },
        choice("abroad-work", "Skilled work outside Canada", years(3)),
      ),
      question(
        { label: "Trade", hint: "Counts together with language" },
        tick("trade", "I hold a certificate of qualification in a trade"),
      ),
    ],
  };
}

function more({ reading, estimate }: Shown): QuestionGroup {
  const { choice, tick } = fieldsOf(reading);
  return {
    id: "more",
    title: "More points",
    questions: [
      question(
        { label: "Studied in Canada", points: pointsFor(estimate, "canadian-study") },
        choice("study", "Studied in Canada", optionsOf(studyLabels, "No, or under a year")),
      ),
      question(
        {
          label: "Brother or sister",
          hint: "18 or older, living in Canada",
          points: pointsFor(estimate, "sibling"),
        },
        tick("sibling", "One is a citizen or permanent resident"),
      ),
      question(
        { label: "Nomination", points: pointsFor(estimate, "nomination") },
        tick("nomination", "A province or territory has nominated me"),
      ),
    ],
  };
}

/** Shown only while a partner is coming; the style sheet sees to that without script. */
function partner({ reading, estimate }: Shown): QuestionGroup {
  const { choice } = fieldsOf(reading);
  return {
    id: "partner",
    title: "Your partner’s own points",
    questions: [
      question(
        { label: "Education", points: pointsFor(estimate, "partner-education") },
        choice(
          "partner-education",
          "Partner’s education",
          optionsOf(educationLabels, "Choose one"),
        ),
      ),
      question(
        {
          label: "Levels in English or French",
          points: pointsFor(estimate, "partner-language"),
        },
        ...levelFields(reading, "partner", "No test"),
      ),
      question(
        { label: "Skilled work in Canada", points: pointsFor(estimate, "partner-work") },
        choice("partner-work", "Partner’s skilled work in Canada", years(5)),
      ),
    ],
  };
}

/** The two things the points do not ask and the Canadian Experience Class does. */
export function experienceQuestions(reading: Reading): QuestionGroup {
  const { choice } = fieldsOf(reading);
  return {
    id: "experience",
    title: "Canadian Experience Class",
    questions: [
      question(
        {
          label: "A year of work that counts",
          hint: "1,560 hours in the last 3 years, paid, with permission to work, in a job of TEER 0 to 3. Self-employment does not count, nor work while a full-time student.",
        },
        choice("counted-work", "A year of work that counts", yesNo("I have it", "I do not")),
      ),
      question(
        { label: "Where you plan to live" },
        choice("outside-quebec", "Where you plan to live", yesNo("Outside Québec", "In Québec")),
      ),
    ],
  };
}

function levelFields(reading: Reading, tested: Tested, unsaid: string) {
  const { choice } = fieldsOf(reading);
  const options: readonly Option[] = [
    { value: "", label: unsaid },
    { value: "3", label: "Below 4" },
    ...["4", "5", "6", "7", "8", "9"].map((level) => ({ value: level, label: level })),
    { value: "10", label: "10 or more" },
  ];
  return abilities.map((ability) =>
    choice(levelName(tested, ability), abilityLabels[ability], options),
  );
}

function years(most: number): readonly Option[] {
  const full = Array.from({ length: most }, (_, index) => index + 1);
  return [
    { value: "", label: "None, or under a year" },
    ...full.map((count) => ({
      value: String(count),
      label: `${count} ${count === 1 ? "year" : "years"}${count === most ? " or more" : ""}`,
    })),
  ];
}

function yesNo(yes: string, no: string): readonly Option[] {
  return [
    { value: "", label: "Not answered" },
    { value: "yes", label: yes },
    { value: "no", label: no },
  ];
}

function pointsFor({ lines }: CrsEstimate, factor: CrsFactor) {
  const line = lines.find((candidate) => candidate.factor === factor);
  return line ? { points: line.points, most: line.most } : null;
}
