import { SelectField } from "#ui/select-field.tsx";
import type { Place } from "../import-review.ts";

/** The form that keeps what was read; selects anywhere on the page belong to it. */
export const KEEP_FORM = "keep-read";

type MoveToProps = {
  /** Which part of what was read, as the server knows it. */
  part: string;
  label: string;
  /** What the first choice says, which changes nothing. */
  stays: string;
  places: readonly Place[];
  entries?: readonly Place[];
  hasOwn?: boolean;
  isLabelHidden?: boolean;
};

/** Where a part of what was read belongs. */
export function MoveTo(props: MoveToProps) {
  const { part, label, stays, places, entries = [], hasOwn = false, isLabelHidden } = props;
  return (
    <SelectField
      form={KEEP_FORM}
      name={`move ${part}`}
      id={`move-${part.replaceAll(/[^\w-]/g, "-")}`}
      label={label}
      isLabelHidden={isLabelHidden}
      isSmall
      placeholder={stays}
    >
      {places.map(({ value, label: place }) => (
        <option key={value} value={value}>
          {place}
        </option>
      ))}
      {hasOwn ? <option value="own">A section of its own</option> : null}
      <option value="out">Leave it out</option>
      {entries.length > 0 ? (
        <optgroup label="Add it to">
          {entries.map(({ value, label: entry }) => (
            <option key={value} value={value}>
              {entry}
            </option>
          ))}
        </optgroup>
      ) : null}
    </SelectField>
  );
}
