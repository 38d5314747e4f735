/** A JSON answer about this very moment and person: nobody may keep it. */
export function notKept(answer: Record<string, boolean | number | string | null>): Response {
  return Response.json(answer, { headers: { "cache-control": "no-store" } });
}
