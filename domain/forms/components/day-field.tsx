import { DateField } from "#ui/date-field.tsx";
import { errorIn, type FormState } from "../form-state.ts";

type DayFieldProps = {
  legend: string;
  hint?: string;
  name: string;
  /** An ISO day, or nothing. */
  value: string | undefined;
  state: FormState | undefined;
};

/** A day that shows again as it was typed when it was not one. */
export function DayField({ name, value, state, ...words }: DayFieldProps) {
  const typed = (part: string) => state?.values[`${name}-${part}`] ?? "";
  const wasTyped = state?.values[`${name}-day`] !== undefined;
  const shown = wasTyped
    ? { day: typed("day"), month: typed("month"), year: typed("year") }
    : value;

  return (
    <DateField
      {...words}
      name={name}
      defaultValue={shown || undefined}
      error={errorIn(state, name)}
    />
  );
}
