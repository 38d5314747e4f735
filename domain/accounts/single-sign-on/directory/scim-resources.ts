import type { DirectoryRow } from "./people.queries.server.ts";
import { USER_SCHEMA } from "./scim-user.ts";

const LIST_SCHEMA = "urn:ietf:params:scim:api:messages:2.0:ListResponse";
const ERROR_SCHEMA = "urn:ietf:params:scim:api:messages:2.0:Error";
const CORE = "urn:ietf:params:scim:schemas:core:2.0";

/** The most users in one answer. */
export const MAX_RESULTS = 200;

/** A user as RFC 7643 describes one. `base` is the university's SCIM address. */
export function userResource(row: DirectoryRow, base: string) {
  const [givenName = "", ...rest] = row.name.split(" ");
  return {
    schemas: [USER_SCHEMA],
    id: row.id,
    ...(row.externalId && { externalId: row.externalId }),
    userName: row.email,
    name: { formatted: row.name, givenName, familyName: rest.join(" ") },
    displayName: row.name,
    emails: [{ value: row.email, type: "work", primary: true }],
    active: row.deactivatedAt === null,
    meta: {
      resourceType: "User",
      created: row.createdAt.toISOString(),
      lastModified: row.updatedAt.toISOString(),
      location: `${base}/Users/${encodeURIComponent(row.id)}`,
    },
  };
}

export function listResponse(
  resources: readonly object[],
  { total, startIndex }: { total: number; startIndex: number },
) {
  return {
    schemas: [LIST_SCHEMA],
    totalResults: total,
    startIndex,
    itemsPerPage: resources.length,
    Resources: resources,
  };
}

export function scimError(status: number, detail: string, scimType?: string) {
  return {
    schemas: [ERROR_SCHEMA],
    status: String(status),
    ...(scimType && { scimType }),
    detail,
  };
}

const isOff = { supported: false };

export function serviceProviderConfig(base: string) {
  return {
    schemas: [`${CORE}:ServiceProviderConfig`],
    patch: { supported: true },
    bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: MAX_RESULTS },
    changePassword: isOff,
    sort: isOff,
    etag: isOff,
    authenticationSchemes: [
      {
        type: "oauthbearertoken",
        name: "Bearer token",
        description: "The token that the university’s sign-on screen shows once.",
        primary: true,
      },
    ],
    meta: { resourceType: "ServiceProviderConfig", location: `${base}/ServiceProviderConfig` },
  };
}

export function userResourceType(base: string) {
  return {
    schemas: [`${CORE}:ResourceType`],
    id: "User",
    name: "User",
    endpoint: "/Users",
    description: "Students and graduates of the university",
    schema: USER_SCHEMA,
    meta: { resourceType: "ResourceType", location: `${base}/ResourceTypes/User` },
  };
}

function attribute(name: string, more: object = {}) {
  return {
    name,
    type: "string",
    multiValued: false,
    required: false,
    caseExact: false,
    mutability: "readWrite",
    returned: "default",
    uniqueness: "none",
    ...more,
  };
}

export function userSchema(base: string) {
  const part = (name: string) => attribute(name);
  return {
    schemas: [`${CORE}:Schema`],
    id: USER_SCHEMA,
    name: "User",
    description: "What we keep of a user that a directory sends",
    attributes: [
      attribute("userName", {
        required: true,
        uniqueness: "server",
        description: "The email address",
      }),
      attribute("name", {
        type: "complex",
        subAttributes: [part("formatted"), part("givenName"), part("familyName")],
      }),
      attribute("displayName"),
      attribute("emails", {
        type: "complex",
        multiValued: true,
        mutability: "readOnly",
        subAttributes: [part("value"), part("type"), attribute("primary", { type: "boolean" })],
      }),
      attribute("externalId", { caseExact: true }),
      attribute("active", { type: "boolean" }),
    ],
    meta: { resourceType: "Schema", location: `${base}/Schemas/${USER_SCHEMA}` },
  };
}
