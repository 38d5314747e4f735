/** An answer that may be a "no" with a reason. Faults are thrown; refusals are returned. */
export type Result<Value, Refusal extends string> =
  | { ok: true; value: Value }
  | { ok: false; error: Refusal };

export function ok<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

export function no<Refusal extends string>(error: Refusal): { ok: false; error: Refusal } {
  return { ok: false, error };
}
