import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { keepPhoneCharacters, lossOf } from "#rules/phone/characters.ts";
import { faultOf, fetchPhoneRules, type PhoneRules, progressOf, respaced } from "./phone-rules.ts";
import { rewriteUnderCaret } from "./rewrite-under-caret.ts";

type PhoneText = { country: string; choose: (country: string) => void; isEnhanced: boolean };

type Seen = {
  typed: string;
  isTouched: boolean;
  fault?: string | undefined;
  /** What was left out of the typed text, said until the field is entered again. */
  loss?: string;
};

/** The number's text: cut to what is allowed, spaced out while typed, checked on leaving. */
export function usePhoneText({ country, choose, isEnhanced }: PhoneText) {
  const input = useRef<HTMLInputElement>(null);
  const rules = useRef<PhoneRules>(null);
  const { seen, see } = useSeen({ input, isEnhanced });

  async function check() {
    const national = input.current?.value ?? "";
    rules.current ??= await fetchPhoneRules();
    see({ fault: faultOf(rules.current, country, national) });
  }

  async function begin() {
    see({ loss: "" });
    rules.current ??= await fetchPhoneRules();
  }

  function type({ currentTarget: field }: FormEvent<HTMLInputElement>) {
    const loss = lossOf(field.value);
    const spaced = (text: string) => spacedAndFollowed(rules.current, { text, country, choose });
    rewriteUnderCaret(field, (text) => spaced(keepPhoneCharacters(text)));
    see({ typed: field.value, isTouched: true, fault: undefined, ...(loss && { loss }) });
  }

  function moveTo(next: string) {
    choose(next);
    const field = input.current;
    if (!field) return;
    rewriteUnderCaret(field, (text) => respaced(rules.current, next, text));
    if (seen.fault) see({ fault: faultOf(rules.current, next, field.value) });
  }

  return { ...seen, input, progress: progressOf(country, seen.typed), begin, type, check, moveTo };
}

type TypedInto = { input: RefObject<HTMLInputElement | null>; isEnhanced: boolean };

function useSeen({ input, isEnhanced }: TypedInto) {
  const [seen, setSeen] = useState<Seen>({ typed: "", isTouched: false });

  useEffect(() => {
    // Text typed before script came counts too.
    if (isEnhanced) setSeen((before) => ({ ...before, typed: input.current?.value ?? "" }));
  }, [input, isEnhanced]);

  return { seen, see: (next: Partial<Seen>) => setSeen((before) => ({ ...before, ...next })) };
}

type Typed = { text: string; country: string; choose: (country: string) => void };

/** Spaces the text out, and follows a number with a plus to its own country. */
function spacedAndFollowed(rules: PhoneRules, { text, country, choose }: Typed): string {
  if (!rules) return text;
  const meant = text.startsWith("+") ? rules.countryOfInternational(text, country) : null;
  if (meant && meant !== country) choose(meant);
  return rules.formatAsTyped(country, text);
}
