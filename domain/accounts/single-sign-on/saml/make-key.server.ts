import { createPrivateKey } from "node:crypto";
import { settings } from "#platform/settings.server.ts";

const RSA = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256", modulusLength: 2048 };
const YEARS = 10;

/** A key pair and the certificate that names it, which nobody else has to sign: metadata carries it. */
export async function makeCertifiedKey(now: Date) {
  const algorithm = { ...RSA, publicExponent: new Uint8Array([1, 0, 1]) };
  const keys = await crypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
  // A hundred files, for a key in ten years.
  const { X509CertificateGenerator } = await import("@peculiar/x509");
  const made = await X509CertificateGenerator.createSelfSigned({
    name: `CN=${settings().baseDomain}`,
    notBefore: now,
    notAfter: new Date(Date.UTC(now.getUTCFullYear() + YEARS, now.getUTCMonth(), now.getUTCDate())),
    signingAlgorithm: RSA,
    keys,
  });
  const bytes = Buffer.from(await crypto.subtle.exportKey("pkcs8", keys.privateKey));
  const key = createPrivateKey({ key: bytes, format: "der", type: "pkcs8" });
  return {
    certificate: made.toString("pem").trim(),
    privateKey: key.export({ format: "pem", type: "pkcs8" }).toString(),
  };
}
