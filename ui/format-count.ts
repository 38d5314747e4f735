const counts = new Intl.NumberFormat("en-GB");

/** 12345 becomes "12,345". As rules/formats/numbers.ts has it, which `ui` may not import. */
export function formatCount(count: number): string {
  return counts.format(count);
}
