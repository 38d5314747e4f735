import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { describedBy, FieldError, FieldHint, type FieldWords } from "./field-parts.tsx";
import { Icon } from "./icon.tsx";
import "./field.css";

export type PasswordFieldProps = Omit<ComponentProps<"input">, "type"> &
  FieldWords & { aside?: ReactNode };

/** A password the reader may look at. Without script it stays hidden and the button is not shown. */
export function PasswordField({
  label,
  hint,
  error,
  aside,
  className,
  ...input
}: PasswordFieldProps) {
  const generated = useId();
  const id = input.id ?? input.name ?? generated;
  const [isShown, setIsShown] = useState(false);

  return (
    <div
      className={["field", className].filter(Boolean).join(" ")}
      data-invalid={error ? "" : undefined}
    >
      <div className="field__top">
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <FieldHint id={id}>{hint}</FieldHint>
      <div className="suffix">
        <input
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          id={id}
          type={isShown ? "text" : "password"}
          className="input"
          aria-describedby={describedBy(id, { hint, error })}
          aria-invalid={error ? true : undefined}
        />
        <button
          className="suffix__b"
          type="button"
          aria-controls={id}
          aria-label={isShown ? "Hide password" : "Show password"}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon icon={isShown ? EyeOff : Eye} />
          {isShown ? "Hide" : "Show"}
        </button>
      </div>
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}
