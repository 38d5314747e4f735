import { data } from "react-router";
import { isStorableText } from "#rules/storable-text.ts";

const FORM_TYPES = new Set(["application/x-www-form-urlencoded", "multipart/form-data"]);

/**
 * The one way a posted form is read: every action calls this, none reads the body itself.
 * What is no form, or holds what no database can store, is refused before anything looks at it.
 * Files keep their bytes; code that reads text out of one checks that text.
 */
export async function readFormData(request: Request): Promise<FormData> {
  if (!FORM_TYPES.has(typeOf(request))) throw refusal("That was not sent by a form.", 415);
  const fields = await request.formData().catch(() => {
    throw refusal("We could not read the form. Go back and send it again.", 400);
  });
  for (const [name, value] of fields) {
    const text = typeof value === "string" ? value : value.name;
    if (!isStorableText(name) || !isStorableText(text)) throw refusal(UNSTORABLE, 400);
  }
  return fields;
}

const UNSTORABLE =
  "The form has a character that cannot be stored. Go back, type the text again and send it.";

/** A body that a script of ours sends; undefined where it is no JSON. Its words are checked by the schema that reads them. */
export async function readJson(request: Request): Promise<unknown> {
  if (typeOf(request) !== "application/json")
    throw Response.json({ sentence: "Send this as JSON." }, { status: 415 });
  return request.json().catch(() => undefined);
}

/** What a machine sends; undefined where it is another type, or no JSON. */
export async function readBody(request: Request, types: readonly string[]): Promise<unknown> {
  if (!types.includes(typeOf(request))) return undefined;
  return request.json().catch(() => undefined);
}

/** The media type without its parameters, in small letters. */
function typeOf({ headers }: Request): string {
  const [type = ""] = (headers.get("content-type") ?? "").split(";", 1);
  return type.trim().toLowerCase();
}

function refusal(sentence: string, status: 400 | 415) {
  return data(sentence, { status });
}
