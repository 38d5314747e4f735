import { type StoredFile, storeFile } from "#platform/files/files.server.ts";

/** A PDF in the store, before the transaction that will point at it. */
export function storeDocument(bytes: Uint8Array): Promise<StoredFile> {
  return storeFile(Buffer.from(bytes), "application/pdf");
}
