import { promisify } from "node:util";

const ELEMENT = /<([\w-]*:)?EncryptedAssertion\b[\s\S]*?<\/\1EncryptedAssertion>/;

export const isEncrypted = (xml: string) => /<[\w-]*:?EncryptedAssertion\b/.test(xml);

/** The answer without its encrypted part, whose algorithms say nothing of signatures. */
export const withoutEncrypted = (xml: string) => xml.replace(ELEMENT, "");

/**
 * What is in an encrypted assertion, and the key of ours that opened it; null where none does. The
 * library that checks answers takes every algorithm; those that are broken (RSA 1.5, Triple DES) are
 * refused here, before it sees the answer.
 */
export async function openEncrypted<Key extends { privateKey: string }>(
  xml: string,
  keys: readonly Key[],
): Promise<{ key: Key; assertion: string } | null> {
  // With one of each there is no doubt which is meant.
  if (xml.match(/EncryptedData\b[^>]*>/g)?.length !== 2) return null;
  const decryptWith = promisify((await import("xml-encryption")).decrypt);
  for (const key of keys) {
    try {
      const options = { key: key.privateKey, disallowDecryptionWithInsecureAlgorithm: true };
      const assertion = await decryptWith(xml, options);
      if (/^\s*<[\w-]*:?Assertion\b/.test(assertion)) return { key, assertion };
    } catch {
      // Another key may be the one it was encrypted for.
    }
  }
  return null;
}
