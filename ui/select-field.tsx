import { type ComponentProps, useId } from "react";
import { describedBy, FieldError, FieldHint, type FieldWords } from "./field-parts.tsx";
import "./field.css";

export type SelectOption = { value: string; label: string; isDisabled?: boolean };

export type SelectFieldProps = ComponentProps<"select"> &
  FieldWords & {
    /** Or give `<option>` and `<optgroup>` elements as children. */
    options?: readonly SelectOption[] | undefined;
    /** A first choice with no value, such as "Choose one". */
    placeholder?: string | undefined;
    isLabelHidden?: boolean | undefined;
    isSmall?: boolean | undefined;
  };

/** A labelled native select. */
export function SelectField(props: SelectFieldProps) {
  const {
    label,
    hint,
    error,
    options,
    placeholder,
    isLabelHidden,
    isSmall,
    className,
    children,
    ...select
  } = props;
  const generated = useId();
  const id = select.id ?? select.name ?? generated;

  return (
    <div
      className={["field", className].filter(Boolean).join(" ")}
      data-invalid={error ? "" : undefined}
    >
      <div className={isLabelHidden ? "vh" : "field__top"}>
        <label htmlFor={id}>{label}</label>
      </div>
      <FieldHint id={id}>{hint}</FieldHint>
      <select
        {...select}
        id={id}
        className={isSmall ? "select select--s" : "select"}
        aria-describedby={describedBy(id, { hint, error })}
        aria-invalid={error ? true : undefined}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options?.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}
