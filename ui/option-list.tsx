import { Fragment, type ReactNode, useEffect, useRef } from "react";
import type { Match, Matched } from "./matching.ts";
import "./option-list.css";

export type Option = {
  value: string;
  label: string;
  /** A second line, such as a town. */
  note?: string | undefined;
  /** Two or three letters on a plate before the label. */
  badge?: string | undefined;
  /** Words at the far end, such as a dial code. */
  aside?: string | undefined;
};

type OptionListProps = {
  id: string;
  label: string;
  found: readonly Matched<Option>[];
  active: number;
  chosen: string;
  onChoose: (option: Option) => void;
  onHover: (index: number) => void;
};

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** The listbox of a combobox. The text field keeps focus; this only shows where it stands. */
export function OptionList({
  id,
  label,
  found,
  active,
  chosen,
  onChoose,
  onHover,
}: OptionListProps) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (active < 0) return;
    list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);

  return (
    // Options are reached through the field's aria-activedescendant, so none of this takes focus.
    <div className="options" id={id} ref={list} role="listbox" aria-label={label} tabIndex={-1}>
      {found.map(({ item, match }, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
        <div
          key={item.value}
          id={optionId(id, index)}
          className="options__o"
          role="option"
          tabIndex={-1}
          aria-selected={item.value === chosen}
          data-active={index === active ? "" : undefined}
          onMouseMove={() => (index === active ? undefined : onHover(index))}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(item)}
        >
          {item.badge ? (
            <span className="badge" aria-hidden="true">
              {item.badge}
            </span>
          ) : null}
          <span className="options__t">
            {underlined(item.label, match)}
            {item.note ? <small>{item.note}</small> : null}
          </span>
          {item.aside ? <span className="options__a">{item.aside}</span> : null}
        </div>
      ))}
    </div>
  );
}

function underlined(label: string, match: Match | null): ReactNode {
  if (!match) return label;
  return (
    <Fragment>
      {label.slice(0, match.start)}
      <mark>{label.slice(match.start, match.end)}</mark>
      {label.slice(match.end)}
    </Fragment>
  );
}
