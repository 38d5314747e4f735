import { digitsOf } from "#rules/phone/characters.ts";
import { countryInSentence, mobileLengthsOf } from "#rules/phone/countries.ts";
import { countNational, phoneSentence } from "#rules/phone/refusals.ts";

/** Null until they are fetched, and for good when they cannot be, as offline: then the server will say. */
export type PhoneRules = typeof import("#rules/phone/phone.ts") | null;

/** The library behind these rules is 80 kB, so a page fetches it only when someone is about to type a number. */
export function fetchPhoneRules(): Promise<PhoneRules> {
  return import("#rules/phone/phone.ts").catch(() => null);
}

/** The same digits as another country writes them. A number with a plus stays as it is. */
export function respaced(rules: PhoneRules, country: string, text: string): string {
  return rules && !text.startsWith("+") ? rules.formatAsTyped(country, digitsOf(text)) : text;
}

export function faultOf(rules: PhoneRules, country: string, national: string): string | undefined {
  if (!rules || rules.isBlankPhone({ national })) return undefined;
  const read = rules.readPhone({ country, national });
  return read.ok ? undefined : phoneSentence(read.error, { country, national });
}

/** "6 of 10 digits for India." Only where the country's numbers have one length. */
export function progressOf(country: string, national: string): string {
  const [length, ...others] = mobileLengthsOf(country);
  const { count } = countNational({ country, national });
  if (!length || others.length > 0 || count === 0 || count >= length) return "";
  return `${count} of ${length} digits for ${countryInSentence(country)}.`;
}
