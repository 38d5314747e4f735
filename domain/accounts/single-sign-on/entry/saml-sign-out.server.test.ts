import { expect } from "vitest";
import { test } from "#test/database.ts";
import { visitorWith, withCookies } from "#test/factories.ts";
import { aConnectedUniversity, ada, comeIn } from "#test/sign-on/saml-journey.ts";
import { samlProvider } from "#test/sign-on/saml-provider.ts";
import {
  endSessionsByProvider,
  findSignOut,
  prepareSignOut,
} from "./sign-out-of-provider.server.ts";

test("signing out offers the provider's way out, to the same browser alone", async () => {
  const connected = await aConnectedUniversity();
  const { cookies } = await comeIn(connected);
  const sessionToken = /session_token=([^.]+)\./.exec(cookies.join())![1]!;

  const leaving = await prepareSignOut({ sessionToken, origin: "http://localhost" }, new Date());

  const found = await findSignOut(leaving!, new Date());
  expect(found?.url).toMatch(/^https:\/\/idp\.uni\.example\/sign-out\?SAMLRequest=/);
  const stolen = { ...leaving!, browserSecret: "of a thief" };
  expect(await findSignOut(stolen, new Date())).toBeNull();
});

test("the provider can end its sessions here, by a signed request and once", async () => {
  const connected = await aConnectedUniversity();
  const { cookies } = await comeIn(connected);
  const headers = withCookies(new Headers(), cookies);
  const sessionIndex = `_s${ada.nameId.length}`;
  const url = samlProvider().signOutUrl({ nameId: ada.nameId, sessionIndex }, connected.sp);
  const query = new URL(url).search.slice(1);
  const ask = (text: string) =>
    endSessionsByProvider(connected.university.id, { query: text }, new Date());

  expect(await ask(query.replace(/&?(Signature|SigAlg)=[^&]*/g, ""))).toBeNull();
  expect(await visitorWith(headers)).toMatchObject({ kind: "member" });
  expect((await ask(query))?.url).toMatch(/^https:\/\/idp\.uni\.example\/sign-out\?SAMLResponse=/);
  expect(await visitorWith(headers)).toEqual({ kind: "guest" });
  expect(await ask(query)).toBeNull();
});

test("a second request beside the signed one ends nobody's session", async () => {
  const connected = await aConnectedUniversity();
  const { cookies } = await comeIn(connected);
  const headers = withCookies(new Headers(), cookies);
  const queryFor = (nameId: string) => {
    const person = { nameId, sessionIndex: `_s${ada.nameId.length}` };
    return new URL(samlProvider().signOutUrl(person, connected.sp)).search.slice(1);
  };
  const [signed, wanted] = [queryFor("eve"), queryFor(ada.nameId)];
  const request = /SAMLRequest=[^&]*/.exec(wanted)![0];

  for (const query of [
    `${signed}&${request}`,
    `${request.replace("SAMLRequest", "SAMLReq%75est")}&${signed}`,
    `${request}&${signed.replace("SAMLRequest", "SAMLResponse")}`,
  ]) {
    expect(await endSessionsByProvider(connected.university.id, { query }, new Date())).toBeNull();
  }
  expect(await visitorWith(headers)).toMatchObject({ kind: "member" });
});

test("a signed request of an hour ago, or to another service, ends nothing", async () => {
  const connected = await aConnectedUniversity();
  const { cookies } = await comeIn(connected);
  const person = { nameId: ada.nameId, sessionIndex: `_s${ada.nameId.length}` };
  const ask = (sp: string, at: Date) => {
    const query = new URL(samlProvider().signOutUrl(person, sp)).search.slice(1);
    return endSessionsByProvider(connected.university.id, { query }, at);
  };
  const inAnHour = new Date(Date.now() + 3600_000);
  const elsewhere = connected.sp.replaceAll("/saml/logout", "/saml/somewhere-else");

  expect(await ask(connected.sp, inAnHour)).toBeNull();
  expect(await ask(elsewhere, new Date())).toBeNull();
  const headers = withCookies(new Headers(), cookies);
  expect(await visitorWith(headers)).toMatchObject({ kind: "member" });
});
