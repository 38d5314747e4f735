import { beforeEach, expect } from "vitest";
import { db } from "#db/client.server.ts";
import { sessions } from "#db/schema/accounts.ts";
import { signOnProviders } from "#db/schema/single-sign-on.ts";
import { useSettings } from "#platform/settings.server.ts";
import { test, testSettings } from "#test/database.ts";
import { anAdminOf, aUniversity, facts, visitorWith, withCookies } from "#test/factories.ts";
import { firstKey, secondKey } from "#test/sign-on/saml-keys.data.ts";
import { type Bent, samlProvider } from "#test/sign-on/saml-provider.ts";
import { listFailures } from "../attempts/failures.server.ts";
import { ourAddresses } from "../provider/addresses.server.ts";
import { usualMapping } from "../provider/mapping.ts";
import { ourMetadata } from "../saml/saml-client.server.ts";
import { saveSaml, switchSignOn } from "../settings/save-provider.server.ts";
import { answerSaml } from "./answer-sign-on.server.ts";
import { beginSignOn } from "./begin-sign-on.server.ts";
import { finishSignOn } from "./finish-sign-on.server.ts";
import { endSessionsByProvider, findSignOut, prepareSignOut } from "./sign-out-of-provider.server.ts";

const { email, givenName, familyName, affiliation } = usualMapping.saml;
const ada = {
  nameId: "ada-1815",
  attributes: {
    [email]: "ada@uni.example",
    [givenName]: "Ada",
    [familyName]: "Lovelace",
    [affiliation]: "student@uni.example",
  },
};
const eve = { nameId: "eve", attributes: { [email]: "eve@uni.example" } };

beforeEach(() => useSettings(testSettings({ allowsLoopbackProviders: true })));

async function aConnectedUniversity(provider = samlProvider()) {
  const university = await aUniversity({ domains: ["uni.example"] });
  const admin = await anAdminOf(university);
  const who = { id: admin.id, universityId: university.id };
  const input = { metadataUrl: "", metadataXml: provider.metadata, ...usualMapping.saml };
  const saved = await saveSaml(who, input, new Date());
  if (!saved.ok) throw new Error(saved.error);
  await switchSignOn(who, { isOn: true, mode: "beside" }, new Date());
  return { university, who, sp: ourMetadata(university.id), acs: ourAddresses(university.id).acs };
}
type Connected = Awaited<ReturnType<typeof aConnectedUniversity>>;

async function begin({ university, sp }: Connected, provider = samlProvider()) {
  const origin = "http://uni.localhost";
  const beginning = { universityId: university.id, purpose: "sign-in", userId: null } as const;
  const begun = await beginSignOn({ ...beginning, origin, next: "/jobs" }, new Date());
  if (!begun.ok) throw new Error(begun.refused.reason);
  const request = await provider.readRequest(begun.value.url, sp);
  return { request, browserSecret: begun.value.browserSecret };
}

/** What a provider's page would post. */
async function answerTo(
  connected: Connected,
  request: { id: string },
  { provider = samlProvider(), person = ada, bent = {} as Bent } = {},
) {
  const { sp, acs } = connected;
  return provider.answer(request, person, { sp, acs, bent });
}

function post({ university }: Connected, samlResponse: string, relayState = "") {
  return answerSaml(university.id, { samlResponse, relayState }, new Date());
}

/** The xml of an answer after somebody has been at it. */
function tampered(samlResponse: string, change: (xml: string) => string): string {
  const xml = Buffer.from(samlResponse, "base64").toString();
  const changed = change(xml);
  if (changed === xml) throw new Error("Nothing was changed");
  return Buffer.from(changed).toString("base64");
}

async function comeIn(connected: Connected) {
  const { request, browserSecret } = await begin(connected);
  const answered = await post(connected, await answerTo(connected, request));
  if (!answered.ok) throw new Error(answered.refused.reason);
  const finishing = { attemptId: answered.attemptId, browserSecret };
  const finished = await finishSignOn(finishing, facts(), new Date());
  if (finished.kind !== "signed-in" || finished.signedIn.kind !== "signed-in")
    throw new Error(JSON.stringify(finished));
  return finished.signedIn;
}

test("somebody comes in by a signed answer, with their name and role", async () => {
  const connected = await aConnectedUniversity();

  const { member, cookies } = await comeIn(connected);

  expect(member).toMatchObject({
    email: "ada@uni.example",
    name: "Ada Lovelace",
    role: "student",
    universityId: connected.university.id,
  });
  expect(await visitorWith(withCookies(new Headers(), cookies))).toMatchObject({ id: member.id });
});

