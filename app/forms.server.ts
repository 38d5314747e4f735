import { data } from "react-router";
import type { z } from "zod";
import { readFormData } from "./request-body.server.ts";

export type FormErrors = Record<string, string[]>;
export type FormValues = Record<string, string>;
export type BadForm = { errors: FormErrors; values: FormValues };

/** Never sent back to the page, however the form is named. */
const secret = /password|code|token/i;

/** Reads a posted form into the schema's shape, or says what is wrong and keeps what was typed. */
export async function readForm<Schema extends z.ZodType>(request: Request, schema: Schema) {
  const fields = await readFormData(request);
  return readFields(fields, schema);
}

export function readFields<Schema extends z.ZodType>(fields: FormData, schema: Schema) {
  const parsed = schema.safeParse(Object.fromEntries(textOf(fields)));
  if (parsed.success)
    return { ok: true as const, value: parsed.data, values: submittedValues(fields) };

  return {
    ok: false as const,
    errors: inOrderOf(fields, errorsOf(parsed.error)),
    values: submittedValues(fields),
  };
}

/** The answer to a form that was not right: 400, with the sentences and what was typed. */
export function badForm({ errors, values }: BadForm, status = 400) {
  return data({ errors, values }, { status });
}

/** A refusal from a use case, shown as if the form itself had said it. */
export function refusedForm(values: FormValues, sentence: string, field = "form", status = 409) {
  return badForm({ errors: { [field]: [sentence] }, values }, status);
}

function errorsOf(error: z.ZodError): FormErrors {
  const errors: FormErrors = {};
  for (const issue of error.issues) {
    const field = issue.path.join(".") || "form";
    errors[field] = [...(errors[field] ?? []), issue.message];
  }
  return errors;
}

/** A form posts its fields as they stand on the page, and the list of mistakes is read the same way. */
function inOrderOf(fields: FormData, errors: FormErrors): FormErrors {
  const names = [...fields.keys()];
  const placeOf = (field: string) => {
    const place = names.findIndex((name) => name === field || name.startsWith(`${field}-`));
    return place === -1 ? names.length : place;
  };
  return Object.fromEntries(
    Object.entries(errors).sort(([one], [other]) => placeOf(one) - placeOf(other)),
  );
}

function submittedValues(fields: FormData): FormValues {
  return Object.fromEntries(textOf(fields).filter(([name]) => !secret.test(name)));
}

function textOf(fields: FormData): [string, string][] {
  return [...fields].filter((field): field is [string, string] => typeof field[1] === "string");
}
