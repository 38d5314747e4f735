import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { signOnKeys } from "#db/schema/single-sign-on.ts";
import { setSettings } from "#platform/settings.server.ts";
import { test, testSettings } from "#test/database.ts";
import { aUniversity } from "#test/factories.ts";
import {
  aConnectedUniversity,
  answerTo,
  begin,
  type Connected,
  comeIn,
  post,
  tampered,
} from "#test/sign-on/saml-journey.ts";
import { secondKey } from "#test/sign-on/saml-keys.data.ts";
import { RSA_1_5, RSA_OAEP, samlProvider } from "#test/sign-on/saml-provider.ts";
import { listFailures } from "../attempts/failures.server.ts";
import { deleteRetiredKeys, keysOf, renewKey } from "../saml/keys.server.ts";
import { ourMetadata } from "../saml/saml-client.server.ts";

const DAY = 24 * 3600_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY);
const encrypting = () => samlProvider({ encryptsWith: RSA_OAEP });

async function bring(connected: Connected, provider = encrypting(), sp = connected.sp) {
  const { request } = await begin(connected);
  return post(connected, await answerTo({ ...connected, sp }, request, { provider }));
}

test("an encrypted assertion is opened and checked", async () => {
  const connected = await aConnectedUniversity();
  const { member } = await comeIn(connected, encrypting());
  expect(member).toMatchObject({ email: "ada@uni.example", name: "Ada Lovelace" });
});

test("encryption is no signature: one that is not signed, or signed by another, is refused", async () => {
  const connected = await aConnectedUniversity();
  const stranger = samlProvider({ key: secondKey, encryptsWith: RSA_OAEP });

  expect(await bring(connected, stranger)).toMatchObject({ refused: { reason: "encrypted" } });
  const { rows } = await listFailures(connected.university.id, { page: 1 });
  expect(rows[0]?.detail).toMatch(/signature/i);
});

test("what was encrypted for another university, with a broken algorithm, or changed on the way is refused", async () => {
  const connected = await aConnectedUniversity();
  const other = await ourMetadata((await aUniversity()).id, new Date());
  const refused = { ok: false, refused: { reason: "encrypted" } };

  const withTheirCertificate = other.replace(/entityID="[^"]*"/, (own) =>
    own.replace(/"[^"]*"/, /entityID=("[^"]*")/.exec(connected.sp)![1]!),
  );
  expect(await bring(connected, encrypting(), withTheirCertificate)).toMatchObject(refused);
  const old = samlProvider({ encryptsWith: RSA_1_5 });
  expect(await bring(connected, old)).toMatchObject(refused);
  const { request } = await begin(connected);
  const answer = await answerTo(connected, request, { provider: encrypting() });
  const changed = tampered(answer, (xml) => xml.replace(/(CipherValue>)..../, "$1AAAA"));
  expect(await post(connected, changed)).toMatchObject(refused);
});

test("requests are signed where the provider asks, and our metadata says so", async () => {
  const asking = samlProvider({ wantsSigned: true });
  const connected = await aConnectedUniversity(asking);

  expect(connected.sp).toContain('AuthnRequestsSigned="true"');
  // The provider of the test throws for a request that is not signed with our key.
  expect((await begin(connected, asking)).request.id).toMatch(/^_/);
  expect((await aConnectedUniversity()).sp).toContain('AuthnRequestsSigned="false"');
});

test("after a new key both are in the metadata and open answers; in 30 days the new one alone", async () => {
  const connected = await aConnectedUniversity();
  const { who, university } = connected;
  const [first] = await keysOf(university.id, new Date());
  const bare = (pem: string) => pem.replaceAll(/-----[A-Z ]+-----|\s/g, "");

  expect(await renewKey(who, new Date())).toMatchObject({ ok: true });
  expect(await renewKey(who, new Date())).toEqual({ ok: false, error: "key-changes" });

  const [old, fresh] = await keysOf(university.id, new Date());
  expect(old).toEqual({ ...first, retiresAt: expect.any(Date) });
  const metadata = await ourMetadata(university.id, new Date());
  const flat = metadata.replaceAll(/\s/g, "");
  expect(flat.split(bare(old.certificate))).toHaveLength(2);
  expect(flat.split(bare(fresh!.certificate))).toHaveLength(3);
  // The provider has not read the metadata again yet, then it has.
  expect(await bring(connected)).toMatchObject({ ok: true });
  expect(await bring(connected, encrypting(), metadata)).toMatchObject({ ok: true });

  await deleteRetiredKeys(inDays(31));
  expect(await keysOf(university.id, inDays(31))).toEqual([fresh]);
});

test("two who ask first get one key, and it is kept encrypted", async () => {
  const { id } = await aUniversity();
  const [one, other] = await Promise.all([keysOf(id, new Date()), keysOf(id, new Date())]);
  expect(one).toEqual(other);
  const rows = await db.select().from(signOnKeys).where(eq(signOnKeys.universityId, id));
  expect(rows).toHaveLength(1);
  expect(rows[0]!.privateKey).not.toContain("PRIVATE KEY");
});

test("after the app's secret has changed there is a new key", async () => {
  const { id } = await aUniversity();
  const [before] = await keysOf(id, new Date());
  setSettings(testSettings({ appSecret: "another secret that is long enough to be taken as one" }));
  const [after] = await keysOf(id, new Date());
  expect(after.certificate).not.toBe(before.certificate);
});
