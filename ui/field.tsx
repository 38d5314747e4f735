import { type ComponentProps, type ReactNode, useId } from "react";
import { describedBy, FieldError, FieldHint, type FieldWords } from "./field-parts.tsx";
import { Icon, type LucideIcon } from "./icon.tsx";
import "./field.css";

export type FieldProps = ComponentProps<"input"> &
  FieldWords & {
    icon?: LucideIcon | undefined;
    /** A small link at the far end of the label's line, such as "Forgot it?". */
    aside?: ReactNode;
    isLabelHidden?: boolean | undefined;
  };

/** A labelled input whose hint and error are both read out by screen readers. */
export function Field({
  label,
  hint,
  error,
  icon,
  aside,
  isLabelHidden,
  className,
  ...input
}: FieldProps) {
  const generated = useId();
  const id = input.id ?? input.name ?? generated;
  const control = (
    <input
      {...input}
      id={id}
      className="input"
      aria-describedby={describedBy(id, { hint, error })}
      aria-invalid={error ? true : undefined}
    />
  );

  return (
    <div
      className={["field", className].filter(Boolean).join(" ")}
      data-invalid={error ? "" : undefined}
    >
      <div className={isLabelHidden ? "vh" : "field__top"}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <FieldHint id={id}>{hint}</FieldHint>
      {icon ? (
        <span className="with-icon">
          <Icon icon={icon} />
          {control}
        </span>
      ) : (
        control
      )}
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}
