import { randomUUID } from "node:crypto";
import { sign, verifySigned } from "#platform/signing.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import type { TrapInput, TrapRefusal } from "./form-trap.ts";

const PURPOSE = "form";
/** Faster than anybody reads a form, let alone fills it in. */
const MIN_MS = 2000;
/** A page may stay open over a working day and the evening after it. */
const MAX_MS = 24 * 3600_000;

/**
 * What a form that strangers may send carries: signed, when it was opened and a key of its own. With a
 * field that only programs fill in, it stops them without asking people to solve anything.
 */
export function openForm(now: Date): string {
  return sign(PURPOSE, `${randomUUID()}.${now.getTime()}`, new Date(now.getTime() + MAX_MS));
}

/** For a form whose page was open too long: what was typed can be sent again at once. */
export function reopenForm(now: Date): string {
  return openForm(new Date(now.getTime() - MIN_MS));
}

/** The key of the form, the same however often it is sent: the table it is stored in takes each once. */
export function checkForm(
  { opened, homepage }: TrapInput,
  now: Date,
): Result<{ formKey: string }, TrapRefusal> {
  if (homepage !== "") return no("trap-filled");
  const [formKey, openedAt] = verifySigned(PURPOSE, opened, now)?.split(".") ?? [];
  if (!formKey || !openedAt) return no("too-old");
  return now.getTime() - Number(openedAt) < MIN_MS ? no("too-quick") : ok({ formKey });
}
