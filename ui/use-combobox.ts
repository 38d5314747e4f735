import { type ChangeEvent, type RefObject, useEffect, useRef, useState } from "react";
import { listKeys } from "./list-keys.ts";
import { fold, matching } from "./matching.ts";
import type { Option } from "./option-list.tsx";
import { usePlacement } from "./use-placement.ts";

type Choice = {
  options: readonly Option[];
  defaultValue?: string | undefined;
  onChange?: (value: string) => void;
};

const LEAST_ROOM = 200;

/** What is typed, what is chosen, and which option Enter would take. */
export function useCombobox({ options, defaultValue = "", onChange }: Choice, isEnhanced: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  const [chosen, setChosen] = useState(defaultValue);
  const [query, setQuery] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const side = usePlacement(box, isOpen, LEAST_ROOM);
  const found = matching(options, query ?? "");
  const place = Math.min(active, found.length - 1);
  const text = query ?? labelOf(options, chosen);

  useAdoptedValue(select, isEnhanced, setChosen);

  function open() {
    if (isOpen) return;
    setIsOpen(true);
    setActive(
      Math.max(
        0,
        found.findIndex(({ item }) => item.value === chosen),
      ),
    );
  }

  function close() {
    setIsOpen(false);
    setQuery(null);
  }

  function choose(value: string) {
    setChosen(value);
    if (select.current) select.current.value = value;
    if (value !== chosen) onChange?.(value);
    close();
  }

  function type(event: ChangeEvent<HTMLInputElement>) {
    setQuery(event.target.value);
    setIsOpen(true);
    setActive(0);
  }

  /** Leaving keeps the choice, unless the words say another option in full, or nothing at all. */
  function leave() {
    const meant =
      query === null
        ? undefined
        : options.find((option) => fold(option.label) === fold(query.trim()));
    if (meant) choose(meant.value);
    else if (query?.trim() === "") choose("");
    else close();
  }

  const onKeyDown = listKeys({
    isOpen,
    count: found.length,
    active: place,
    open,
    move: setActive,
    choose: (index) => choose(found[index]?.item.value ?? chosen),
    close,
  });

  const state = { side, isOpen, found, active: place, chosen, text };
  return { box, select, ...state, open, choose, type, leave, move: setActive, onKeyDown };
}

/** Takes over what was chosen in the native control before script arrived, and follows a form's reset. */
function useAdoptedValue(
  select: RefObject<HTMLSelectElement | null>,
  isEnhanced: boolean,
  adopt: (value: string) => void,
) {
  useEffect(() => {
    const native = select.current;
    if (!isEnhanced || !native) return;
    adopt(native.value);
    const onReset = () => setTimeout(() => adopt(native.value));
    native.form?.addEventListener("reset", onReset);
    return () => native.form?.removeEventListener("reset", onReset);
  }, [select, isEnhanced, adopt]);
}

function labelOf(options: readonly Option[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? "";
}
