import { Search } from "lucide-react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { describedBy, FieldError, FieldHint } from "./field-parts.tsx";
import { Icon } from "./icon.tsx";
import { listKeys } from "./list-keys.ts";
import { matching } from "./matching.ts";
import { OptionList, optionId } from "./option-list.tsx";
import type { Suggest, SuggestFieldProps, Suggestion } from "./suggest-field-props.ts";
import { usePlacement } from "./use-placement.ts";
import "./field.css";
import "./combobox.css";

type EnhancedProps = SuggestFieldProps & { isFocused: boolean };

const REST_MILLIS = 120;
const MIN_LETTERS = 2;
const MIN_SPACE = 200;

/** The text field that suggests; it takes the plain one's place, with its text and its focus. */
export function EnhancedSuggestField(props: EnhancedProps) {
  const { label, hint, error, name, noun, maxLength } = props;
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [{ typed, isFocused }] = useState(() => asPlain(props));
  const list = useSuggestions(props.suggest, typed, ({ fills = {} }) => {
    for (const [other, value] of Object.entries(fills)) fill(input.current?.form, other, value);
  });
  const { text, options, active, isOpen } = list;
  const side = usePlacement({ anchor: box, isOpen, least: MIN_SPACE });
  const listId = `${name}-list`;

  // It stands where the reader was typing a moment ago.
  useLayoutEffect(() => {
    if (isFocused) input.current?.focus();
  }, [isFocused]);

  const says = isOpen ? sentence(options.length, noun) : "";

  return (
    <div className="field combo" data-invalid={error ? "" : undefined}>
      <div className="field__top">
        <label htmlFor={name}>{label}</label>
      </div>
      <FieldHint id={name}>{hint}</FieldHint>
      <div className="combo__box" ref={box}>
        <span className="with-icon">
          <Icon icon={Search} />
          <input
            id={name}
            name={name}
            className="input"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-activedescendant={isOpen && active >= 0 ? optionId(listId, active) : undefined}
            aria-describedby={describedBy(name, { hint, error })}
            aria-invalid={error ? true : undefined}
            ref={input}
            autoComplete="off"
            spellCheck={false}
            maxLength={maxLength}
            value={text}
            onChange={(event) => list.type(event.target.value)}
            onKeyDown={list.onKeyDown}
            onBlur={list.close}
          />
        </span>
        {isOpen ? (
          <div className="popup" data-side={side}>
            <OptionList
              id={listId}
              label={noun.many}
              found={options.map((item) => matching([item], text)[0] ?? { item, match: null })}
              active={active}
              chosen=""
              onChoose={(option) => list.choose(option)}
              onHover={list.move}
            />
            <p className="popup__status" aria-hidden="true">
              {says}
            </p>
          </div>
        ) : null}
        <p className="vh" role="status">
          {says}
        </p>
      </div>
      <FieldError id={name}>{error}</FieldError>
    </div>
  );
}

/** The plain field is there until this one is drawn, and what was typed into it meanwhile counts. */
function asPlain({ name, defaultValue = "", isFocused }: EnhancedProps) {
  const plain = document.getElementById(name);
  if (!(plain instanceof HTMLInputElement)) return { typed: defaultValue, isFocused };
  return { typed: plain.value, isFocused: document.activeElement === plain };
}

/** What is typed, what is suggested for it, and where the arrow keys stand. */
function useSuggestions(
  suggest: Suggest,
  defaultValue: string,
  onChosen: (chosen: Suggestion) => void,
) {
  const [text, setText] = useState(defaultValue);
  const [asked, setAsked] = useState("");
  const [options, setOptions] = useState<Suggestion[]>([]);
  const [active, setActive] = useState(-1);
  const isOpen = options.length > 0;

  useEffect(() => {
    if (asked.trim().length < MIN_LETTERS) return setOptions([]);
    const asking = new AbortController();
    const timer = setTimeout(() => {
      suggest(asked, asking.signal).then(setOptions, () => undefined);
    }, REST_MILLIS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [asked, suggest]);

  function close() {
    setAsked("");
    setOptions([]);
    setActive(-1);
  }

  function type(typed: string) {
    setText(typed);
    setAsked(typed);
    setActive(-1);
  }

  function choose(chosen: Suggestion) {
    setText(chosen.label);
    onChosen(chosen);
    close();
  }

  const keys = listKeys({
    isOpen,
    count: options.length,
    active,
    open: () => setAsked(text),
    move: setActive,
    choose: (index) => choose(options[index]!),
    close,
  });
  // Enter sends what was typed unless the arrow keys stand on a suggestion.
  const onKeyDown: typeof keys = (event) => {
    if (event.key !== "Enter" || active >= 0) keys(event);
  };

  return { text, options, active, isOpen, type, choose, move: setActive, close, onKeyDown };
}

function fill(form: HTMLFormElement | null | undefined, name: string, value: string) {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.value = value;
}

function sentence(count: number, noun: { one: string; many: string }): string {
  return `${count} ${count === 1 ? noun.one : noun.many} near this. Arrow keys move, Enter chooses.`;
}