test("an answer works once, also for two who bring it at the same moment", async () => {
  const connected = await aConnectedUniversity();
  const { request } = await begin(connected);
  const answer = await answerTo(connected, request);

  const both = await Promise.all([post(connected, answer), post(connected, answer)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await post(connected, answer)).toMatchObject({ refused: { reason: "used-already" } });
});

test("an assertion that was used does not answer another request either", async () => {
  const connected = await aConnectedUniversity();
  const first = await begin(connected);
  const second = await begin(connected);
  const bent = { assertionId: "_the-same" };
  await post(connected, await answerTo(connected, first.request, { bent }));

  const again = await post(connected, await answerTo(connected, second.request, { bent }));
  expect(again).toMatchObject({ refused: { reason: "used-already" } });
});

const HOUR = 3600_000;
test.for([
  ["for another audience", { audience: "https://another.example" }, "wrong-audience"],
  ["for another recipient", { recipient: "https://another.example/acs" }, "wrong-audience"],
  ["to another destination", { destination: "https://another.example/acs" }, "wrong-audience"],
  ["of an hour ago", { clockAheadMs: -HOUR }, "wrong-clock"],
  ["from a clock three minutes and more ahead", { clockAheadMs: 4 * 60_000 }, "wrong-clock"],
  ["to a request we never sent", { inResponseTo: "_0123456789" }, "wrong-answer"],
  ["of another issuer", { issuer: "https://other-idp.example" }, "wrong-answer"],
] as const)("an answer %s is refused", async ([, bent, reason]) => {
  const connected = await aConnectedUniversity();
  const { request } = await begin(connected);

  const answered = await post(connected, await answerTo(connected, request, { bent }));

  expect(answered).toMatchObject({ ok: false, refused: { reason } });
  const { rows } = await listFailures(connected.university.id, { page: 1 });
  expect(rows.map((row) => row.reason)).toEqual([reason]);
  expect(await db.$count(sessions)).toBe(0);
});

test("a clock that is a minute off is forgiven", async () => {
  const connected = await aConnectedUniversity();
  for (const clockAheadMs of [-60_000, 60_000]) {
    const { request } = await begin(connected);
    const answer = await answerTo(connected, request, { bent: { clockAheadMs } });
    expect(await post(connected, answer)).toMatchObject({ ok: true });
  }
});

test("an answer that nobody asked for is refused", async () => {
  const connected = await aConnectedUniversity();
  const answer = await answerTo(connected, { id: "_x" });
  const unasked = tampered(answer, (xml) => xml.replaceAll(/ InResponseTo="[^"]*"/g, ""));

  expect(await post(connected, unasked)).toMatchObject({ refused: { reason: "unsolicited" } });
});

test("an unsigned answer is refused, and so is one signed by somebody else", async () => {
  const connected = await aConnectedUniversity();
  const { request } = await begin(connected);
  const signed = await answerTo(connected, request);
  const unsigned = tampered(signed, (xml) =>
    xml.replaceAll(/<(ds:)?Signature\b[\s\S]*?<\/(ds:)?Signature>/g, ""),
  );
  const stranger = samlProvider({ key: secondKey });
  const foreign = await answerTo(connected, request, { provider: stranger });

  expect(await post(connected, unsigned)).toMatchObject({ refused: { reason: "not-signed" } });
  expect(await post(connected, foreign)).toMatchObject({ refused: { reason: "not-signed" } });
  expect(await post(connected, signed)).toMatchObject({ ok: true });
});

test("a changed word breaks the signature", async () => {
  const connected = await aConnectedUniversity();
  const { request } = await begin(connected);
  const changed = tampered(await answerTo(connected, request), (xml) =>
    xml.replace("ada@uni.example", "eve@uni.example"),
  );
  expect(await post(connected, changed)).toMatchObject({ refused: { reason: "not-signed" } });
});

/** Signature wrapping (Somorovsky et al., 2012): the signed assertion is kept, another is put where it is read. */
const wrappings: [string, (xml: string) => string][] = [
  ["before the signed one", (xml) => xml.replace("<saml:Assertion", `${evil(xml)}<saml:Assertion`)],
  ["after the signed one", (xml) => xml.replace("</samlp:Response>", `${evil(xml)}</samlp:Response>`)],
  [
    "around the signed one",
    (xml) => xml.replace(signedOf(xml), evil(xml).replace("</saml:Assertion>", `${signedOf(xml)}</saml:Assertion>`)),
  ],
  [
    "with the signed one in its signature",
    (xml) => {
      const signed = signedOf(xml);
      const signature = /<ds:Signature[\s\S]*<\/ds:Signature>/.exec(signed)?.[0] ?? /<Signature[\s\S]*<\/Signature>/.exec(signed)![0];
      const holding = signature.replace(/<\/(ds:)?Signature>$/, `<ds:Object xmlns:ds="http://www.w3.org/2000/09/xmldsig#">${signed.replace(signature, "")}</ds:Object>$&`);
      return xml.replace(signed, evil(xml).replace("<saml:Subject>", `${holding}<saml:Subject>`));
    },
  ],
  [
    "with the signed one among the extensions",
    (xml) => xml.replace(signedOf(xml), `<samlp:Extensions>${signedOf(xml)}</samlp:Extensions>${evil(xml)}`),
  ],
  [
    "under the same ID",
    (xml) => xml.replace(signedOf(xml), `<samlp:Extensions>${signedOf(xml)}</samlp:Extensions>${evil(xml, idOf(xml))}`),
  ],
];

function signedOf(xml: string): string {
  return /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(xml)![0];
}
function idOf(xml: string): string {
  return /<saml:Assertion[^>]*ID="([^"]+)"/.exec(xml)![1]!;
}
function evil(xml: string, id = "_evil"): string {
  return signedOf(xml)
    .replace(/<(ds:)?Signature\b[\s\S]*?<\/(ds:)?Signature>/, "")
    .replace(/ ID="[^"]+"/, ` ID="${id}"`)
    .replaceAll("ada@uni.example", "eve@uni.example")
    .replaceAll("ada-1815", "eve");
}

