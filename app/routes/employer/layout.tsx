import { Outlet } from "react-router";
import { requireLiveSession } from "#app/session-watch.ts";
import { EmployerShell } from "#app/shell/employer-shell.tsx";

export const clientMiddleware = [requireLiveSession];

export default function EmployerLayout() {
  return (
    <EmployerShell>
      <Outlet />
    </EmployerShell>
  );
}
