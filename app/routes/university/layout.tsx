import { Outlet } from "react-router";
import { visitorContext } from "#app/contexts.ts";
import { CookieBanner } from "#app/shell/cookie-banner.tsx";
import { cookieChoiceOf } from "#app/shell/cookie-choice.server.ts";
import { UniversityShell } from "#app/shell/university-shell.tsx";
import { findUniversity } from "#domain/universities/universities.queries.server.ts";
import type { Route } from "./+types/layout";

// Keep this loader: without one, moving between pages in the browser would
// not contact the server, and the root guard would not run.
export async function loader({ request, context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext);
  const universityId = visitor.kind === "member" ? visitor.universityId : null;

  return {
    cookieChoice: cookieChoiceOf(request),
    university: universityId === null ? null : await findUniversity(universityId),
  };
}

export default function UniversityLayout({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <UniversityShell university={loaderData.university}>
        <Outlet />
      </UniversityShell>
      <CookieBanner choice={loaderData.cookieChoice} />
    </>
  );
}
