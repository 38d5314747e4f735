/** What an action sends back when it says no: sentences by field, and what was typed. */
export type FormState = {
  errors: Record<string, string[]>;
  values: Record<string, string>;
};

export function errorIn(state: FormState | undefined, name: string): string | undefined {
  return state?.errors[name]?.[0];
}

export function valueIn(state: FormState | undefined, name: string, otherwise = ""): string {
  return state?.values[name] ?? otherwise;
}
