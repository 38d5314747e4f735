import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { sessions } from "#db/schema/sign-in.ts";
import { directoryTokens } from "#db/schema/single-sign-on.ts";
import { listSecurityEventsOf } from "#domain/audit/security-events.server.ts";
import { test } from "#test/database.ts";
import {
  anAdminOf,
  aStudent,
  aUniversity,
  facts,
  lastMailTo,
  PASSWORD,
  signedIn,
  visitorWith,
} from "#test/factories.ts";
import { signIn } from "../../sign-in/sign-in.server.ts";
import { answerScim, type ScimRequest } from "./answer-scim.server.ts";
import { PATCH_SCHEMA, USER_SCHEMA } from "./scim-user.ts";
import { makeDirectoryToken, removeDirectoryToken } from "./token.server.ts";

const BASE = "https://waymark.example/scim/v2/1";

async function aDirectory() {
  const university = await aUniversity({ domains: ["uni.example"] });
  const admin = await anAdminOf(university);
  const who = { id: admin.id, universityId: university.id };
  const token = await makeDirectoryToken(who, new Date());
  const ask = (method: string, path: string, more: Partial<ScimRequest> = {}) => {
    const [resource = "", id = null] = path.split("?")[0]!.split("/");
    const query = new URLSearchParams(path.split("?")[1] ?? "");
    const asked = { method, resource, id, query, token, base: BASE, clientAddress: "192.0.2.7" };
    const whole = { universityId: university.id, body: undefined, ...asked, ...more };
    // biome-ignore lint/suspicious/noExplicitAny: what was asked for is what each test says it is.
    return answerScim(whole, new Date()) as Promise<{ status: number; body: any }>;
  };
  return { university, admin, who, token, ask };
}

const ada = {
  schemas: [USER_SCHEMA],
  userName: "Ada@uni.example",
  name: { givenName: "Ada", familyName: "Lovelace" },
  externalId: "1815",
  emails: [{ value: "ada@uni.example" }],
};

const patch = (...Operations: object[]) => ({ body: { schemas: [PATCH_SCHEMA], Operations } });

test("a directory makes a user, reads it and finds it by its name", async () => {
  const { ask } = await aDirectory();

  const made = await ask("POST", "Users", { body: ada });

  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({
    schemas: [USER_SCHEMA],
    userName: "ada@uni.example",
    externalId: "1815",
    active: true,
    name: { givenName: "Ada", familyName: "Lovelace" },
    meta: { resourceType: "User", location: `${BASE}/Users/${made.body.id}` },
  });
  expect((await ask("GET", `Users/${made.body.id}`)).body).toEqual(made.body);
  const filter = encodeURIComponent('userName eq "ADA@uni.example"');
  expect((await ask("GET", `Users?filter=${filter}`)).body).toMatchObject({
    schemas: ["urn:ietf:params:scim:api:messages:2.0:ListResponse"],
    totalResults: 1,
    startIndex: 1,
    itemsPerPage: 1,
    Resources: [{ id: made.body.id }],
  });
});

test("a list is paged, and a filter we do not know is said to be one", async () => {
  const { ask, university } = await aDirectory();
  for (let number = 0; number < 5; number += 1) await aStudent({ university });

  expect((await ask("GET", "Users?startIndex=4&count=3")).body).toMatchObject({
    totalResults: 5,
    startIndex: 4,
    itemsPerPage: 2,
  });
  expect((await ask("GET", "Users?count=0")).body).toMatchObject({
    totalResults: 5,
    Resources: [],
  });
  expect(await ask("GET", "Users?filter=name co 1")).toMatchObject({
    status: 400,
    body: { scimType: "invalidFilter", status: "400" },
  });
});

