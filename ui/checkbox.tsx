import { type ComponentProps, type ReactNode, useId } from "react";
import { describedBy, FieldError, FieldHint, type FieldWords } from "./field-parts.tsx";
import "./check.css";
import "./field.css";

export type CheckboxProps = Omit<ComponentProps<"input">, "type"> &
  FieldWords & { count?: ReactNode };

/** One box with its sentence. Ticked, it posts `value` (or "on") under its name. */
export function Checkbox({ label, hint, error, count, className, ...input }: CheckboxProps) {
  const generated = useId();
  const id = input.id ?? input.name ?? generated;

  return (
    <div
      className={["field", className].filter(Boolean).join(" ")}
      data-invalid={error ? "" : undefined}
    >
      <label className="check">
        <input
          {...input}
          type="checkbox"
          id={id}
          aria-describedby={describedBy(id, { hint, error })}
          aria-invalid={error ? true : undefined}
        />
        <span>{label}</span>
        {count === undefined ? null : <span className="check__n">{count}</span>}
      </label>
      {hint ? (
        <div className="check__hint">
          <FieldHint id={id}>{hint}</FieldHint>
        </div>
      ) : null}
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}

export type CheckboxOption = {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  count?: ReactNode;
};

export type CheckboxGroupProps = {
  legend: ReactNode;
  name: string;
  options: readonly CheckboxOption[];
  defaultValues?: readonly string[] | undefined;
  id?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string | undefined;
};

/** Several boxes that post under one name, once for each that is ticked. */
export function CheckboxGroup({
  legend,
  name,
  options,
  defaultValues = [],
  hint,
  error,
  ...rest
}: CheckboxGroupProps) {
  const id = rest.id ?? name;

  return (
    <fieldset
      className={["field", rest.className].filter(Boolean).join(" ")}
      aria-describedby={describedBy(id, { hint, error })}
      data-invalid={error ? "" : undefined}
    >
      <legend>{legend}</legend>
      <FieldHint id={id}>{hint}</FieldHint>
      <FieldError id={id}>{error}</FieldError>
      {options.map((option, index) => (
        <label className="check" key={option.value}>
          <input
            type="checkbox"
            name={name}
            value={option.value}
            id={index === 0 ? id : `${id}-${index + 1}`}
            defaultChecked={defaultValues.includes(option.value)}
          />
          <span>
            {option.label}
            {option.hint ? <span className="check__d">{option.hint}</span> : null}
          </span>
          {option.count === undefined ? null : <span className="check__n">{option.count}</span>}
        </label>
      ))}
    </fieldset>
  );
}
