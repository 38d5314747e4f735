import { Outlet } from "react-router";
import { requireLiveSession } from "#app/session-watch.ts";
import { VisitorShell } from "#app/shell/visitor-shell.tsx";

export const clientMiddleware = [requireLiveSession];

export default function AccountLayout() {
  return (
    <VisitorShell>
      <Outlet />
    </VisitorShell>
  );
}
