/** One sentence for each thing that is missing; none when the process can serve. */
export type Readiness = () => Promise<string[]>;

const headers = { "content-type": "application/json", "cache-control": "no-store" };

export function isHealthPath(path: string): boolean {
  return path === "/healthz" || path === "/readyz";
}

/** Answers `/healthz` (the process lives) and `/readyz` (it can serve); null for other paths. */
export async function answerHealth(path: string, readiness: Readiness): Promise<Response | null> {
  if (path === "/healthz") return new Response('{"status":"alive"}', { headers });
  if (path !== "/readyz") return null;

  const reasons = await readiness();
  return reasons.length === 0
    ? new Response('{"status":"ready"}', { headers })
    : new Response(JSON.stringify({ status: "not-ready", reasons }), { status: 503, headers });
}
