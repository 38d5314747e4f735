import { SlidersHorizontal } from "lucide-react";
import { formatCount } from "#rules/formats/counts.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import type { BoardView, FilterGroup, FilterOption, FilterSelect } from "../../board/board-view.ts";
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
        <Boxes
          name="mine"
          legend="Your visa"
          options={[{ value: "1", label: "Fits me", ...checkedFor.mine }]}
        />
      ) : null}
      {safe ? (
        <Boxes
          name="safe"
          legend="Student visa"
          options={[{ value: "1", label: "Within a student visa", ...safe }]}
        />
      ) : null}
      {groups.map((group) => (
        <FacetBoxes key={group.name} group={group} />
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

function FacetBoxes({ group }: { group: FilterGroup }) {
  const { name, legend, options, rest, restLabel, more } = group;
  return (
    <Boxes name={name} legend={legend} options={options}>
      {rest.length > 0 ? (
        <Fold summary={restLabel}>
          <div className="filters__rest">
            {rest.map((option) => (
              <Box key={option.value} name={name} option={option} />
            ))}
          </div>
          {more ? <p className="small">{more}</p> : null}
        </Fold>
      ) : null}
    </Boxes>
  );
}

type BoxesProps = {
  name: string;
  legend: string;
  options: readonly FilterOption[];
  children?: React.ReactNode;
};

function Boxes({ name, legend, options, children }: BoxesProps) {
  return (
    <fieldset className="filters__g">
      <legend>{legend}</legend>
      <div>
        {options.map((option) => (
          <Box key={option.value} name={name} option={option} />
        ))}
        {children}
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
          .filter(({ count, isChosen }) => count > 0 || isChosen)
          .map(({ value, label: words, count }) => (
            <option key={value} value={value}>
              {words} ({formatCount(count)})
            </option>
          ))}
      </select>
    </div>
  );
}
