import { z } from "zod";
import { isStorableText } from "#rules/storable-text.ts";

export const USER_SCHEMA = "urn:ietf:params:scim:schemas:core:2.0:User";
export const PATCH_SCHEMA = "urn:ietf:params:scim:api:messages:2.0:PatchOp";

/** What a directory can say about somebody here. */
export type DirectoryPerson = {
  userName: string;
  name: string;
  externalId: string | null;
  isActive: boolean;
};

const text = z.string().trim().max(250).refine(isStorableText);
const email = text
  .toLowerCase()
  .regex(/^[^\s@<>"(),:;[\]\\]+@[^\s@]+\.[^\s@]+$/, "userName must be an email address.");

/** Some directories send "True" where they mean true. */
const truth = z.union([
  z.boolean(),
  z
    .string()
    .regex(/^(true|false)$/i)
    .transform((word) => word.toLowerCase() === "true"),
]);

/** A user as a directory sends one. What we do not keep is let through and ignored (RFC 7644, 3.3). */
export const scimUserSchema = z.object({
  schemas: z.array(z.string()).refine((all) => all.includes(USER_SCHEMA), {
    error: `schemas must name ${USER_SCHEMA}.`,
  }),
  userName: email,
  name: z
    .object({ givenName: text.optional(), familyName: text.optional(), formatted: text.optional() })
    .optional(),
  displayName: text.optional(),
  externalId: text.min(1).optional(),
  active: truth.optional(),
});

type ScimUserInput = z.infer<typeof scimUserSchema>;

/** New people are active. An account that was closed stays so while nothing is said about it. */
export function personFrom(input: ScimUserInput, wasActive = true): DirectoryPerson {
  const { givenName, familyName, formatted } = input.name ?? {};
  const parts = [givenName, familyName].filter(Boolean).join(" ");
  return {
    userName: input.userName,
    name: parts || formatted || input.displayName || input.userName.split("@")[0]!,
    externalId: input.externalId ?? null,
    isActive: input.active ?? wasActive,
  };
}

const operationSchema = z.object({
  op: z
    .string()
    .toLowerCase()
    .pipe(z.enum(["add", "replace", "remove"])),
  path: z.string().optional(),
  value: z.unknown(),
});

export const scimPatchSchema = z.object({
  schemas: z.array(z.string()).refine((all) => all.includes(PATCH_SCHEMA), {
    error: `schemas must name ${PATCH_SCHEMA}.`,
  }),
  Operations: z.array(operationSchema).min(1).max(50),
});

type ScimPatch = z.infer<typeof scimPatchSchema>;

type Change = (person: DirectoryPerson) => DirectoryPerson;
type Patched = { ok: true; value: Change } | { ok: false; scimType: string; detail: string };

/** What the operations do to a person; names of attributes are compared without their case (RFC 7643, 2.1). */
export function readPatch({ Operations }: ScimPatch): Patched {
  let sent: Record<string, unknown> = {};
  for (const { op, path, value } of Operations) {
    if (op === "remove") {
      if (!path) return { ok: false, scimType: "noTarget", detail: "remove needs a path." };
      if (keyOf(path) === "username")
        return { ok: false, scimType: "mutability", detail: "userName cannot be removed." };
      sent[keyOf(path)] = null;
    } else if (path) sent[keyOf(path)] = value;
    else if (typeof value === "object" && value !== null) sent = { ...sent, ...flat(value) };
    else return { ok: false, scimType: "invalidValue", detail: "value must be an object." };
  }
  return changeOf(sent);
}

/** "urn:…:User:name.givenName" and "name.givenName" are the same. */
function keyOf(path: string): string {
  return path.replace(`${USER_SCHEMA}:`, "").toLowerCase();
}

function flat(value: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) =>
      keyOf(key) === "name" && typeof one === "object" && one !== null
        ? Object.entries(one).map(([part, word]) => [`name.${part.toLowerCase()}`, word] as const)
        : [[keyOf(key), one] as const],
    ),
  );
}

const patchShape = z.object({
  username: email.optional(),
  active: truth.optional(),
  externalid: text.nullable().optional(),
  displayname: text.nullable().optional(),
  "name.givenname": text.nullable().optional(),
  "name.familyname": text.nullable().optional(),
  "name.formatted": text.nullable().optional(),
});

function changeOf(sent: Record<string, unknown>): Patched {
  const whole = sent.name;
  const all =
    typeof whole === "object" && whole !== null ? { ...sent, ...flat({ name: whole }) } : sent;
  const read = patchShape.safeParse(all);
  if (!read.success) return { ok: false, scimType: "invalidValue", detail: sentenceOf(read.error) };
  const { username, active, externalid } = read.data;
  return {
    ok: true,
    value: (person) => ({
      userName: username ?? person.userName,
      name: renamed(person.name, read.data),
      externalId: externalid === undefined ? person.externalId : externalid || null,
      isActive: active ?? person.isActive,
    }),
  };
}

/** We keep one name: a new part takes the place of the part it was read from. */
function renamed(name: string, sent: z.infer<typeof patchShape>): string {
  const [first = "", ...rest] = name.split(" ");
  const given = sent["name.givenname"] ?? null;
  const family = sent["name.familyname"] ?? null;
  if (given !== null || family !== null)
    return [given ?? first, family ?? rest.join(" ")].filter(Boolean).join(" ") || name;
  return sent["name.formatted"] || sent.displayname || name;
}

export function sentenceOf(error: z.ZodError): string {
  return error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join(" ");
}

/** `userName eq "ada@uni.example"`, also by externalId or id; null where it is another filter. */
export function readFilter(
  filter: string,
): { by: "userName" | "externalId" | "id"; value: string } | null {
  const found =
    /^\s*(?:urn:ietf:params:scim:schemas:core:2\.0:User:)?(userName|externalId|id)\s+eq\s+"((?:[^"\\]|\\.)*)"\s*$/i.exec(
      filter,
    );
  if (!found) return null;
  const by = { username: "userName", externalid: "externalId", id: "id" }[found[1]!.toLowerCase()];
  const value = unquoted(found[2]!);
  return value === null ? null : { by: by as "userName", value };
}

/** A value is written as JSON writes one; null for what JSON or the database cannot read. */
function unquoted(text: string): string | null {
  try {
    const value = JSON.parse(`"${text}"`) as string;
    return isStorableText(value) ? value : null;
  } catch {
    return null;
  }
}
