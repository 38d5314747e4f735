import type { ComponentProps, ReactNode } from "react";
import { describedBy, FieldError, FieldHint } from "./field-parts.tsx";
import "./check.css";
import "./field.css";

export type RadioOption = {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  isDisabled?: boolean;
};

export type RadioGroupProps = {
  legend: ReactNode;
  name: string;
  options: readonly RadioOption[];
  defaultValue?: string | undefined;
  id?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  /** Cards give each choice its own box and room for a second line. */
  variant?: "plain" | "cards" | undefined;
  isLegendHidden?: boolean | undefined;
  className?: string | undefined;
} & Pick<ComponentProps<"input">, "required" | "onChange">;

/** The first radio takes the group's id, so a link to the group puts the reader on it. */
export function RadioGroup(props: RadioGroupProps) {
  const {
    legend,
    name,
    options,
    hint,
    error,
    variant = "plain",
    isLegendHidden,
    className,
  } = props;
  const id = props.id ?? name;
  const isCards = variant === "cards";
  const choices = options.map((option, index) => (
    <label className={isCards ? "pick__o" : "check"} key={option.value}>
      <input
        type="radio"
        name={name}
        value={option.value}
        id={index === 0 ? id : `${id}-${index + 1}`}
        defaultChecked={option.value === props.defaultValue}
        disabled={option.isDisabled}
        required={props.required}
        onChange={props.onChange}
      />
      <span>
        {isCards ? <b>{option.label}</b> : option.label}
        {option.hint ? <span className="check__d">{option.hint}</span> : null}
      </span>
    </label>
  ));

  return (
    <fieldset
      className={["field", className].filter(Boolean).join(" ")}
      aria-describedby={describedBy(id, { hint, error })}
      data-invalid={error ? "" : undefined}
    >
      <legend className={isLegendHidden ? "vh" : undefined}>{legend}</legend>
      <FieldHint id={id}>{hint}</FieldHint>
      <FieldError id={id}>{error}</FieldError>
      {isCards ? <div className="pick">{choices}</div> : choices}
    </fieldset>
  );
}
