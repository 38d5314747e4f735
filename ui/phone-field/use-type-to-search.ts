import { type KeyboardEvent, useRef } from "react";
import { countryName, dialCountries } from "#rules/phone/countries.ts";
import { phoneLimits } from "#rules/phone/limits.ts";
import { fold } from "../matching.ts";

/** Letters typed on the closed button choose a country, as on a native select. A pause begins a new word. */
export function useTypeToSearch(language: string, onChoose: (country: string) => void) {
  const typed = useRef({ word: "", at: 0 });

  return function onKeyDown(event: KeyboardEvent) {
    const isLetter = event.key.length === 1 && /\p{Letter}/u.test(event.key);
    const isSpaceInWord =
      event.key === " " && typed.current.word !== "" && isRecent(typed.current.at, event.timeStamp);
    if ((!isLetter && !isSpaceInWord) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();

    const word = isRecent(typed.current.at, event.timeStamp)
      ? typed.current.word + event.key
      : event.key;
    typed.current = { word, at: event.timeStamp };
    const meant = dialCountries.find(({ country }) =>
      fold(countryName(country, language)).startsWith(fold(word)),
    );
    if (meant) onChoose(meant.country);
  };
}

function isRecent(at: number, now: number): boolean {
  return now - at <= phoneLimits.typeToSearchMs;
}
