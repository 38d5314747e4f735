import { answerSaml } from "#domain/accounts/single-sign-on/entry/answer-sign-on.server.ts";
import { beginSignOn } from "#domain/accounts/single-sign-on/entry/begin-sign-on.server.ts";
import { finishSignOn } from "#domain/accounts/single-sign-on/entry/finish-sign-on.server.ts";
import { ourAddresses } from "#domain/accounts/single-sign-on/provider/addresses.server.ts";
import { usualMapping } from "#domain/accounts/single-sign-on/provider/mapping.ts";
import { ourMetadata } from "#domain/accounts/single-sign-on/saml/saml-client.server.ts";
import {
  saveSaml,
  switchSignOn,
} from "#domain/accounts/single-sign-on/settings/save-provider.server.ts";
import { anAdminOf, aUniversity, facts } from "#test/factories.ts";
import { type Bent, samlProvider } from "./saml-provider.ts";

export const { email, givenName, familyName, affiliation } = usualMapping.saml;
export const ada = {
  nameId: "ada-1815",
  attributes: {
    [email]: "ada@uni.example",
    [givenName]: "Ada",
    [familyName]: "Lovelace",
    [affiliation]: "student@uni.example",
  },
};
export const eve = { nameId: "eve", attributes: { [email]: "eve@uni.example" } };

export async function aConnectedUniversity(provider = samlProvider()) {
  const university = await aUniversity({ domains: ["uni.example"] });
  const admin = await anAdminOf(university);
  const who = { id: admin.id, universityId: university.id };
  const input = { metadataUrl: "", metadataXml: provider.metadata, ...usualMapping.saml };
  const saved = await saveSaml(who, input, new Date());
  if (!saved.ok) throw new Error(saved.error);
  await switchSignOn(who, { isOn: true, mode: "beside" }, new Date());
  const sp = await ourMetadata(university.id, new Date());
  return { university, who, sp, acs: ourAddresses(university.id).acs };
}
export type Connected = Awaited<ReturnType<typeof aConnectedUniversity>>;

export async function begin({ university, sp }: Connected, provider = samlProvider()) {
  const origin = "http://uni.localhost";
  const beginning = { universityId: university.id, purpose: "sign-in", userId: null } as const;
  const begun = await beginSignOn({ ...beginning, origin, next: "/jobs" }, new Date());
  if (!begun.ok) throw new Error(begun.refused.reason);
  const request = await provider.readRequest(begun.value.url, sp);
  return { request, browserSecret: begun.value.browserSecret };
}

/** What a provider's page would post. */
export async function answerTo(
  connected: Connected,
  request: { id: string },
  { provider = samlProvider(), person = ada, bent = {} as Bent } = {},
) {
  const { sp, acs } = connected;
  return provider.answer(request, person, { sp, acs, bent });
}

export function post({ university }: Connected, samlResponse: string, relayState = "") {
  return answerSaml(university.id, { samlResponse, relayState }, new Date());
}

/** The xml of an answer after somebody has been at it. */
export function tampered(samlResponse: string, change: (xml: string) => string): string {
  const xml = Buffer.from(samlResponse, "base64").toString();
  const changed = change(xml);
  if (changed === xml) throw new Error("Nothing was changed");
  return Buffer.from(changed).toString("base64");
}

export async function comeIn(connected: Connected, provider = samlProvider()) {
  const { request, browserSecret } = await begin(connected);
  const answered = await post(connected, await answerTo(connected, request, { provider }));
  if (!answered.ok) throw new Error(answered.refused.reason);
  const { attemptId, answerSecret } = answered;
  const finishing = { attemptId, browserSecret, answerSecret };
  const finished = await finishSignOn(finishing, facts(), new Date());
  if (finished.kind !== "signed-in" || finished.signedIn.kind !== "signed-in")
    throw new Error(JSON.stringify(finished));
  return finished.signedIn;
}
