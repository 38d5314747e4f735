import { languageName } from "#rules/formats/names.ts";
import { countryNames } from "./countries.data.ts";

type Choice = { value: string; label: string };

const languageNames: Readonly<Record<string, string>> = {
  "en-GB": "English (UK)",
  "en-IE": "English (Ireland)",
  "en-AU": "English (Australia)",
  "en-CA": "English (Canada)",
  "en-US": "English (United States)",
  de: "German",
  fr: "French",
  es: "Spanish",
  it: "Italian",
  pt: "Portuguese",
  nl: "Dutch",
  pl: "Polish",
  ro: "Romanian",
  cs: "Czech",
  hu: "Hungarian",
  sv: "Swedish",
  da: "Danish",
  nb: "Norwegian",
  fi: "Finnish",
  el: "Greek",
  tr: "Turkish",
  ru: "Russian",
  uk: "Ukrainian",
  bg: "Bulgarian",
  ar: "Arabic",
  fa: "Persian",
  ur: "Urdu",
  he: "Hebrew",
  hi: "Hindi",
  mr: "Marathi",
  ne: "Nepali",
  zh: "Chinese",
  vi: "Vietnamese",
  id: "Indonesian",
  ms: "Malay",
};

/** Languages a document can be written in; one that came from a file stays a choice. */
export function languageChoices(now: string): readonly Choice[] {
  return withOwn(choicesOf(languageNames), now, languageLabel(now));
}

/** Countries by code, with none at first; whatever was typed before there was a list stays a choice. */
export function countryChoices(now: string): readonly Choice[] {
  return [{ value: "", label: "Not given" }, ...withOwn(choicesOf(countryNames), countryIn(now))];
}

/** The code of a country that was written in some way: "uk", "United Kingdom", "GB". As typed where it is none we know. */
export function countryIn(typed: string): string {
  const words = typed.trim();
  const code = words.toUpperCase();
  if (code === "UK") return "GB";
  if (Object.hasOwn(countryNames, code)) return code;
  const named = Object.entries(countryNames).find(
    ([, name]) => name.toLowerCase() === words.toLowerCase(),
  );
  return named?.[0] ?? words;
}

function choicesOf(names: Readonly<Record<string, string>>): Choice[] {
  return Object.entries(names).map(([value, label]) => ({ value, label }));
}

function withOwn(choices: readonly Choice[], now: string, label = now): readonly Choice[] {
  const isKnown = now === "" || choices.some(({ value }) => value === now);
  return isKnown ? choices : [...choices, { value: now, label }];
}

/** "German (Germany)" for "de-DE"; as it stands where it names no language. */
function languageLabel(tag: string): string {
  try {
    return languageName(tag);
  } catch {
    return tag;
  }
}
