import { storableText } from "#rules/storable-text.ts";

const MAX_KEY_LENGTH = 500;

/** What a feed calls a row, as we store it: the same for a job, a refused row and a repeated one. */
export function rowKey({ key }: { key: string }): string {
  return storableText(key.trim()).slice(0, MAX_KEY_LENGTH);
}
