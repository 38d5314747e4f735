import { Outlet } from "react-router";
import { universityIdOf } from "#app/member.server.ts";
import { requireLiveSession } from "#app/session-watch.ts";
import { UniversityShell } from "#app/shell/university-shell.tsx";
import { findUniversity } from "#domain/universities/universities.queries.server.ts";
import { brandVariables } from "#ui/brand-variables.ts";
import type { Route } from "./+types/layout";

export const clientMiddleware = [requireLiveSession];

/** The room names the admin's own university, on whichever site they came in. */
export async function loader({ context }: Route.LoaderArgs) {
  const university = await findUniversity(universityIdOf(context));
  return { university, brand: university ? brandVariables(university.brandColour) : null };
}

export default function UniversityLayout({ loaderData }: Route.ComponentProps) {
  return (
    <UniversityShell university={loaderData.university}>
      <Outlet />
    </UniversityShell>
  );
}