test.for(wrappings)("a wrapped signature is refused: another assertion %s", async ([, wrap]) => {
  const connected = await aConnectedUniversity();
  const { request, browserSecret } = await begin(connected);
  const wrapped = tampered(await answerTo(connected, request), wrap);

  const answered = await post(connected, wrapped);

  // Either nothing of it is believed, or only what was signed is.
  if (answered.ok) {
    const finishing = { attemptId: answered.attemptId, browserSecret };
    const finished = await finishSignOn(finishing, facts(), new Date());
    expect(JSON.stringify(finished)).not.toContain("eve");
  } else expect(answered.refused.reason).toMatch(/not-signed|wrong-answer/);
});

test("a comment inside a name does not cut it short", async () => {
  const connected = await aConnectedUniversity();
  const { request, browserSecret } = await begin(connected);
  const split = tampered(await answerTo(connected, request, { person: { ...eve, attributes: { [email]: "ada@uni.example.evil.example" } } }), (xml) =>
    xml.replace("ada@uni.example.evil", "ada@uni.example<!-- -->.evil"),
  );
  const answered = await post(connected, split);
  if (answered.ok) {
    const finishing = { attemptId: answered.attemptId, browserSecret };
    expect(await finishSignOn(finishing, facts(), new Date())).toMatchObject({ kind: "refused" });
  } else expect(answered.refused.reason).toBe("not-signed");
});

test("an answer with a DOCTYPE or signed with SHA-1 is not even read", async () => {
  const connected = await aConnectedUniversity();
  const { request } = await begin(connected);
  const answer = await answerTo(connected, request);
  const doctype = tampered(answer, (xml) => `<!DOCTYPE x [<!ENTITY y "z">]>${xml}`);
  const weak = tampered(answer, (xml) =>
    xml.replace("2001/04/xmldsig-more#rsa-sha256", "2000/09/xmldsig#rsa-sha1"),
  );
  expect(await post(connected, doctype)).toMatchObject({ refused: { reason: "wrong-answer" } });
  expect(await post(connected, weak)).toMatchObject({ refused: { reason: "not-signed" } });
});

test("an answer for one university does not open another's door", async () => {
  const mine = await aConnectedUniversity();
  const theirs = await aConnectedUniversity();
  const { request } = await begin(mine);

  const answered = await post(theirs, await answerTo(mine, request));

  expect(answered).toMatchObject({ ok: false, refused: { reason: "wrong-audience" } });
});

test("while a key changes, both certificates are good; then only the new one", async () => {
  const old = samlProvider();
  const fresh = samlProvider({ key: secondKey });
  const connected = await aConnectedUniversity(old);
  const bare = (pem: string) => pem.replaceAll(/-----[A-Z ]+-----|\s/g, "");
  const both = old.metadata.replace(
    /<KeyDescriptor use="signing">[\s\S]*?<\/KeyDescriptor>/,
    (key) => key + key.replace(bare(firstKey.certificate), bare(secondKey.certificate)),
  );
  const save = (metadataXml: string) =>
    saveSaml(connected.who, { metadataUrl: "", metadataXml, ...usualMapping.saml }, new Date());
  const tries = async () => {
    const answers = [];
    for (const provider of [old, fresh]) {
      const { request } = await begin(connected);
      answers.push(await post(connected, await answerTo(connected, request, { provider })));
    }
    return answers.map(({ ok }) => ok);
  };

  expect(await tries()).toEqual([true, false]);
  await save(both);
  expect(await tries()).toEqual([true, true]);
  await save(fresh.metadata);
  expect(await tries()).toEqual([false, true]);
});

test("an affiliation that is neither student nor graduate is refused", async () => {
  const connected = await aConnectedUniversity();
  const { request, browserSecret } = await begin(connected);
  const person = { ...ada, attributes: { ...ada.attributes, [affiliation]: "employee@uni.example" } };
  const answered = await post(connected, await answerTo(connected, request, { person }));
  if (!answered.ok) throw new Error(answered.refused.reason);

  const finishing = { attemptId: answered.attemptId, browserSecret };
  expect(await finishSignOn(finishing, facts(), new Date())).toMatchObject({
    kind: "refused",
    refused: { reason: "not-a-student" },
  });
});

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

test("metadata with an address over plain http is refused", async () => {
  useSettings(testSettings());
  const plain = samlProvider({ base: "http://idp.uni.example" });
  await expect(aConnectedUniversity(plain)).rejects.toThrow("metadata-plain-http");
  expect(await db.$count(signOnProviders)).toBe(0);
});
