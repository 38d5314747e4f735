import { Checkbox } from "#ui/checkbox.tsx";
import { Field } from "#ui/field.tsx";
import { SelectField, type SelectOption } from "#ui/select-field.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import type { FieldSpec } from "../../field-specs.ts";
import { rowsIn, shownValue } from "../../field-values.ts";

type FieldBoxesProps = {
  specs: readonly FieldSpec[];
  values: Readonly<Record<string, unknown>>;
  errors: Readonly<Record<string, string>>;
  options: Readonly<Record<string, readonly SelectOption[]>>;
  /** Before each name in the form: "fields." */
  prefix: string;
};

/** The boxes of a type's fields, as its schema describes them. */
export function FieldBoxes({ specs, prefix, ...rest }: FieldBoxesProps) {
  return specs.map((spec) => (
    <Box key={spec.name} spec={spec} name={prefix + spec.name} {...rest} />
  ));
}

type BoxProps = Omit<FieldBoxesProps, "specs" | "prefix"> & { spec: FieldSpec; name: string };

function Box({ spec, name, values, errors, options }: BoxProps) {
  const value = values[spec.name];
  const { label, hint } = spec;
  const shared = { name, label, hint, error: errors[spec.name] };
  const named = options[spec.name];
  if (spec.kind === "rows")
    return <Rows {...{ spec, name, options }} value={value} error={errors[spec.name]} />;
  if (spec.kind === "tick")
    return <Checkbox name={name} label={label} defaultChecked={value === true} />;
  if (named || spec.kind === "choice") {
    const choices = named ?? choicesOf(spec);
    return (
      <SelectField
        {...shared}
        options={choices}
        placeholder="Choose one"
        defaultValue={shownValue(value)}
      />
    );
  }
  const isLong = spec.kind === "long" || spec.kind === "list";
  if (isLong) return <TextareaField {...shared} rows={4} defaultValue={shownValue(value)} />;
  const type = spec.kind === "day" ? "date" : spec.kind === "number" ? "number" : "text";
  return <Field {...shared} type={type} defaultValue={shownValue(value)} />;
}

function choicesOf(spec: FieldSpec): SelectOption[] {
  const options = spec.kind === "choice" ? spec.options : [];
  return options.map((value) => ({ value, label: value.replaceAll("-", " ") }));
}

type RowsProps = {
  spec: FieldSpec & { kind: "rows" };
  name: string;
  value: unknown;
  error: string | undefined;
  options: BoxProps["options"];
};

/** One empty row stands at the end; a row that is emptied goes. */
function Rows({ spec, name, value, error, options }: RowsProps) {
  const rows = [...rowsIn(value), {}];
  return (
    <fieldset className="edrows">
      <legend>{spec.label}</legend>
      {error ? <p className="err">{error}</p> : null}
      {rows.map((row, at) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no names but their places, and are drawn again when they change.
          key={at}
          role="group"
          aria-label={`${spec.label}, ${at === rows.length - 1 ? "one more" : at + 1}`}
          className="edrows__row"
        >
          <FieldBoxes
            specs={spec.columns}
            values={row}
            errors={{}}
            options={options}
            prefix={`${name}.${at}.`}
          />
        </div>
      ))}
    </fieldset>
  );
}
