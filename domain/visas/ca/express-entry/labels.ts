import type { CrsFactor, CrsPart } from "#rules/ca-express-entry/lines.ts";
import type { Ability, CanadianStudy, Education } from "#rules/ca-express-entry/profile.ts";

export const educationLabels: Readonly<Record<Education, string>> = {
  none: "Below secondary school",
  secondary: "Secondary school (high school)",
  "one-year": "One-year certificate, diploma or degree",
  "two-year": "Two-year programme",
  bachelors: "Bachelor’s, or a programme of three years or more",
  "two-or-more": "Two or more credentials, one of three years or more",
  masters: "Master’s, or a degree for a licensed profession",
  doctorate: "Doctorate (PhD)",
};

export const studyLabels: Readonly<Record<Exclude<CanadianStudy, "none">, string>> = {
  "one-or-two-years": "Credential of one or two years",
  "three-years-or-more": "Credential of three years or more",
};

export const abilityLabels: Readonly<Record<Ability, string>> = {
  listening: "Listening",
  speaking: "Speaking",
  reading: "Reading",
  writing: "Writing",
};

export const partLabels: Readonly<Record<CrsPart, string>> = {
  core: "You",
  partner: "Your partner",
  transferability: "Skills that count together",
  additional: "Additional",
};

export const factorLabels: Readonly<Record<CrsFactor, string>> = {
  age: "Age",
  education: "Education",
  "first-language": "First official language",
  "second-language": "Second official language",
  "canadian-work": "Work in Canada",
  "partner-education": "Partner’s education",
  "partner-language": "Partner’s language",
  "partner-work": "Partner’s work in Canada",
  "education-with-language": "Education with language",
  "education-with-work": "Education with work in Canada",
  "foreign-work-with-language": "Work abroad with language",
  "foreign-work-with-work": "Work abroad with work in Canada",
  "trade-with-language": "Trade certificate with language",
  sibling: "Brother or sister in Canada",
  french: "French",
  "canadian-study": "Study in Canada",
  nomination: "Nomination by a province or territory",
};
