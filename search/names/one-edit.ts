/** Whether one letter more, fewer or other, or one swapped pair of neighbours, makes the texts the same. */
export function isOneEdit(a: string, b: string): boolean {
  if (a.length > b.length) return isOneEdit(b, a);
  if (b.length - a.length > 1) return false;
  let at = 0;
  while (at < a.length && a.charCodeAt(at) === b.charCodeAt(at)) at++;

  if (a.length < b.length) return sameFrom(a, at, b, at + 1);
  if (at === a.length) return false;
  return sameFrom(a, at + 1, b, at + 1) || isSwap(a, b, at);
}

function isSwap(a: string, b: string, at: number): boolean {
  return (
    a.charCodeAt(at) === b.charCodeAt(at + 1) &&
    a.charCodeAt(at + 1) === b.charCodeAt(at) &&
    sameFrom(a, at + 2, b, at + 2)
  );
}

function sameFrom(a: string, fromA: number, b: string, fromB: number): boolean {
  if (a.length - fromA !== b.length - fromB) return false;
  for (let i = fromA, j = fromB; i < a.length; i++, j++) {
    if (a.charCodeAt(i) !== b.charCodeAt(j)) return false;
  }
  return true;
}
