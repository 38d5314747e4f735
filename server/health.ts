/** One sentence for each thing that is missing; none when the process can serve. */
export type Readiness = () => Promise<string[]>;

const headers = { "content-type": "application/json", "cache-control": "no-store" };

export function isHealthPath(path: string): boolean {
  return path === "/healthz" || path === "/readyz";
}

type HealthRequest = { method: string; path: string };

/** Answers `/healthz` (the process lives) and `/readyz` (it can serve); null for other paths. */
export async function answerHealth(
  { method, path }: HealthRequest,
  readiness: Readiness,
): Promise<Response | null> {
  if (!isHealthPath(path)) return null;
  if (method !== "GET" && method !== "HEAD")
    return new Response(null, { status: 405, headers: { allow: "GET, HEAD" } });
  if (path === "/healthz") return new Response('{"status":"alive"}', { headers });

  const reasons = await readiness();
  return reasons.length === 0
    ? new Response('{"status":"ready"}', { headers })
    : new Response(JSON.stringify({ status: "not-ready", reasons }), { status: 503, headers });
}
