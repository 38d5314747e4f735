import { data, redirect } from "react-router";
import type { RequestArgs } from "#app/compose/account/account-request.server.ts";
import { siteContext, visitorContext } from "#app/contexts.ts";
import { countVisaCheck } from "#app/visits.server.ts";

type Tool<View> = {
  path: string;
  name: Parameters<typeof countVisaCheck>[1];
  viewOf: (params: URLSearchParams) => View;
};

/** A tool's page: its view of the answers in the address, counted where there are any. */
export function loadTool<View extends { isAsked: boolean }>(
  { path, name, viewOf }: Tool<View>,
  { request, context }: RequestArgs,
) {
  const params = answersIn(request, path);
  const view = viewOf(params);
  if (view.isAsked) countVisaCheck(context.get(visitorContext), name, request);
  const { origin, isMicrosite } = context.get(siteContext);
  return data(
    { view, canonical: origin + path, isMicrosite },
    { headers: cacheHeaders(view.isAsked, params) },
  );
}

/** The answers in an address. A plain form sends its empty fields too: those are led to the shorter address. */
export function answersIn(request: Request, path: string): URLSearchParams {
  const { searchParams } = new URL(request.url);
  const given = [...searchParams].filter(([, value]) => value.trim() !== "");
  const kept = new URLSearchParams(given);
  if (given.length < searchParams.size) throw redirect(kept.size > 0 ? `${path}?${kept}` : path);
  return kept;
}

/** A page nobody answered yet is the same for everybody. */
export function cacheHeaders(isAsked: boolean, params: URLSearchParams): Record<string, string> {
  return isAsked || params.size > 0 ? {} : { "x-waymark-keep": "rules" };
}
