/** Which letters a text has, as bits: an edit changes two of them at most, so most texts need no closer look. */
export function maskOf(text: string): number {
  let mask = 0;
  for (let at = 0; at < text.length; at++) mask |= 1 << (text.charCodeAt(at) & 31);
  return mask;
}

/** Whether two texts of these masks may be so many edits apart. */
export function mayBeNear(mask: number, other: number, edits: number): boolean {
  let bits = 0;
  for (let left = mask ^ other; left !== 0; left &= left - 1) bits++;
  return bits <= 2 * edits;
}
