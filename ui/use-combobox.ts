import { useRef, useState } from "react";
import { listKeys } from "./list-keys.ts";
import { fold, matching } from "./matching.ts";
import type { Option } from "./option-list.tsx";
import { useNativeValue } from "./use-native-value.ts";
import { usePlacement } from "./use-placement.ts";

type Choice = {
  options: readonly Option[];
  defaultValue?: string | undefined;
  onChange?: (value: string) => void;
  isEnhanced: boolean;
};

const MIN_SPACE = 200;

/** What is typed, what is chosen, and which option Enter would take. */
export function useCombobox(choice: Choice) {
  const box = useRef<HTMLDivElement>(null);
  const { select, chosen, choose: keep } = useChosen(choice);
  const list = useFilteredList(choice.options, chosen);
  const side = usePlacement({ anchor: box, isOpen: list.isOpen, least: MIN_SPACE });

  function choose(value: string) {
    keep(value);
    list.close();
  }

  function leave() {
    const meant = meantBy(list.query, choice.options);
    if (meant === null) list.close();
    else choose(meant);
  }

  const onKeyDown = listKeys({
    ...list,
    count: list.found.length,
    choose: (index) => choose(list.found[index]?.item.value ?? chosen),
  });

  const text = list.query ?? labelOf(choice.options, chosen);
  return { ...list, box, select, side, chosen, text, choose, leave, onKeyDown };
}

/** The choice, which the native select holds and posts. */
function useChosen({ defaultValue = "", onChange, isEnhanced }: Choice) {
  const select = useRef<HTMLSelectElement>(null);
  const [chosen, setChosen] = useState(defaultValue);
  useNativeValue({ select, isEnhanced, adopt: setChosen });

  function choose(value: string) {
    setChosen(value);
    if (select.current) select.current.value = value;
    if (value !== chosen) onChange?.(value);
  }

  return { select, chosen, choose };
}

/** The open list: what is typed into the field, what matches, and where the arrow keys stand. */
function useFilteredList(options: readonly Option[], chosen: string) {
  const [query, setQuery] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const found = matching(options, query ?? "");

  function open() {
    if (isOpen) return;
    const place = found.findIndex(({ item }) => item.value === chosen);
    setIsOpen(true);
    setActive(Math.max(0, place));
  }

  function close() {
    setIsOpen(false);
    setQuery(null);
  }

  function type(text: string) {
    setQuery(text);
    setIsOpen(true);
    setActive(0);
  }

  const place = Math.min(active, found.length - 1);
  return { query, isOpen, found, active: place, open, close, type, move: setActive };
}

/** Leaving keeps the choice (null), unless the words say another option in full, or nothing at all. */
function meantBy(query: string | null, options: readonly Option[]): string | null {
  if (query === null) return null;
  if (query.trim() === "") return "";
  return options.find(({ label }) => fold(label) === fold(query.trim()))?.value ?? null;
}

function labelOf(options: readonly Option[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? "";
}
