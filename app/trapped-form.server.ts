import { reopenForm } from "#domain/forms/form-trap.server.ts";
import { type TrapRefusal, trapRefusals } from "#domain/forms/form-trap.ts";
import { type FormValues, refusedForm } from "./forms.server.ts";

/** Says so and gives everything back; what was open too long can be sent at once. */
export function trappedForm(values: FormValues, error: TrapRefusal, now: Date) {
  const opened = error === "too-old" ? { opened: reopenForm(now) } : {};
  return refusedForm({ ...values, ...opened }, trapRefusals[error], "form", 400);
}
