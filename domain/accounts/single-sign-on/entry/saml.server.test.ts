import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { sessions } from "#db/schema/sign-in.ts";
import { signOnProviders } from "#db/schema/single-sign-on.ts";
import { setSettings } from "#platform/settings.server.ts";
import { test, testSettings } from "#test/database.ts";
import { facts, visitorWith, withCookies } from "#test/factories.ts";
import {
  aConnectedUniversity,
  ada,
  affiliation,
  answerTo,
  begin,
  comeIn,
  post,
  tampered,
} from "#test/sign-on/saml-journey.ts";
import { firstKey, secondKey } from "#test/sign-on/saml-keys.data.ts";
import { samlProvider } from "#test/sign-on/saml-provider.ts";
import { listFailures } from "../attempts/failures.server.ts";
import { usualMapping } from "../provider/mapping.ts";
import { saveSaml } from "../settings/save-provider.server.ts";
import { finishSignOn } from "./finish-sign-on.server.ts";

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
  const person = {
    ...ada,
    attributes: { ...ada.attributes, [affiliation]: "employee@uni.example" },
  };
  const answered = await post(connected, await answerTo(connected, request, { person }));
  if (!answered.ok) throw new Error(answered.refused.reason);

  const { attemptId, answerSecret } = answered;
  const finishing = { attemptId, browserSecret, answerSecret };
  expect(await finishSignOn(finishing, facts(), new Date())).toMatchObject({
    kind: "refused",
    refused: { reason: "not-a-student" },
  });
});

test("metadata with an address over plain http is refused", async () => {
  setSettings(testSettings());
  const plain = samlProvider({ base: "http://idp.uni.example" });
  await expect(aConnectedUniversity(plain)).rejects.toThrow("metadata-plain-http");
  expect(await db.$count(signOnProviders)).toBe(0);
});
