import { Checkbox } from "#ui/checkbox.tsx";
import { Field } from "#ui/field.tsx";
import { describedBy, FieldError, FieldHint } from "#ui/field-parts.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import type { AnyEntry } from "../entries.ts";
import type { EntryField } from "../entry-fields.ts";
import { fieldName, monthParts } from "../read-section.ts";

type OneFieldProps = {
  entry: AnyEntry;
  field: EntryField;
  error: string | undefined;
  /** As it was typed, where the form came back. */
  typed: Record<string, string> | undefined;
};

const levels = [
  { value: "", label: "Not given" },
  { value: "native", label: "First language" },
  ...["C2", "C1", "B2", "B1", "A2", "A1"].map((value) => ({ value, label: value })),
];

/** One question about an entry, drawn by its kind. */
export function OneField({ entry, field, error, typed }: OneFieldProps) {
  const name = fieldName(entry.id, field.name);
  const words = { label: field.label, hint: field.hint, error, name };
  const className = field.isWide || field.kind === "tick" ? "wide" : undefined;
  const value = entry[field.name];
  const text = typed?.[name] ?? textOf(value, field.kind);

  switch (field.kind) {
    case "tick":
      return <Checkbox {...words} className={className} defaultChecked={value === true} />;
    case "month":
      return <MonthField {...{ field, name, error, typed }} value={String(value ?? "")} />;
    case "level":
      return <SelectField {...words} options={levels} defaultValue={text} />;
    case "text":
    case "lines":
      return (
        <TextareaField
          {...words}
          dir="auto"
          className={className}
          defaultValue={text}
          rows={field.kind === "lines" ? Math.max(4, text.split("\n").length + 1) : 3}
        />
      );
    default:
      return (
        <Field
          {...words}
          dir={field.type ? undefined : "auto"}
          className={className}
          defaultValue={text}
          type={field.type === "url" ? "text" : (field.type ?? "text")}
          inputMode={field.type === "url" ? "url" : undefined}
          autoComplete="off"
        />
      );
  }
}

type MonthFieldProps = Pick<OneFieldProps, "field" | "error" | "typed"> & {
  name: string;
  value: string;
};

function MonthField({ field, name, error, typed, value }: MonthFieldProps) {
  const { year, month } = monthParts(value);
  const described = describedBy(name, { hint: field.hint, error });
  const part = (key: "month" | "year", first: string) => (
    <input
      className="input"
      id={key === "month" ? name : `${name}-year`}
      name={`${name}-${key}`}
      aria-label={`${field.label}, ${key}`}
      placeholder={key === "month" ? "Month" : "Year"}
      defaultValue={typed?.[`${name}-${key}`] ?? first}
      // Names of months need letters; a year is in figures, unless both were typed in one box.
      inputMode={key === "month" ? "text" : "numeric"}
      maxLength={20}
      autoComplete="off"
      aria-describedby={described}
      aria-invalid={error ? true : undefined}
    />
  );
  return (
    <fieldset className={`field month month--${field.name}`} data-invalid={error ? "" : undefined}>
      <legend>{field.label}</legend>
      <FieldHint id={name}>{field.hint}</FieldHint>
      <div className="month__p">
        {part("month", month)}
        {part("year", year)}
      </div>
      <FieldError id={name}>{error}</FieldError>
    </fieldset>
  );
}

function textOf(value: unknown, kind: EntryField["kind"]): string {
  if (Array.isArray(value)) return value.join(kind === "words" ? ", " : "\n");
  return typeof value === "string" ? value : "";
}
