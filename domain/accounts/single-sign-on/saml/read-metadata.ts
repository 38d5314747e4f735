import { X509Certificate } from "node:crypto";
import { SaxesParser } from "saxes";
import { no, ok, type Result } from "#rules/result.ts";
import type { ProviderRefusal } from "../provider/refusals.ts";

export type IdpMetadata = {
  entityId: string;
  signInUrl: string;
  logoutUrl: string | null;
  certificates: string[];
  /** It takes only requests that are signed. */
  wantsSigned: boolean;
};

const METADATA = "urn:oasis:names:tc:SAML:2.0:metadata";
const REDIRECT = "urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect";
/** Two while a key changes; nobody has more than a few. */
const MAX_CERTIFICATES = 4;

type Found = {
  entities: number;
  providers: number;
  entityId: string;
  signInUrl: string | null;
  logoutUrl: string | null;
  certificates: string[];
  wantsSigned: boolean;
};

/** What we need of a provider's metadata, or why it does not do. `allows` says which addresses may stand in it. */
export function readMetadata(
  xml: string,
  allows: (url: string) => boolean,
): Result<IdpMetadata, ProviderRefusal> {
  const found = parse(xml);
  if (!found) return no("metadata-not-xml");
  if (found.entities > 1) return no("metadata-several");
  if (found.providers !== 1 || !found.entityId) return no("metadata-no-provider");
  const { entityId, signInUrl, logoutUrl, wantsSigned } = found;
  if (!signInUrl) return no("metadata-no-address");
  if (![signInUrl, logoutUrl ?? signInUrl].every(allows)) return no("metadata-plain-http");
  const certificates = readCertificates(found.certificates);
  if (certificates.length === 0) return no("metadata-no-certificate");
  return ok({ entityId, signInUrl, logoutUrl, certificates, wantsSigned });
}

/** Each certificate once, as PEM; what is none is left out. */
export function readCertificates(texts: readonly string[]): string[] {
  const read = texts.flatMap((text) => {
    try {
      const bare = text.replace(/-----[A-Z ]+-----|\s/g, "");
      return [new X509Certificate(Buffer.from(bare, "base64")).toString().trim()];
    } catch {
      return [];
    }
  });
  return [...new Set(read)].slice(0, MAX_CERTIFICATES);
}

function parse(xml: string): Found | null {
  // Nothing honest has one, and entities are how XML is made to grow.
  if (/<!DOCTYPE/i.test(xml)) return null;
  const found: Found = {
    entities: 0,
    providers: 0,
    entityId: "",
    signInUrl: null,
    logoutUrl: null,
    certificates: [],
    wantsSigned: false,
  };
  try {
    readInto(found, xml);
  } catch {
    return null;
  }
  return found.entities > 0 || found.providers > 0 ? found : null;
}

/** Only what stands inside the description of an identity provider counts. */
function readInto(found: Found, xml: string): void {
  const parser = new SaxesParser({ xmlns: true });
  let isInProvider = false;
  let isSigning = false;
  let text: string | null = null;
  parser.on("opentag", ({ local, uri, attributes }) => {
    const value = (name: string) => attributes[name]?.value ?? "";
    if (uri === METADATA && local === "EntityDescriptor") {
      found.entities += 1;
      found.entityId ||= value("entityID");
    } else if (uri === METADATA && local === "IDPSSODescriptor") {
      found.providers += 1;
      found.wantsSigned = ["true", "1"].includes(value("WantAuthnRequestsSigned"));
      isInProvider = true;
    } else if (isInProvider && local === "KeyDescriptor") {
      isSigning = value("use") !== "encryption";
    } else if (isInProvider && value("Binding") === REDIRECT) {
      if (local === "SingleSignOnService") found.signInUrl ??= value("Location");
      if (local === "SingleLogoutService") found.logoutUrl ??= value("Location");
    } else if (isInProvider && isSigning && local === "X509Certificate") text = "";
  });
  parser.on("text", (part) => {
    if (text !== null) text += part;
  });
  parser.on("closetag", ({ local }) => {
    if (local === "IDPSSODescriptor") isInProvider = false;
    if (local === "KeyDescriptor") isSigning = false;
    if (local === "X509Certificate" && text !== null) {
      found.certificates.push(text);
      text = null;
    }
  });
  parser.write(xml).close();
}
