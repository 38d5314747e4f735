import { JOINER } from "./sentences.ts";

/** Tags and entities that were pasted with a text: as many signs stand for them, so that places stay. */
export function withoutMarkup(text: string): string {
  return text.replace(TAG, spaceOf).replace(ENTITY, signOf);
}

const TAG = /<\/?([a-z][a-z0-9]{0,9})(?:\s[^<>]{0,300})?\/?>/gi;
const ENDS_LINE = /^(?:p|br|li|ul|ol|div|t[rdh]|h[1-6]|d[td]|section)$/i;
const ENTITY = /&(?:[a-z]{2,8}|#[0-9]{2,5}|#x[0-9a-f]{2,4});/gi;
const APOSTROPHE = /^&(?:rsquo|lsquo|apos|#0?39|#8217|#x27|#x2019);$/i;
const DASH = /^&(?:ndash|mdash|#821[12]|#x201[34]);$/i;
const BULLET = /^&(?:bull|middot|#8226|#183|#x2022|#xb7);$/i;

function spaceOf(tag: string, name: string): string {
  return (ENDS_LINE.test(name) ? "\n" : " ").padEnd(tag.length);
}

function signOf(entity: string): string {
  if (APOSTROPHE.test(entity)) return "'".padEnd(entity.length, JOINER);
  if (DASH.test(entity)) return "\u2013".padEnd(entity.length);
  return (BULLET.test(entity) ? "\u2022" : " ").padEnd(entity.length);
}
