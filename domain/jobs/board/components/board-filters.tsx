import { SlidersHorizontal } from "lucide-react";
import { formatCount } from "#rules/formats/counts.ts";
import { Button } from "#ui/button.tsx";
import { CachedMarkup } from "#ui/cached-markup.tsx";
import { Icon } from "#ui/icon.tsx";
import type { BoardView, FilterGroup, FilterOption, FilterSelect } from "../board-view.ts";
import { MINE_LABEL } from "../mine-label.ts";
import { BOARD_FORM } from "./board-form.ts";
import { Fold } from "./fold.tsx";
import "#ui/check.css";
import "#ui/field.css";

type FiltersProps = Pick<BoardView, "groups" | "selects" | "hint" | "safe" | "checkedFor"> & {
  activeCount: number;
};

/** Every filter of the board, each box with how many jobs it holds. On phones they wait behind one button. */
export function BoardFilters(props: FiltersProps) {
  const { groups, selects, hint, safe, checkedFor, activeCount } = props;
  return (
    <>
      <details className="filters__m">
        <summary className="btn btn--second btn--wide">
          <Icon icon={SlidersHorizontal} />
          {activeCount > 0 ? `Filters, ${activeCount} on` : "Filters"}
        </summary>
      </details>
      {checkedFor?.mine ? (
        <OneBox
          name="mine"
          legend="Your visa"
          option={{ value: "1", label: MINE_LABEL, ...checkedFor.mine }}
        />
      ) : null}
      {safe ? (
        <OneBox
          name="safe"
          legend="Student visa"
          option={{ value: "1", label: "Within a student visa", ...safe }}
        />
      ) : null}
      {groups.map((group) => (
        <CachedMarkup
          key={group.name}
          as="fieldset"
          className="filters__g"
          part={FacetBoxes}
          props={group}
        />
      ))}
      {selects.map((select) => (
        <Choice key={select.name} select={select} />
      ))}
      {hint ? <p className="filters__g small muted">{hint}</p> : null}
      <Button className="filters__apply" variant="ink" form={BOARD_FORM} isWide>
        Apply filters
      </Button>
    </>
  );
}

function FacetBoxes({ name, legend, options, rest, restLabel, more }: FilterGroup) {
  return (
    <>
      <legend>{legend}</legend>
      <div>
        <Boxes name={name} options={options} />
        {rest.length > 0 ? (
          <Fold summary={restLabel}>
            <div className="filters__rest">
              <Boxes name={name} options={rest} />
            </div>
            {more ? <p className="small">{more}</p> : null}
          </Fold>
        ) : null}
      </div>
    </>
  );
}

type BoxesProps = { name: string; options: readonly FilterOption[] };

function Boxes({ name, options }: BoxesProps) {
  return options.map((option) => <Box key={option.value} name={name} option={option} />);
}

function OneBox({ name, legend, option }: { name: string; legend: string; option: FilterOption }) {
  return (
    <fieldset className="filters__g">
      <legend>{legend}</legend>
      <div>
        <Box name={name} option={option} />
      </div>
    </fieldset>
  );
}

function Box({ name, option }: { name: string; option: FilterOption }) {
  return (
    <label className="check">
      <input
        type="checkbox"
        form={BOARD_FORM}
        name={name}
        value={option.value}
        defaultChecked={option.isChosen}
      />
      <span>{option.label}</span>
      <span className="check__n">
        {formatCount(option.count)}
        <span className="vh">{option.count === 1 ? " job" : " jobs"}</span>
      </span>
    </label>
  );
}

function Choice({ select: { name, label, any, options } }: { select: FilterSelect }) {
  const chosen = options.find(({ isChosen }) => isChosen)?.value ?? "";
  return (
    <div className="filters__g">
      <label htmlFor={name}>{label}</label>
      <select
        className="select"
        id={name}
        name={name}
        form={BOARD_FORM}
        defaultValue={chosen}
        data-chosen={chosen}
      >
        <option value="">{any}</option>
        {options
          .filter(({ count, isChosen }) => count !== 0 || isChosen)
          .map(({ value, label: words, count }) => (
            <option key={value} value={value}>
              {words}
              {count === null ? "" : ` (${formatCount(count)})`}
            </option>
          ))}
      </select>
    </div>
  );
}
