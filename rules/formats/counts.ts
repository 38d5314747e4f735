const counts = new Intl.NumberFormat("en-GB");

/** 12345 becomes "12,345". */
export function formatCount(count: number): string {
  return counts.format(count);
}
