import { type ComponentType, type RefObject, useEffect, useRef, useState } from "react";
import type { ComboboxProps } from "./combobox-props.ts";
import { describedBy, FieldError, FieldHint } from "./field-parts.tsx";
import "./field.css";
import "./combobox.css";

type Enhanced = { Field: ComponentType<ComboboxProps>; value: string };

/**
 * A field that filters a list as you type. In the server's HTML it is a native select; the text
 * field of the same size that takes its place is fetched once the page stands, so that the page
 * itself stays light.
 */
export function Combobox(props: ComboboxProps) {
  const select = useRef<HTMLSelectElement>(null);
  const [enhanced, setEnhanced] = useState<Enhanced | null>(null);

  useEffect(() => {
    let isHere = true;
    async function enhance() {
      const { EnhancedCombobox } = await import("./enhanced-combobox.tsx");
      // Somebody already choosing keeps the control they are in.
      if (!isHere || !select.current || document.activeElement === select.current) return;
      setEnhanced({ Field: EnhancedCombobox, value: select.current.value });
    }
    // Without it the native select goes on working.
    enhance().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, []);

  if (enhanced) return <enhanced.Field {...props} defaultValue={enhanced.value} />;
  return <NativeCombobox {...props} select={select} />;
}

type NativeProps = ComboboxProps & { select: RefObject<HTMLSelectElement | null> };

function NativeCombobox({ select, label, hint, error, options, ...props }: NativeProps) {
  const { name, id = name, placeholder = "Choose one", defaultValue = "", required } = props;

  return (
    <div className="field combo" data-invalid={error ? "" : undefined}>
      <div className="field__top">
        <label htmlFor={id}>{label}</label>
      </div>
      <FieldHint id={id}>{hint}</FieldHint>
      <div className="combo__box">
        <select
          ref={select}
          id={id}
          className="select"
          name={name}
          defaultValue={defaultValue}
          required={required}
          aria-describedby={describedBy(id, { hint, error })}
          aria-invalid={error ? true : undefined}
          onChange={(event) => props.onChange?.(event.target.value)}
        >
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.note ? `${option.label}, ${option.note}` : option.label}
            </option>
          ))}
        </select>
      </div>
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}
