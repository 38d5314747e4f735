import * as samlify from "samlify";
import { firstKey } from "./saml-keys.data.ts";

// Its own check of schemas needs Java; ours is the library under test.
samlify.setSchemaValidator({ validate: async () => "not checked" });

const SHA256 = "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256";
const REDIRECT = "urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect";

type SamlPerson = { nameId: string; attributes: Record<string, string> };

/** Changes to an answer that an honest provider would not make. */
export type Bent = {
  audience?: string;
  recipient?: string;
  destination?: string;
  inResponseTo?: string;
  /** Milliseconds by which the provider's clock is ahead of ours. */
  clockAheadMs?: number;
  assertionId?: string;
  issuer?: string;
};

type Made = {
  entityId?: string;
  key?: { privateKey: string; certificate: string };
  base?: string;
  /** Encrypts assertions, with an algorithm for their key. */
  encryptsWith?: typeof RSA_OAEP | typeof RSA_1_5;
  wantsSigned?: boolean;
};
export const RSA_OAEP = "http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p";
export const RSA_1_5 = "http://www.w3.org/2001/04/xmlenc#rsa-1_5";

/** A SAML identity provider by samlify: reads our requests and signs its answers. */
export function samlProvider({
  entityId = "https://idp.uni.example/saml",
  key = firstKey,
  base = "https://idp.uni.example",
  encryptsWith,
  wantsSigned = false,
}: Made = {}) {
  const idp = samlify.IdentityProvider({
    entityID: entityId,
    privateKey: key.privateKey,
    signingCert: key.certificate,
    requestSignatureAlgorithm: SHA256,
    isAssertionEncrypted: encryptsWith !== undefined,
    ...(encryptsWith && { keyEncryptionAlgorithm: encryptsWith }),
    wantAuthnRequestsSigned: wantsSigned,
    singleSignOnService: [{ Binding: REDIRECT, Location: `${base}/sign-in` }],
    singleLogoutService: [{ Binding: REDIRECT, Location: `${base}/sign-out` }],
    loginResponseTemplate: { context: TEMPLATE, attributes: [] },
  });

  return {
    metadata: idp.getMetadata(),

    /** The request in an address that we sent a browser to, as the provider reads it. */
    async readRequest(url: string, spMetadata: string) {
      const query = Object.fromEntries(new URL(url).searchParams);
      const sp = samlify.ServiceProvider({ metadata: spMetadata });
      const { SAMLRequest = "", RelayState = "", SigAlg = "" } = query;
      const octetString = new URLSearchParams({ SAMLRequest, RelayState, SigAlg }).toString();
      const { extract } = await idp.parseLoginRequest(sp, "redirect", { query, octetString });
      return { id: String(extract.request?.id), relayState: query.RelayState ?? "" };
    },

    /** The form it posts: base64 of a signed answer. */
    async answer(
      request: { id: string },
      person: SamlPerson,
      { sp: spMetadata, acs, bent = {} }: { sp: string; acs: string; bent?: Bent },
    ): Promise<string> {
      const sp = samlify.ServiceProvider({ metadata: spMetadata });
      const audience = bent.audience ?? sp.entityMeta.getEntityID();
      const tags = tagsOf({
        request,
        person,
        acs,
        bent,
        audience,
        entityId: bent.issuer ?? entityId,
      });
      const made = await idp.createLoginResponse(
        sp,
        { extract: { request } },
        "post",
        {},
        (template: string) => {
          const filled = template.replaceAll(
            /\{(\w+)\}/g,
            (_all, name: string) => tags[name] ?? "",
          );
          return { id: tags.ID!, context: filled };
        },
      );
      return made.context;
    },

    /** An address that says to us: this person signed out here. */
    signOutUrl(person: { nameId: string; sessionIndex: string }, spMetadata: string): string {
      const sp = samlify.ServiceProvider({ metadata: spMetadata, wantLogoutRequestSigned: true });
      const user = { logoutNameID: person.nameId, sessionIndex: person.sessionIndex };
      return idp.createLogoutRequest(sp, "redirect", user).context;
    },
  };
}

type Tags = {
  request: { id: string };
  person: SamlPerson;
  acs: string;
  bent: Bent;
  audience: string;
  entityId: string;
};

function tagsOf({ request, person, acs, bent, audience, entityId }: Tags): Record<string, string> {
  const now = Date.now() + (bent.clockAheadMs ?? 0);
  const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
  const id = bent.assertionId ?? `_a${crypto.randomUUID()}`;
  return {
    ID: `_r${crypto.randomUUID()}`,
    AssertionID: id,
    Issuer: entityId,
    IssueInstant: at(0),
    NotBefore: at(-1),
    NotOnOrAfter: at(5),
    Audience: audience,
    Recipient: bent.recipient ?? acs,
    Destination: bent.destination ?? acs,
    InResponseTo: bent.inResponseTo ?? request.id,
    NameID: person.nameId,
    SessionIndex: `_s${person.nameId.length}`,
    Attributes: Object.entries(person.attributes)
      .map(
        ([name, value]) =>
          `<saml:Attribute Name="${name}"><saml:AttributeValue>${value}</saml:AttributeValue></saml:Attribute>`,
      )
      .join(""),
  };
}

const TEMPLATE = `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="{ID}" Version="2.0" IssueInstant="{IssueInstant}" Destination="{Destination}" InResponseTo="{InResponseTo}"><saml:Issuer>{Issuer}</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status><saml:Assertion ID="{AssertionID}" Version="2.0" IssueInstant="{IssueInstant}"><saml:Issuer>{Issuer}</saml:Issuer><saml:Subject><saml:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:persistent">{NameID}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="{NotOnOrAfter}" Recipient="{Recipient}" InResponseTo="{InResponseTo}"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="{NotBefore}" NotOnOrAfter="{NotOnOrAfter}"><saml:AudienceRestriction><saml:Audience>{Audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="{IssueInstant}" SessionIndex="{SessionIndex}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:PasswordProtectedTransport</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement><saml:AttributeStatement>{Attributes}</saml:AttributeStatement></saml:Assertion></samlp:Response>`;
