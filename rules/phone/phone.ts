import {
  AsYouType,
  type CountryCode,
  ParseError,
  parsePhoneNumberWithError,
} from "libphonenumber-js/min";
import { no, ok, type Result } from "#rules/result.ts";
import { digitsOf, hasOnlyPhoneCharacters } from "./characters.ts";
import { dialCodeOf, isDialCountry, mobileLengthsOf } from "./countries.ts";
import { phoneLimits } from "./limits.ts";
import { countNational, type PhoneInput, type PhoneRefusal } from "./refusals.ts";

export type { PhoneInput, PhoneRefusal } from "./refusals.ts";

export type Phone = {
  e164: string;
  country: string;
  /** As people of the country write it. */
  national: string;
  international: string;
  extension: string | null;
};

type Parsed = ReturnType<typeof parsePhoneNumberWithError>;

/** Nothing was typed: where the number is optional, that is an answer too. */
export function isBlankPhone({
  national,
  extension = "",
}: Pick<PhoneInput, "national" | "extension">): boolean {
  return national.trim() === "" && extension.trim() === "";
}

/** Reads a number typed in the telephone field, checking its shape first and then its country's plan. */
export function readPhone(input: PhoneInput): Result<Phone, PhoneRefusal> {
  const fault = shapeFault(input);
  if (fault) return no(fault);

  const parsed = parse(input);
  if (typeof parsed === "string") return no(parsed);

  const country = countryOf(parsed, input.country);
  if (!parsed.isPossible() || !parsed.isValid()) return no(refusalFor({ ...input, country }));

  return ok({
    e164: parsed.number,
    country,
    national: parsed.formatNational(),
    international: parsed.formatInternational(),
    extension: input.extension?.trim() || null,
  });
}

/** Whether a number of this length could exist in its country, before asking if it does. */
export function isPossiblePhone(input: PhoneInput): boolean {
  const parsed = shapeFault(input) ? null : parse(input);
  return parsed !== null && typeof parsed !== "string" && parsed.isPossible();
}

/** Spaces out a number while it is being typed. */
export function formatAsTyped(country: string, text: string): string {
  if (!isDialCountry(country)) return text;
  const formatted = new AsYouType(country as CountryCode).input(text);
  return digitsOf(formatted) === digitsOf(text) && formatted.length <= phoneLimits.maxInputLength
    ? formatted
    : text;
}

/** The country a number with a plus belongs to; the chosen one when they share a code. */
export function countryOfInternational(text: string, chosen: string): string | null {
  const formatter = new AsYouType();
  formatter.input(text);
  const dialCode = formatter.getCallingCode();
  if (!dialCode) return null;
  return dialCodeOf(chosen) === dialCode ? chosen : (formatter.getCountry() ?? null);
}

function shapeFault(input: PhoneInput): PhoneRefusal | null {
  const national = input.national.trim();
  const { count } = countNational(input);

  if (national === "") return "phone-missing";
  if (!isDialCountry(input.country)) return "country-unknown";
  if (input.national.length > phoneLimits.maxInputLength) return "input-too-long";
  if (!hasOnlyPhoneCharacters(input.national)) return "characters-not-allowed";
  if (digitsOf(national).length < phoneLimits.minDigits) return "too-few-digits";
  if (count > phoneLimits.maxNationalDigits) return "too-many-digits";
  if ((input.extension ?? "").trim().length > phoneLimits.maxExtensionLength)
    return "extension-too-long";
  return null;
}

function parse({ country, national }: PhoneInput): Parsed | PhoneRefusal {
  try {
    return parsePhoneNumberWithError(national, country as CountryCode);
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    if (error.message === "INVALID_COUNTRY") return "dial-code-unknown";
    return refusalFor({ country, national });
  }
}

/** Islands share codes with their neighbours: the reader's choice stands wherever the code allows it. */
function countryOf(parsed: Parsed, chosen: string): string {
  return parsed.countryCallingCode === dialCodeOf(chosen) ? chosen : (parsed.country ?? chosen);
}

/** A number of the usual length that still fails has a wrong digit; any other has a wrong length. */
function refusalFor(input: PhoneInput): PhoneRefusal {
  return mobileLengthsOf(input.country).includes(countNational(input).count)
    ? "not-in-use"
    : "wrong-length";
}
