import { data, type RouterContextProvider } from "react-router";
import { type RequestFacts, requestFacts } from "#domain/accounts/request-facts.ts";
import { findUniversity } from "#domain/universities/universities.queries.server.ts";
import { requestContext } from "#platform/request-context.server.ts";
import { defaultCountry, languagesOf } from "#rules/phone/default-country.ts";
import { rowNumber } from "#rules/row-number.ts";

/** What a loader or action of an account screen is given. */
export type RequestArgs = { request: Request; context: Readonly<RouterContextProvider> };

export function factsOf({ request, context }: RequestArgs): RequestFacts {
  return requestFacts(request, context.get(requestContext));
}

/** The university an address names, or the not-found page. */
export async function universityNamed(id: string) {
  const university = await findUniversity(rowNumber(id));
  if (!university) throw data("We could not find that university.", { status: 404 });

  const { name, shortName, town } = university;
  return { id: university.id, name, shortName, town, timeZone: university.timeZone };
}

/** This page again, with its query changed; null takes a key away. */
export function samePage(request: Request, changes: Record<string, string | null>): string {
  const { pathname, searchParams } = new URL(request.url);
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) searchParams.delete(key);
    else searchParams.set(key, value);
  }
  const query = searchParams.toString();
  // A path that starts with two slashes would be read as another site.
  return pathname.replace(/\.data$/, "").replace(/^\/+/, "/") + (query ? `?${query}` : "");
}

/** The country to begin a phone number with, from what the request itself says. */
export function guessCountry(request: Request, timeZone: string | null = null): string {
  return defaultCountry({
    languages: languagesOf(request.headers.get("accept-language")),
    timeZone,
  });
}