test("deactivating ends the sessions, closes every way in, and is on the trail", async () => {
  const { ask, university } = await aDirectory();
  const student = await aStudent({ university, email: "ada@uni.example" });
  const browser = await signedIn(student);

  const answer = await ask(
    "PATCH",
    `Users/${student.id}`,
    patch({ op: "Replace", path: "active", value: "False" }),
  );

  expect(answer).toMatchObject({ status: 200, body: { active: false } });
  expect(await db.$count(sessions)).toBe(0);
  expect(await visitorWith(browser.headers)).toEqual({ kind: "guest" });
  const typed = { email: student.email, password: PASSWORD, remember: false };
  expect(await signIn(typed, facts(), new Date())).toMatchObject({
    value: { kind: "deactivated" },
  });
  const { rows } = await listSecurityEventsOf(student.id, 1);
  expect(rows.map(({ kind }) => kind)).toContain("account-deactivated");

  await ask("PATCH", `Users/${student.id}`, patch({ op: "replace", value: { active: true } }));
  expect(await signIn(typed, facts(), new Date())).toMatchObject({ value: { kind: "signed-in" } });
});

test("the database opens no session for an account that is being deactivated", async () => {
  const student = await aStudent({ deactivatedAt: new Date() });
  const session = { id: "s", token: "t", userId: student.id, expiresAt: new Date() };

  await expect(db.insert(sessions).values(session)).rejects.toThrow();
});

test("a name and an address change; an address the university does not let in is refused", async () => {
  const { ask } = await aDirectory();
  const { body } = await ask("POST", "Users", { body: ada });
  const path = `Users/${body.id}`;

  const renamed = await ask(
    "PATCH",
    path,
    patch(
      { op: "replace", path: "name.familyName", value: "King" },
      { op: "replace", path: "userName", value: "countess@uni.example" },
    ),
  );
  expect(renamed.body).toMatchObject({ userName: "countess@uni.example", displayName: "Ada King" });
  const away = patch({ op: "replace", path: "userName", value: "ada@elsewhere.example" });
  expect(await ask("PATCH", path, away)).toMatchObject({
    status: 400,
    body: { scimType: "invalidValue" },
  });
  const put = await ask("PUT", path, { body: { ...ada, active: false } });
  expect(put.body).toMatchObject({ userName: "ada@uni.example", active: false });
});

test("what is removed does not exist any more, and comes back as the same account", async () => {
  const { ask } = await aDirectory();
  const { body } = await ask("POST", "Users", { body: ada });

  expect(await ask("DELETE", `Users/${body.id}`)).toEqual({ status: 204, body: null });
  expect(await ask("GET", `Users/${body.id}`)).toMatchObject({ status: 404 });
  const [row] = await db.select().from(users).where(eq(users.id, body.id));
  expect(row?.deactivatedAt).not.toBeNull();

  const again = await ask("POST", "Users", { body: ada });
  expect(again).toMatchObject({ status: 201, body: { id: body.id, active: true } });
});

test("an address that has an account is taken, no matter whose it is", async () => {
  const { ask, university } = await aDirectory();
  await aStudent({ university, email: "ada@uni.example" });
  await aStudent({ university: await aUniversity(), email: "eve@uni.example" });

  for (const userName of ["ada@uni.example", "eve@uni.example"]) {
    expect(await ask("POST", "Users", { body: { ...ada, userName } })).toMatchObject({
      status: 409,
      body: { scimType: "uniqueness" },
    });
  }
  const outside = { ...ada, userName: "ada@elsewhere.example" };
  expect(await ask("POST", "Users", { body: outside })).toMatchObject({ status: 400 });
});

test("a directory never sees or touches another university's people, nor careers staff", async () => {
  const { ask, admin, token } = await aDirectory();
  const other = await aUniversity();
  const theirs = await aStudent({ university: other });

  for (const id of [theirs.id, admin.id]) {
    expect(await ask("GET", `Users/${id}`)).toMatchObject({ status: 404 });
    const off = patch({ op: "replace", path: "active", value: false });
    expect(await ask("PATCH", `Users/${id}`, off)).toMatchObject({ status: 404 });
    expect(await ask("DELETE", `Users/${id}`)).toMatchObject({ status: 404 });
  }
  expect((await ask("GET", "Users")).body.totalResults).toBe(0);
  expect(await ask("GET", "Users", { universityId: other.id, token })).toMatchObject({
    status: 401,
  });
  expect(await db.$count(users, eq(users.id, theirs.id))).toBe(1);
});

