import { Outlet } from "react-router";
import { requireLiveSession } from "#app/session-watch.ts";
import { StaffShell } from "#app/shell/staff-shell.tsx";
import { countWaiting } from "#domain/reports/waiting.queries.server.ts";
import type { Route } from "./+types/layout";

export const clientMiddleware = [requireLiveSession];

export async function loader() {
  return { waiting: await countWaiting() };
}

export default function StaffLayout({ loaderData: { waiting } }: Route.ComponentProps) {
  return (
    <StaffShell waiting={waiting}>
      <Outlet />
    </StaffShell>
  );
}
