import { Field } from "#ui/field.tsx";

type CopyValuesProps = { values: readonly { label: string; value: string; hint?: string }[] };

/** Values to enter elsewhere: a click selects all of one, with or without script it can be copied. */
export function CopyValues({ values }: CopyValuesProps) {
  return (
    <div className="desk__form">
      {values.map(({ label, value, hint }) => (
        <Field
          key={label}
          label={label}
          id={`copy-${label.toLowerCase().replaceAll(/[^a-z]+/g, "-")}`}
          hint={hint}
          defaultValue={value}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      ))}
    </div>
  );
}
