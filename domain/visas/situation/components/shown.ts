import type { FormState } from "#domain/forms/form-state.ts";

export type FieldsProps = {
  values: Readonly<Record<string, string>>;
  state: FormState | undefined;
};

/** The answer of a field: what was typed last, else what is kept. */
export function shown({ values, state }: FieldsProps, name: string): string {
  return state?.values[name] ?? values[name] ?? "";
}
