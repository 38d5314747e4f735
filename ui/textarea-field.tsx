import { type ComponentProps, useId } from "react";
import { describedBy, FieldError, FieldHint, type FieldWords } from "./field-parts.tsx";
import "./field.css";

/** A box that grows with its words forgets its rows: one for long words begins tall. */
const TALL_ROWS = 8;

export type TextareaFieldProps = ComponentProps<"textarea"> & FieldWords;

export function TextareaField({ label, hint, error, className, ...area }: TextareaFieldProps) {
  const generated = useId();
  const id = area.id ?? area.name ?? generated;

  return (
    <div
      className={["field", className].filter(Boolean).join(" ")}
      data-invalid={error ? "" : undefined}
    >
      <div className="field__top">
        <label htmlFor={id}>{label}</label>
      </div>
      <FieldHint id={id}>{hint}</FieldHint>
      <textarea
        rows={4}
        {...area}
        id={id}
        className={Number(area.rows) >= TALL_ROWS ? "area area--tall" : "area"}
        aria-describedby={describedBy(id, { hint, error })}
        aria-invalid={error ? true : undefined}
      />
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}
