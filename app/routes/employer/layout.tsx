import { Outlet } from "react-router";
import { requireLiveSession } from "#app/session-watch.ts";
import { AudienceShell } from "#app/shell/audience-shell.tsx";

export const clientMiddleware = [requireLiveSession];

export default function EmployerLayout() {
  return (
    <AudienceShell audience="employer">
      <Outlet />
    </AudienceShell>
  );
}
