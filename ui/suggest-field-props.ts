import type { FieldWords } from "./field-parts.tsx";
import type { Option } from "./option-list.tsx";

/** `fills`: what goes into other fields of the form, by their names, when it is chosen. */
export type Suggestion = Option & { fills?: Readonly<Record<string, string>> };
export type Suggest = (typed: string, signal: AbortSignal) => Promise<Suggestion[]>;

export type SuggestFieldProps = FieldWords & {
  name: string;
  noun: { one: string; many: string };
  /** Asked after a short rest in typing; what it throws is taken as "no suggestions". */
  suggest: Suggest;
  defaultValue?: string | undefined;
  maxLength?: number | undefined;
};
