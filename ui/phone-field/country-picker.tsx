import { ChevronDown, Search } from "lucide-react";
import { type FocusEvent, type RefObject, useEffect, useRef } from "react";
import { countryName, dialCodeOf } from "#rules/phone/countries.ts";
import { phoneLimits } from "#rules/phone/limits.ts";
import { Icon } from "../icon.tsx";
import { OptionList, optionId } from "../option-list.tsx";
import { usePlacement } from "../use-placement.ts";
import { useCountryList } from "./use-country-list.ts";
import { useTypeToSearch } from "./use-type-to-search.ts";

type CountryPickerProps = {
  id: string;
  country: string;
  language: string;
  /** What the list is laid out against: the row of country and number. */
  anchor: RefObject<HTMLElement | null>;
  /** Chosen in the list: the number comes next. */
  onChoose: (country: string) => void;
  /** Chosen by typing on the closed button: focus stays there. */
  onType: (country: string) => void;
};

/** The country button, and the list with its search box that it opens. */
export function CountryPicker({
  id,
  country,
  language,
  anchor,
  onChoose,
  onType,
}: CountryPickerProps) {
  const button = useRef<HTMLButtonElement>(null);
  const popupId = `${id}-popup`;
  const listId = `${id}-list`;
  const list = useCountryList({
    country,
    language,
    onChoose,
    onClose: () => button.current?.focus(),
  });
  const searchByTyping = useTypeToSearch(language, onType);
  const side = usePlacement({
    anchor,
    isOpen: list.isOpen,
    least: phoneLimits.openUpwardBelowPx,
  });
  const name = `${countryName(country, language)}, +${dialCodeOf(country)}`;

  return (
    <>
      <button
        ref={button}
        id={id}
        className="phone__cc"
        type="button"
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={list.isOpen}
        aria-controls={list.isOpen ? popupId : undefined}
        aria-label={`Country: ${name}`}
        onClick={list.toggle}
        onKeyDown={(event) => (list.opens(event) ? list.open() : searchByTyping(event))}
      >
        <span className="badge">{country}</span>
        <span className="phone__dial">+{dialCodeOf(country)}</span>
        <Icon icon={ChevronDown} />
      </button>
      {list.isOpen ? (
        <CountryPopup
          popupId={popupId}
          listId={listId}
          side={side}
          list={list}
          country={country}
          button={button}
        />
      ) : null}
      <p className="vh" role="status">
        {list.isOpen ? list.status : ""}
      </p>
    </>
  );
}

type CountryPopupProps = {
  popupId: string;
  listId: string;
  side: "above" | "below";
  list: ReturnType<typeof useCountryList>;
  country: string;
  button: RefObject<HTMLButtonElement | null>;
};

function CountryPopup({ popupId, listId, side, list, country, button }: CountryPopupProps) {
  const search = useRef<HTMLInputElement>(null);

  // The list opens in answer to a press on its button, so moving focus into it is what was asked for.
  useEffect(() => search.current?.focus({ preventScroll: true }), []);

  function leave(event: FocusEvent) {
    const next = event.relatedTarget;
    const isInside =
      next instanceof Node && (event.currentTarget.contains(next) || next === button.current);
    if (!isInside && document.hasFocus()) list.dismiss();
  }

  return (
    <div
      id={popupId}
      className="popup phone__pop"
      data-side={side}
      role="dialog"
      aria-label="Countries"
      onBlur={leave}
    >
      <span className="with-icon">
        <Icon icon={Search} />
        <input
          ref={search}
          className="input"
          role="combobox"
          aria-label="Search countries"
          aria-autocomplete="list"
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={list.active >= 0 ? optionId(listId, list.active) : undefined}
          autoComplete="off"
          spellCheck={false}
          value={list.query}
          onChange={(event) => list.search(event.target.value)}
          onKeyDown={list.onKeyDown}
        />
      </span>
      <OptionList
        id={listId}
        label="Countries"
        found={list.found}
        active={list.active}
        chosen={country}
        onChoose={(option) => list.choose(option.value)}
        onHover={list.move}
      />
      <p className="popup__status" aria-hidden="true">
        {list.status}
      </p>
    </div>
  );
}
