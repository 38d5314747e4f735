import { Outlet } from "react-router";
import { memberOf } from "#app/member.server.ts";
import { requireLiveSession } from "#app/session-watch.ts";
import { openDeskLinks } from "#app/shell/desk-access.server.ts";
import { StaffShell } from "#app/shell/staff-shell.tsx";
import { countWaiting } from "#domain/reports/waiting.queries.server.ts";
import type { Route } from "./+types/layout";

export const clientMiddleware = [requireLiveSession];

export async function loader({ context }: Route.LoaderArgs) {
  return { waiting: await countWaiting(), open: openDeskLinks(memberOf(context)) };
}

export default function StaffLayout({ loaderData }: Route.ComponentProps) {
  return (
    <StaffShell {...loaderData}>
      <Outlet />
    </StaffShell>
  );
}
