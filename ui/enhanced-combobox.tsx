import { ChevronDown, Search } from "lucide-react";
import type { ComboboxProps } from "./combobox-props.ts";
import { describedBy, FieldError, FieldHint } from "./field-parts.tsx";
import { Icon } from "./icon.tsx";
import { OptionList, optionId } from "./option-list.tsx";
import { useCombobox } from "./use-combobox.ts";
import { useEnhanced } from "./use-enhanced.ts";
import "./field.css";
import "./combobox.css";

/** The text field that filters the list; the native select goes on to hold the posted value. */
export function EnhancedCombobox(props: ComboboxProps) {
  const { label, hint, error, name, options, noun, placeholder = "Choose one", required } = props;
  const id = props.id ?? name;
  const isEnhanced = useEnhanced();
  const combobox = useCombobox({ ...props, isEnhanced });
  const { isOpen, found, active, chosen, text } = combobox;
  const listId = `${id}-list`;
  const aria = {
    "aria-describedby": describedBy(id, { hint, error }),
    "aria-invalid": error ? true : undefined,
  };

  return (
    <div className="field combo" data-invalid={error ? "" : undefined}>
      <div className="field__top">
        <label htmlFor={id}>{label}</label>
      </div>
      <FieldHint id={id}>{hint}</FieldHint>
      <div className="combo__box" ref={combobox.box}>
        <select
          {...(isEnhanced ? {} : aria)}
          ref={combobox.select}
          id={isEnhanced ? `${id}-native` : id}
          className="select"
          name={name}
          defaultValue={props.defaultValue ?? ""}
          required={required && !isEnhanced}
          hidden={isEnhanced}
          onChange={(event) => combobox.choose(event.target.value)}
        >
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.note ? `${option.label}, ${option.note}` : option.label}
            </option>
          ))}
        </select>
        {isEnhanced ? (
          <span className="with-icon">
            <Icon icon={Search} />
            <input
              {...aria}
              id={id}
              className="input combo__input"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={isOpen}
              aria-controls={listId}
              aria-activedescendant={isOpen && active >= 0 ? optionId(listId, active) : undefined}
              aria-required={required}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              placeholder={placeholder}
              value={text}
              onChange={(event) => combobox.type(event.target.value)}
              onClick={combobox.open}
              onKeyDown={combobox.onKeyDown}
              onBlur={combobox.leave}
            />
            <Icon icon={ChevronDown} className="combo__chevron" />
          </span>
        ) : null}
        {isOpen ? (
          <div className="popup" data-side={combobox.side}>
            <OptionList
              id={listId}
              label={typeof label === "string" ? label : noun.many}
              found={found}
              active={active}
              chosen={chosen}
              onChoose={(option) => combobox.choose(option.value)}
              onHover={combobox.move}
            />
            <p className="popup__status" aria-hidden="true">
              {countSentence(found.length, options.length, noun)}
            </p>
          </div>
        ) : null}
        <p className="vh" role="status">
          {isOpen ? countSentence(found.length, options.length, noun) : ""}
        </p>
      </div>
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}

function countSentence(found: number, total: number, noun: ComboboxProps["noun"]): string {
  if (found === 0) return `No ${noun.one} matches. Try fewer letters.`;
  const matches = found === 1 ? "matches" : "match";
  return `${found} of ${total} ${total === 1 ? noun.one : noun.many} ${matches}. Arrow keys move, Enter chooses.`;
}
