import type { FieldWords } from "./field-parts.tsx";
import type { Option } from "./option-list.tsx";

export type ComboboxOption = Option;

export type ComboboxProps = FieldWords & {
  name: string;
  options: readonly ComboboxOption[];
  /** What the options are, for the count: { one: "university", many: "universities" }. */
  noun: { one: string; many: string };
  id?: string | undefined;
  defaultValue?: string | undefined;
  /** The empty choice of the native control, and the field's placeholder. */
  placeholder?: string | undefined;
  required?: boolean | undefined;
  onChange?: (value: string) => void;
};
