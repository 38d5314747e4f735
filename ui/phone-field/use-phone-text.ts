import { type FormEvent, useEffect, useRef, useState } from "react";
import { digitsOf, keepPhoneCharacters } from "#rules/phone/characters.ts";
import { countryInSentence, mobileLengthsOf } from "#rules/phone/countries.ts";
import { countNational, phoneSentence } from "#rules/phone/refusals.ts";

type PhoneText = { country: string; choose: (country: string) => void; isEnhanced: boolean };
type PhoneRules = typeof import("#rules/phone/phone.ts");

/** The library behind these rules is 80 kB, so a page fetches it only when someone is about to type a number. */
const loadRules = (): Promise<PhoneRules> => import("#rules/phone/phone.ts");

/** The number's text: cut to what is allowed, spaced out while typed, checked on leaving. */
export function usePhoneText({ country, choose, isEnhanced }: PhoneText) {
  const input = useRef<HTMLInputElement>(null);
  const rules = useRef<PhoneRules | null>(null);
  const [fault, setFault] = useState<string>();
  const [isTouched, setIsTouched] = useState(false);
  const [typed, setTyped] = useState("");

  useEffect(() => {
    // Text typed before script came counts too.
    if (isEnhanced) setTyped(input.current?.value ?? "");
  }, [isEnhanced]);

  async function begin() {
    rules.current ??= await loadRules().catch(() => null);
  }

  function type(event: FormEvent<HTMLInputElement>) {
    const field = event.currentTarget;
    rewrite(field, (text) => spaced(keepPhoneCharacters(text)));
    setTyped(field.value);
    setFault(undefined);
    setIsTouched(true);
  }

  /** Spaces the text out, and follows a number with a plus to its own country. */
  function spaced(text: string): string {
    if (!rules.current) return text;
    if (text.startsWith("+")) {
      const meant = rules.current.countryOfInternational(text, country);
      if (meant && meant !== country) choose(meant);
    }
    return rules.current.formatAsTyped(country, text);
  }

  async function check() {
    const national = input.current?.value ?? "";
    await begin();
    setFault(faultOf(rules.current, country, national));
  }

  function moveTo(next: string) {
    choose(next);
    const field = input.current;
    if (field) rewrite(field, (text) => respaced(rules.current, next, text));
    if (fault && field) setFault(faultOf(rules.current, next, field.value));
  }

  return {
    input,
    fault,
    isTouched,
    progress: progressOf(country, typed),
    begin,
    type,
    check,
    moveTo,
  };
}

/** The same digits as the next country writes them. A number with a plus stays as it is. */
function respaced(rules: PhoneRules | null, country: string, text: string): string {
  return rules && !text.startsWith("+") ? rules.formatAsTyped(country, digitsOf(text)) : text;
}

function faultOf(rules: PhoneRules | null, country: string, national: string): string | undefined {
  // Without the rules, as when offline, the server will say.
  if (!rules || rules.isBlankPhone({ national })) return undefined;
  const read = rules.readPhone({ country, national });
  return read.ok ? undefined : phoneSentence(read.error, { country, national });
}

/** "6 of 10 digits for India." Only where the country's numbers have one length. */
function progressOf(country: string, national: string): string {
  const [length, ...others] = mobileLengthsOf(country);
  const { count } = countNational({ country, national });
  if (!length || others.length > 0 || count === 0 || count >= length) return "";
  return `${count} of ${length} digits for ${countryInSentence(country)}.`;
}

/** Changes the text under the caret without moving it past the digit it followed. */
function rewrite(field: HTMLInputElement, change: (text: string) => string) {
  const caret = field.selectionStart ?? field.value.length;
  const before = countSigns(field.value.slice(0, caret));
  const text = change(field.value);
  if (text === field.value) return;
  field.value = text;
  const place = placeAfterSigns(text, before);
  if (document.activeElement === field) field.setSelectionRange(place, place);
}

function countSigns(text: string): number {
  return text.replace(/[^\d+]/g, "").length;
}

function placeAfterSigns(text: string, count: number): number {
  let seen = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (seen === count) return place;
    if (/[\d+]/.test(text.charAt(place))) seen += 1;
  }
  return text.length;
}
