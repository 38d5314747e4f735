import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { and, eq, like } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { securityEvents } from "#db/schema/accounts.ts";
import { setSettings } from "#platform/settings.server.ts";
import { test, testSettings } from "#test/database.ts";
import { anAdminOf, aUniversity } from "#test/factories.ts";
import { secondKey } from "#test/sign-on/saml-keys.data.ts";
import { samlProvider } from "#test/sign-on/saml-provider.ts";
import { usualMapping } from "../provider/mapping.ts";
import { deleteRetiredKeys, keysOf, renewKey } from "../saml/keys.server.ts";
import { refreshMetadata } from "./refresh-metadata.server.ts";
import { saveSaml } from "./save-provider.server.ts";

const DAY = 24 * 3600_000;

async function trailOf(universityId: number) {
  const rows = await db
    .select({
      kind: securityEvents.kind,
      by: securityEvents.actorId,
      detail: securityEvents.detail,
    })
    .from(securityEvents)
    .where(
      and(eq(securityEvents.universityId, universityId), like(securityEvents.kind, "sign-on%")),
    )
    .orderBy(securityEvents.id);
  return rows.filter(({ kind }) => kind !== "sign-on-saved");
}

test("a certificate that changes by itself stands in the trail, and an unchanged night does not", async ({
  onTestFinished,
}) => {
  setSettings(testSettings({ allowsLoopbackProviders: true }));
  let metadata = samlProvider().metadata;
  const server = createServer((_request, answer) => answer.end(metadata)).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const { id: universityId } = await aUniversity();
  const { id } = await anAdminOf({ id: universityId });
  const input = { metadataUrl: `http://127.0.0.1:${port}/`, metadataXml: "", ...usualMapping.saml };
  expect(await saveSaml({ id, universityId }, input, new Date())).toEqual({ ok: true, value: {} });

  await refreshMetadata(new Date());
  expect(await trailOf(universityId)).toEqual([]);

  metadata = samlProvider({ key: secondKey }).metadata;
  await refreshMetadata(new Date());
  await refreshMetadata(new Date());
  expect(await trailOf(universityId)).toEqual([
    {
      kind: "sign-on-metadata-changed",
      by: null,
      detail: { changed: "certificates", by: "nightly reading" },
    },
  ]);
});

test("our own key is in the trail when it is made, renewed and retired", async () => {
  const { id: universityId } = await aUniversity();
  const { id } = await anAdminOf({ id: universityId });
  await keysOf(universityId, new Date());
  await renewKey({ id, universityId }, new Date());
  await deleteRetiredKeys(new Date(Date.now() + 31 * DAY));
  expect((await trailOf(universityId)).map(({ kind, by }) => [kind, by])).toEqual([
    ["sign-on-key-made", null],
    ["sign-on-key-made", id],
    ["sign-on-key-retired", null],
  ]);
});
