import { data, redirect } from "react-router";
import { memberOf } from "#app/member.server.ts";
import { today } from "#app/today.ts";
import { READING_LIST, ReadingScreen } from "#domain/jumpstart/components/reading-screen.tsx";
import {
  destinationOf,
  findReading,
  readingPage,
} from "#domain/jumpstart/reading/reading-list.server.ts";
import { findUniversity } from "#domain/universities/universities.queries.server.ts";
import type { Route } from "./+types/route";

export async function loader({ params, context }: Route.LoaderArgs) {
  const when = today();
  const page = await findReading(params.slug, when.now);
  if (!page) throw data("We could not find that page.", { status: 404 });
  if (page.slug !== params.slug) throw redirect(`${READING_LIST}/${page.slug}`, 301);
  const { universityId } = memberOf(context);
  const university = universityId ? await findUniversity(universityId) : null;
  return readingPage(page, destinationOf(university?.countryId), when);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${loaderData?.title ?? "Reading"} - Jumpstart by Waymark` }];
}

export default function ReadingRoute({ loaderData }: Route.ComponentProps) {
  return <ReadingScreen view={loaderData} />;
}