test("without the token, or with one that was removed, nothing is said", async () => {
  const { ask, who, token } = await aDirectory();

  expect(await ask("GET", "Users", { token: "" })).toMatchObject({ status: 401 });
  expect(await ask("GET", "ServiceProviderConfig", { token: "wrong" })).toMatchObject({
    status: 401,
    headers: { "www-authenticate": 'Bearer realm="SCIM"' },
  });
  const [row] = await db.select().from(directoryTokens);
  expect(row?.tokenHash).not.toContain(token);
  await removeDirectoryToken(who);
  expect(await ask("GET", "Users")).toMatchObject({ status: 401 });
});

test("too many wrong tokens are waited out", async () => {
  const { ask } = await aDirectory();
  for (let tries = 0; tries < 30; tries += 1) await ask("GET", "Users", { token: "wrong" });
  expect(await ask("GET", "Users")).toMatchObject({ status: 429 });
  expect(await ask("GET", "Users", { clientAddress: "192.0.2.8" })).toMatchObject({ status: 200 });
});

test("the service describes itself", async () => {
  const { ask } = await aDirectory();
  expect((await ask("GET", "ServiceProviderConfig")).body).toMatchObject({
    patch: { supported: true },
    filter: { supported: true },
    bulk: { supported: false },
  });
  expect((await ask("GET", "ResourceTypes")).body.Resources[0]).toMatchObject({
    endpoint: "/Users",
  });
  expect((await ask("GET", `Schemas/${USER_SCHEMA}`)).body).toMatchObject({ id: USER_SCHEMA });
  expect(await ask("GET", "Groups")).toMatchObject({ status: 404 });
  expect(await ask("POST", "Users", { body: { userName: 1 } })).toMatchObject({ status: 400 });
});

test("what cannot be read is refused with its status, and changes nothing", async () => {
  const { ask } = await aDirectory();
  const { body } = await ask("POST", "Users", { body: ada });
  const bad = ['userName eq "a\\q"', 'userName eq "a\\u0000"'];
  for (const filter of bad) {
    const path = `Users?filter=${encodeURIComponent(filter)}`;
    expect(await ask("GET", path)).toMatchObject({ status: 400 });
  }
  expect(await ask("GET", "Users/a\u0000")).toMatchObject({ status: 404 });
  const wrong = patch({ op: "replace", path: "active", value: "perhaps" });
  expect(await ask("PATCH", `Users/${body.id}`, wrong)).toMatchObject({ status: 400 });
  expect((await ask("GET", `Users/${body.id}`)).body).toEqual(body);
});

test("a directory that says nothing of active leaves an account closed", async () => {
  const { ask } = await aDirectory();
  const { body } = await ask("POST", "Users", { body: { ...ada, active: false } });
  const put = await ask("PUT", `Users/${body.id}`, { body: { ...ada, displayName: "Ada" } });
  expect(put.body).toMatchObject({ active: false });
});

test("the former address hears that the directory has changed it", async () => {
  const { ask } = await aDirectory();
  const { body } = await ask("POST", "Users", { body: ada });
  const change = patch({ op: "replace", path: "userName", value: "countess@uni.example" });
  await ask("PATCH", `Users/${body.id}`, change);
  expect(await lastMailTo("ada@uni.example")).toMatchObject({ template: "email-changed" });
});

test("somebody who is sent again with an id that another has stays removed", async () => {
  const { ask } = await aDirectory();
  const { body } = await ask("POST", "Users", { body: ada });
  await ask("DELETE", `Users/${body.id}`);
  await ask("POST", "Users", { body: { ...ada, userName: "eve@uni.example", externalId: "9" } });

  expect(await ask("POST", "Users", { body: { ...ada, externalId: "9" } })).toMatchObject({
    status: 409,
  });
  expect(await ask("GET", `Users/${body.id}`)).toMatchObject({ status: 404 });
});
