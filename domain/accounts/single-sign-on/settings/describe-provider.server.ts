import { X509Certificate } from "node:crypto";
import { outsideRefusals } from "#platform/outside/fetch-outside.server.ts";
import { dateFormat } from "#rules/formats/dates.ts";
import type { Provider } from "../provider/providers.queries.server.ts";
import { providerRefusals } from "../provider/refusals.ts";
import type { OwnKey } from "../saml/keys.server.ts";

/** What the settings screen shows of what is saved. The secret is not in it. */
export function describeProvider(provider: Provider | null) {
  if (!provider) return { saved: null, oidc: null, saml: null };
  const { protocol, isOn, mode, samlMetadataProblem } = provider;
  const sentences: Record<string, string> = { ...outsideRefusals, ...providerRefusals };
  return {
    saved: {
      ...{ protocol, isOn, mode },
      facts: protocol === "oidc" ? oidcFacts(provider) : samlFacts(provider),
      metadataProblem: samlMetadataProblem && (sentences[samlMetadataProblem] ?? null),
    },
    oidc:
      protocol === "oidc"
        ? { issuer: provider.oidcIssuer ?? "", clientId: provider.oidcClientId ?? "" }
        : null,
    saml: protocol === "saml" ? { metadataUrl: provider.samlMetadataUrl ?? "" } : null,
  };
}

function oidcFacts({ oidcIssuer, oidcClientId }: Provider) {
  return [
    { term: "Protocol", detail: "OpenID Connect" },
    { term: "Issuer", detail: oidcIssuer ?? "" },
    { term: "Client ID", detail: oidcClientId ?? "" },
  ];
}

function samlFacts(provider: Provider) {
  return [
    { term: "Protocol", detail: "SAML 2.0" },
    { term: "Entity ID", detail: provider.samlEntityId ?? "" },
    { term: "Address to sign in", detail: provider.samlSignInUrl ?? "" },
    { term: "Address to sign out", detail: provider.samlLogoutUrl ?? "None" },
    {
      term: "Our requests",
      detail: provider.samlWantsSigned ? "Signed, as it asks" : "Not signed",
    },
    ...provider.samlCertificates.map((pem, index) => ({
      term: `Certificate ${index + 1}`,
      detail: describeCertificate(pem),
    })),
  ];
}

/** Our own certificates, the newest first. */
export function describeKeys(keys: readonly OwnKey[]) {
  return keys.toReversed().map(({ certificate, retiresAt }) => ({
    term: retiresAt ? "The previous one" : "Certificate",
    detail: retiresAt
      ? `${describeCertificate(certificate)}; retires on ${dateFormat("longDate", "UTC").format(retiresAt)}`
      : describeCertificate(certificate),
  }));
}

/** Enough to compare with the provider's own screen. */
function describeCertificate(pem: string): string {
  const { fingerprint256, validToDate } = new X509Certificate(pem);
  const until = dateFormat("longDate", "UTC").format(validToDate);
  return `SHA-256 ${fingerprint256.slice(0, 23)}…, valid until ${until}`;
}
