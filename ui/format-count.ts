const counts = new Intl.NumberFormat("en-GB");

/** 12345 becomes "12,345". As rules/formats/counts.ts has it, which `ui` may not import. */
export function formatCount(count: number): string {
  return counts.format(count);
}
