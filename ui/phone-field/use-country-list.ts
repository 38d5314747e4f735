import { type KeyboardEvent, useMemo, useState } from "react";
import { countryName, dialCodeOf, dialCountries } from "#rules/phone/countries.ts";
import { listKeys } from "../list-keys.ts";
import { type Matched, matching } from "../matching.ts";
import type { Option } from "../option-list.tsx";

type CountryList = {
  country: string;
  language: string;
  onChoose: (country: string) => void;
  onClose: () => void;
};

/** The open list: what is searched for, what matches, and which option Enter would take. */
export function useCountryList({ country, language, onChoose, onClose }: CountryList) {
  const [isOpen, setIsOpen] = useState(false);
  const [query, setQuery] = useState("");
  const [active, setActive] = useState(0);
  // Naming 245 countries takes a few milliseconds: only once the list has been opened.
  const options = useMemo(() => (isOpen ? countryOptions(language) : []), [isOpen, language]);
  const found = searchCountries(options, query);

  function open() {
    setQuery("");
    setActive(
      Math.max(
        0,
        dialCountries.findIndex((row) => row.country === country),
      ),
    );
    setIsOpen(true);
  }

  function choose(next: string) {
    setIsOpen(false);
    onChoose(next);
  }

  function close() {
    setIsOpen(false);
    onClose();
  }

  const onKeyDown = listKeys({
    isOpen,
    count: found.length,
    active,
    open,
    move: setActive,
    choose: (index) => choose(found[index]?.item.value ?? country),
    close,
  });

  function search(text: string) {
    setQuery(text);
    setActive(0);
  }

  const state = {
    isOpen,
    query,
    found,
    active: Math.min(active, found.length - 1),
    status: statusOf(found, country, language),
  };
  const toggle = () => (isOpen ? close() : open());
  return {
    ...state,
    open,
    toggle,
    choose,
    dismiss: () => setIsOpen(false),
    search,
    move: setActive,
    opens,
    onKeyDown,
  };
}

/** Arrow keys open the closed button, as they do a native select. */
function opens(event: KeyboardEvent): boolean {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return false;
  event.preventDefault();
  return true;
}

function countryOptions(language: string): Option[] {
  return dialCountries.map(({ country, dialCode }) => ({
    value: country,
    label: countryName(country, language),
    badge: country,
    aside: `+${dialCode}`,
  }));
}

/** By name, by dial code ("+91" or "91"), or by the two letters on the plate. */
function searchCountries(options: readonly Option[], query: string): Matched<Option>[] {
  const code = query.trim().replace(/^\+/, "");
  if (/^\d+$/.test(code)) {
    return options
      .filter((option) => dialCodeOf(option.value)?.startsWith(code))
      .map((item) => ({ item, match: null }));
  }
  const byName = matching(options, query);
  const byLetters = options.find((option) => option.value === code.toUpperCase());
  if (!byLetters || byName.some(({ item }) => item.value === byLetters.value)) return byName;
  return [...byName, { item: byLetters, match: null }];
}

function statusOf(found: readonly Matched<Option>[], country: string, language: string): string {
  const chosen = `${countryName(country, language)} is chosen.`;
  if (found.length === 0) return `No country matches. ${chosen}`;
  return found.length === 1
    ? `1 country matches. ${chosen}`
    : `${found.length} countries match. ${chosen}`;
}
