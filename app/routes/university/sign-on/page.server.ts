import { data, type RouterContextProvider } from "react-router";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readFields, refusedForm } from "#app/forms.server.ts";
import { memberOf, universityIdOf } from "#app/member.server.ts";
import { pageCountOf, readPage } from "#app/paging.ts";
import { readFormData } from "#app/request-body.server.ts";
import { listFailures } from "#domain/accounts/single-sign-on/attempts/failures.server.ts";
import {
  findDirectoryToken,
  makeDirectoryToken,
  removeDirectoryToken,
} from "#domain/accounts/single-sign-on/directory/token.server.ts";
import { ourAddresses } from "#domain/accounts/single-sign-on/provider/addresses.server.ts";
import { usualMapping } from "#domain/accounts/single-sign-on/provider/mapping.ts";
import {
  findProvider,
  type Provider,
} from "#domain/accounts/single-sign-on/provider/providers.queries.server.ts";
import {
  isSignOnRefusal,
  signOnAdvice,
  signOnRefusals,
} from "#domain/accounts/single-sign-on/provider/refusals.ts";
import { keysOf, renewKey } from "#domain/accounts/single-sign-on/saml/keys.server.ts";
import {
  describeKeys,
  describeProvider,
} from "#domain/accounts/single-sign-on/settings/describe-provider.server.ts";
import {
  oidcSchema,
  samlSchema,
  switchSchema,
} from "#domain/accounts/single-sign-on/settings/provider.schema.ts";
import {
  deleteIdentities,
  saveOidc,
  saveSaml,
  sentenceOfSaving,
  switchSignOn,
} from "#domain/accounts/single-sign-on/settings/save-provider.server.ts";
import { officeRefusals } from "#domain/universities/refusals.ts";
import {
  emailDomainsOf,
  findUniversity,
} from "#domain/universities/universities.queries.server.ts";
import { officeMay } from "#rules/access/office-role.ts";
import { dateFormat } from "#rules/formats/dates.ts";
import type { SignOnProtocol } from "#rules/sign-on.ts";

type RequestArgs = { request: Request; context: Readonly<RouterContextProvider> };

const HERE = "/university/sign-on";

export async function loadSignOn({ request, context }: RequestArgs) {
  const universityId = universityIdOf(context);
  const university = await findUniversity(universityId);
  if (!university) throw data("We could not find that university.", { status: 404 });
  const provider = await findProvider(universityId);
  const token = await findDirectoryToken(universityId);
  const listed = await listFailures(universityId, { page: readPage(request) });
  const clock = dateFormat("mediumDateTime", university.timeZone);
  const protocol = chosenProtocol(request, provider);
  return {
    university: { id: university.id, name: university.name },
    protocol,
    ...describeProvider(provider),
    mapping: provider?.protocol === protocol ? provider.mapping : usualMapping[protocol],
    ours: ourAddresses(universityId),
    keys: protocol === "saml" ? describeKeys(await keysOf(universityId, new Date())) : null,
    domains: await emailDomainsOf(universityId),
    directory: {
      base: ourAddresses(universityId).directory,
      madeOn: token && clock.format(token.createdAt),
      lastUsed: token?.lastUsedAt ? clock.format(token.lastUsedAt) : null,
    },
    failures: {
      rows: listed.rows.map(({ reference, at, reason, detail }) => {
        const known = isSignOnRefusal(reason) ? reason : "wrong-answer";
        const advice = signOnAdvice[known] ?? null;
        return {
          reference,
          when: clock.format(at),
          sentence: signOnRefusals[known],
          advice,
          detail,
        };
      }),
      page: listed.page,
      pageCount: pageCountOf(listed),
    },
  };
}

function chosenProtocol(request: Request, provider: Provider | null): SignOnProtocol {
  const asked = new URL(request.url).searchParams.get("with");
  if (asked === "saml" || asked === "oidc") return asked;
  return provider?.protocol ?? "oidc";
}

export async function answerSignOn({ request, context }: RequestArgs) {
  const member = memberOf(context);
  // The table of addresses says the same; here it is the second lock.
  if (!officeMay(member, "change-settings")) throw data(officeRefusals.forbidden, { status: 403 });
  const admin = { id: member.id, universityId: universityIdOf(context) };
  const fields = await readFormData(request);
  const now = new Date();
  switch (fields.get("intent")) {
    case "save-oidc":
      return saveOidcForm(admin, fields, now);
    case "save-saml":
      return saveSamlForm(admin, fields, now);
    case "make-token":
      return { errors: {}, values: {}, token: await makeDirectoryToken(admin, now) };
    case "renew-key": {
      const renewed = await renewKey(admin, now);
      const said = renewed.ok ? "The new key is in our metadata." : sentenceOfSaving(renewed.error);
      const tone = renewed.ok ? "positive" : "negative";
      return redirectWithFlash(`${HERE}?with=saml`, said, { tone });
    }
    case "link-again":
      await deleteIdentities(admin);
      return redirectWithFlash(HERE, "Everybody is linked again when they next sign in.");
    case "remove-token":
      await removeDirectoryToken(admin);
      return redirectWithFlash(HERE, "The token is removed. Your directory is not connected.");
    default:
      return switchForm(admin, fields, now);
  }
}

type Admin = { id: string; universityId: number };

async function saveOidcForm(admin: Admin, fields: FormData, now: Date) {
  const form = readFields(fields, oidcSchema);
  if (!form.ok) return badForm(form);
  const saved = await saveOidc(admin, form.value, now);
  if (saved.ok) return redirectWithFlash(`${HERE}?with=oidc`, "Saved. Now try it.");
  const field = saved.error === "not-https" ? "issuer" : "clientSecret";
  return refusedForm(form.values, sentenceOfSaving(saved.error), field);
}

async function saveSamlForm(admin: Admin, fields: FormData, now: Date) {
  const file = fields.get("metadataFile");
  if (file instanceof File && file.size > 0) fields.set("metadataXml", await file.text());
  const form = readFields(fields, samlSchema);
  if (!form.ok) return badForm(form);
  const saved = await saveSaml(admin, form.value, now);
  if (saved.ok) return redirectWithFlash(`${HERE}?with=saml`, "Saved. Now try it.");
  const field = form.value.metadataXml ? "metadataXml" : "metadataUrl";
  return refusedForm(form.values, sentenceOfSaving(saved.error), field);
}

async function switchForm(admin: Admin, fields: FormData, now: Date) {
  const form = readFields(fields, switchSchema);
  if (!form.ok) return badForm(form);
  const switched = await switchSignOn(admin, form.value, now);
  if (!switched.ok) return refusedForm(form.values, sentenceOfSaving(switched.error));
  const said = form.value.isOn ? "It is on." : "It is off.";
  return redirectWithFlash(HERE, said);
}
