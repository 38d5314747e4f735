import { digitsOf } from "./characters.ts";
import { countryInSentence, dialCodeOf, isDialCountry, mobileLengthsOf } from "./countries.ts";
import { phoneLimits } from "./limits.ts";

export type PhoneInput = { country: string; national: string; extension?: string };

type Sentence = (input: PhoneInput) => string;

const { minDigits, maxNationalDigits, maxInputLength, maxExtensionLength } = phoneLimits;

/** Every way a telephone number can be refused, and what the reader is told. */
export const phoneRefusals = {
  "phone-missing": () => "Enter a telephone number.",
  "country-unknown": () => "Choose the country the number belongs to.",
  "characters-not-allowed": () => "Use only digits, spaces, brackets, plus and hyphen.",
  "input-too-long": () => `Shorten the number to ${maxInputLength} characters, spaces included.`,
  "too-few-digits": () => `Enter at least ${minDigits} digits.`,
  "too-many-digits": () => `Enter at most ${maxNationalDigits} digits after the country code.`,
  "extension-too-long": () => `Shorten the extension to ${maxExtensionLength} characters.`,
  "dial-code-unknown": () =>
    "No country has that code after the plus. Choose the country from the list.",
  "wrong-length": wrongLength,
  "not-in-use": (input) =>
    `No number in ${countryInSentence(input.country)} looks like this. Check each digit.`,
} as const satisfies Record<string, Sentence>;

export type PhoneRefusal = keyof typeof phoneRefusals;

export function phoneSentence(refusal: PhoneRefusal, input: PhoneInput): string {
  return phoneRefusals[refusal](input);
}

/** "Numbers in India have 10 digits. This has 7." */
function wrongLength(input: PhoneInput): string {
  const { count, hasTrunkZero } = countNational(input);
  const aside = hasTrunkZero ? ", not counting the first 0" : "";
  const lengths = spoken(mobileLengthsOf(input.country));
  return `Numbers in ${countryInSentence(input.country)} have ${lengths} digits${aside}. This has ${count}.`;
}

/**
 * The digits that belong to the number itself. Most countries dial a first 0 only at home; where no
 * mobile number begins with 0 it is left out of the count, as the library does.
 */
export function countNational({ country, national }: PhoneInput): {
  count: number;
  hasTrunkZero: boolean;
} {
  const digits = digitsOf(national);
  const dialCode = dialCodeOf(country) ?? "";
  if (national.trimStart().startsWith("+") && digits.startsWith(dialCode)) {
    return { count: digits.length - dialCode.length, hasTrunkZero: false };
  }
  const hasTrunkZero =
    digits.startsWith("0") && isDialCountry(country) && !keepsFirstZero.has(country);
  return { count: digits.length - (hasTrunkZero ? 1 : 0), hasTrunkZero };
}

/** Countries whose numbers keep a first 0, also from abroad. */
const keepsFirstZero = new Set(["CG", "CI", "GA", "IT", "SM", "VA"]);

function spoken(lengths: readonly number[]): string {
  const first = lengths[0] ?? phoneLimits.minDigits;
  const last = lengths.at(-1) ?? phoneLimits.maxNationalDigits;
  if (first === last) return String(first);
  return last - first === 1 ? `${first} or ${last}` : `${first} to ${last}`;
}
