import type { z } from "zod";
import { phoneSentence } from "#rules/phone/refusals.ts";
import { readPhone } from "#rules/phone/phone.ts";

type PhoneFields = { phone?: string | null | undefined; phoneCountry?: string | null | undefined };

/** A number may be left out; one that is given must be one of its country's. */
export function checkPhone({ phone, phoneCountry }: PhoneFields, context: z.RefinementCtx): void {
  if (!phone) return;
  const input = { country: phoneCountry ?? "", national: phone };
  const result = readPhone(input);
  if (result.ok) return;
  context.addIssue({ code: "custom", path: ["phone"], message: phoneSentence(result.error, input) });
}
