/** A JSON answer about this moment and person: it must not be cached. */
export function uncachedJson(answer: Record<string, boolean | number | string | null>): Response {
  return Response.json(answer, { headers: { "cache-control": "no-store" } });
}
