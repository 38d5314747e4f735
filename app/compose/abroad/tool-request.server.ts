import { redirect } from "react-router";

/** The answers in an address. A plain form sends its empty fields too: those are led to the shorter address. */
export function answersIn(request: Request, path: string): URLSearchParams {
  const { searchParams } = new URL(request.url);
  const given = [...searchParams].filter(([, value]) => value.trim() !== "");
  const kept = new URLSearchParams(given);
  if (given.length < searchParams.size) throw redirect(kept.size > 0 ? `${path}?${kept}` : path);
  return kept;
}

/** A page nobody answered yet is the same for everybody. */
export function keepingHeaders(isAsked: boolean, params: URLSearchParams): Record<string, string> {
  return isAsked || params.size > 0 ? {} : { "x-waymark-keep": "rules" };
}
