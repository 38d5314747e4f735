import { type KeyboardEvent, useMemo, useState } from "react";
import { countryName } from "#rules/phone/countries.ts";
import { listKeys } from "../list-keys.ts";
import { countryOptions, placeOfCountry, searchCountries } from "./country-options.ts";

type CountryList = {
  country: string;
  language: string;
  onChoose: (country: string) => void;
  onClose: () => void;
};

/** The list behind the country button: what is searched for, what matches, and which option Enter would take. */
export function useCountryList({ country, language, onChoose, onClose }: CountryList) {
  const { dismiss, ...list } = useSearchedList(country, language);

  function choose(next: string) {
    dismiss();
    onChoose(next);
  }

  function close() {
    dismiss();
    onClose();
  }

  const onKeyDown = listKeys({
    ...list,
    count: list.found.length,
    choose: (index) => choose(list.found[index]?.item.value ?? country),
    close,
  });

  const toggle = () => (list.isOpen ? close() : list.open());
  const status = statusOf(list.found.length, countryName(country, language));
  return { ...list, status, toggle, choose, dismiss, opens, onKeyDown };
}

function useSearchedList(country: string, language: string) {
  const [isOpen, setIsOpen] = useState(false);
  const [query, setQuery] = useState("");
  const [active, setActive] = useState(0);
  // Naming 245 countries takes a few milliseconds: only once the list has been opened.
  const options = useMemo(() => (isOpen ? countryOptions(language) : []), [isOpen, language]);
  const found = searchCountries(options, query);

  function open() {
    setQuery("");
    setActive(placeOfCountry(country));
    setIsOpen(true);
  }

  function search(text: string) {
    setQuery(text);
    setActive(0);
  }

  const place = Math.min(active, found.length - 1);
  const dismiss = () => setIsOpen(false);
  return { isOpen, query, found, active: place, open, dismiss, search, move: setActive };
}

/** Arrow keys open the closed button, as they do a native select. */
function opens(event: KeyboardEvent): boolean {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return false;
  event.preventDefault();
  return true;
}

function statusOf(found: number, chosen: string): string {
  if (found === 0) return `No country matches. ${chosen} is chosen.`;
  return found === 1
    ? `1 country matches. ${chosen} is chosen.`
    : `${found} countries match. ${chosen} is chosen.`;
}
