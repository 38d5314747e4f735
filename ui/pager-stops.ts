/**
 * The stops a pager draws: the first page, the last, the reader's own and its neighbours.
 * Null is a gap of two pages or more; a gap of one is that page itself.
 */
export function pagerStops(page: number, pageCount: number): (number | null)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pageCount])]
    .filter((stop) => stop >= 1 && stop <= pageCount)
    .sort((a, b) => a - b);

  return shown.flatMap((stop, index) => {
    const missing = stop - (shown[index - 1] ?? 0) - 1;
    if (missing === 0) return [stop];
    return missing === 1 ? [stop - 1, stop] : [null, stop];
  });
}
