/** Headers for what a response does not say itself. */
export type ExtraHeaders = readonly (readonly [string, string])[];

/** As node writes them: names and values in turn, what the response says first. */
export function wireHeaders(response: Response, extra: ExtraHeaders): string[] {
  return [
    ...[...response.headers].flat(),
    ...extra.filter(([name]) => !response.headers.has(name)).flat(),
  ];
}
