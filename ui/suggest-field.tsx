import { Search } from "lucide-react";
import { type ComponentType, useEffect, useState } from "react";
import { Field } from "./field.tsx";
import type { SuggestFieldProps } from "./suggest-field-props.ts";

type Enhanced = {
  Field: ComponentType<SuggestFieldProps & { isFocused: boolean }>;
  typed: string;
  isFocused: boolean;
};

/**
 * A text field that suggests while one types. Any text may be sent: suggestions only save typing,
 * so they are fetched once the page stands, and the page itself stays light.
 */
export function SuggestField(props: SuggestFieldProps) {
  const { noun: _noun, suggest: _suggest, ...field } = props;
  const [enhanced, setEnhanced] = useState<Enhanced | null>(null);

  useEffect(() => {
    let isHere = true;
    async function enhance() {
      const { EnhancedSuggestField } = await import("./enhanced-suggest-field.tsx");
      const plain = document.getElementById(props.name) as HTMLInputElement | null;
      if (!isHere || !plain) return;
      const isFocused = document.activeElement === plain;
      setEnhanced({ Field: EnhancedSuggestField, typed: plain.value, isFocused });
    }
    // Without it the plain field goes on working.
    enhance().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [props.name]);

  if (!enhanced) return <Field {...field} icon={Search} autoComplete="off" spellCheck={false} />;
  return <enhanced.Field {...props} defaultValue={enhanced.typed} isFocused={enhanced.isFocused} />;
}
