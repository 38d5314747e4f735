import { countFailure, isOver } from "#platform/limits.server.ts";
import { hashed } from "#platform/signing.server.ts";
import type { Result } from "#rules/result.ts";
import { isStorableText } from "#rules/storable-text.ts";
import {
  changePerson,
  createPerson,
  type DirectoryRefusal,
  directoryRefusals,
  removePerson,
} from "./change-person.server.ts";
import { type DirectoryRow, findInDirectory, listDirectory } from "./people.queries.server.ts";
import {
  listResponse,
  MAX_RESULTS,
  scimError,
  serviceProviderConfig,
  userResource,
  userResourceType,
  userSchema,
} from "./scim-resources.ts";
import {
  type DirectoryPerson,
  personFrom,
  readFilter,
  readPatch,
  scimPatchSchema,
  scimUserSchema,
  sentenceOf,
  USER_SCHEMA,
} from "./scim-user.ts";
import { isDirectoryToken } from "./token.server.ts";

/** For one university. A first synchronisation of ten thousand takes some twenty minutes. */
const REQUESTS = { limit: 600, windowSeconds: 60 };
/** Wrong tokens from one client. */
const WRONG_TOKENS = { limit: 30, windowSeconds: 3600 };

export type ScimRequest = {
  universityId: number;
  /** Of the university's SCIM service, as its directory knows it. */
  base: string;
  method: string;
  resource: string;
  id: string | null;
  query: URLSearchParams;
  token: string;
  clientAddress: string;
  /** Undefined where the body is no JSON. */
  body: unknown;
};

export type ScimAnswer = { status: number; body: object | null; headers?: Record<string, string> };

/** Answers a university's directory (RFC 7644). It sees its own people and nobody else. */
export async function answerScim(asked: ScimRequest, now: Date): Promise<ScimAnswer> {
  const refused = await whyNot(asked, now);
  if (refused) return refused;
  const read = asked.method === "GET" ? describe(asked) : null;
  if (read) return { status: 200, body: read };
  if (asked.resource !== "Users") return error(404, "There is no such resource.");
  return asked.id === null ? onUsers(asked, now) : onUser(asked, asked.id, now);
}

async function whyNot(asked: ScimRequest, now: Date): Promise<ScimAnswer | null> {
  const { universityId, token, clientAddress } = asked;
  const wrong = `scim-wrong:${hashed("limits", clientAddress)}`;
  if (await isOver(wrong, WRONG_TOKENS, now)) return tooMany(WRONG_TOKENS.windowSeconds);
  if (!token || !(await isDirectoryToken(universityId, token, now))) {
    if (token) await countFailure(wrong, WRONG_TOKENS, now);
    const headers = { "www-authenticate": 'Bearer realm="SCIM"' };
    return { ...error(401, "Send the university’s token as a bearer token."), headers };
  }
  const count = await countFailure(`scim:${universityId}`, REQUESTS, now);
  return count.over ? tooMany(count.retryAfterSeconds) : null;
}

function tooMany(seconds: number): ScimAnswer {
  const headers = { "retry-after": String(seconds) };
  return { ...error(429, "Too many requests. Wait, then go on."), headers };
}

/** What the service can do, for a directory that asks first. */
function describe({ resource, id, base }: ScimRequest): object | null {
  const one = (found: object) => listResponse([found], { total: 1, startIndex: 1 });
  if (resource === "ServiceProviderConfig") return serviceProviderConfig(base);
  if (resource === "ResourceTypes" && (id === null || id === "User"))
    return id ? userResourceType(base) : one(userResourceType(base));
  if (resource === "Schemas" && (id === null || id === USER_SCHEMA))
    return id ? userSchema(base) : one(userSchema(base));
  return null;
}

async function onUsers(asked: ScimRequest, now: Date): Promise<ScimAnswer> {
  if (asked.method === "GET") return list(asked);
  if (asked.method !== "POST") return error(405, "Users takes GET and POST.");
  const input = scimUserSchema.safeParse(asked.body);
  if (!input.success) return error(400, sentenceOf(input.error), "invalidValue");
  const made = await createPerson(asked.universityId, personFrom(input.data), now);
  return answerOf(made, asked, 201);
}

async function list({ universityId, base, query }: ScimRequest): Promise<ScimAnswer> {
  const text = query.get("filter");
  const filter = text ? readFilter(text) : null;
  if (text && !filter)
    return error(
      400,
      "Only userName, externalId and id can be filtered, with eq.",
      "invalidFilter",
    );
  const startIndex = Math.max(1, wholeNumber(query.get("startIndex"), 1));
  const count = Math.min(MAX_RESULTS, Math.max(0, wholeNumber(query.get("count"), 100)));
  const { rows, total } = await listDirectory(universityId, { filter, startIndex, count });
  const users = rows.map((row) => userResource(row, base));
  return { status: 200, body: listResponse(users, { total, startIndex }) };
}

/** Past what the database counts in, nobody stands. */
function wholeNumber(text: string | null, otherwise: number): number {
  return text && /^-?\d{1,8}$/.test(text) ? Number(text) : otherwise;
}

async function onUser(asked: ScimRequest, userId: string, now: Date): Promise<ScimAnswer> {
  if (!isStorableText(userId)) return error(404, directoryRefusals["not-found"]);
  const about = { universityId: asked.universityId, userId };
  switch (asked.method) {
    case "GET": {
      const found = await findInDirectory(about.universityId, userId);
      return found
        ? { status: 200, body: userResource(found, asked.base) }
        : error(404, directoryRefusals["not-found"]);
    }
    case "PUT": {
      const input = scimUserSchema.safeParse(asked.body);
      if (!input.success) return error(400, sentenceOf(input.error), "invalidValue");
      const put = (before: DirectoryPerson) => personFrom(input.data, before.isActive);
      return answerOf(await changePerson(about, put, now), asked, 200);
    }
    case "PATCH":
      return patch(asked, about, now);
    case "DELETE": {
      const removed = await removePerson(about, now);
      return removed.ok ? { status: 204, body: null } : refusalOf(removed.error);
    }
    default:
      return error(405, "A user takes GET, PUT, PATCH and DELETE.");
  }
}

async function patch(
  asked: ScimRequest,
  about: { universityId: number; userId: string },
  now: Date,
): Promise<ScimAnswer> {
  const input = scimPatchSchema.safeParse(asked.body);
  if (!input.success) return error(400, sentenceOf(input.error), "invalidSyntax");
  const patched = readPatch(input.data);
  if (!patched.ok) return error(400, patched.detail, patched.scimType);
  return answerOf(await changePerson(about, patched.value, now), asked, 200);
}

function answerOf(
  result: Result<DirectoryRow, DirectoryRefusal>,
  { base }: ScimRequest,
  status: number,
): ScimAnswer {
  if (!result.ok) return refusalOf(result.error);
  const body = userResource(result.value, base);
  return { status, body, headers: { location: body.meta.location } };
}

function refusalOf(refusal: DirectoryRefusal): ScimAnswer {
  const detail = directoryRefusals[refusal];
  if (refusal === "taken") return error(409, detail, "uniqueness");
  return refusal === "not-found" ? error(404, detail) : error(400, detail, "invalidValue");
}

function error(status: number, detail: string, scimType?: string): ScimAnswer {
  return { status, body: scimError(status, detail, scimType) };
}
