import { Outlet } from "react-router";
import { requireLiveSession } from "#app/session-watch.ts";
import { StaffShell } from "#app/shell/staff-shell.tsx";

export const clientMiddleware = [requireLiveSession];

export default function StaffLayout() {
  return (
    <StaffShell>
      <Outlet />
    </StaffShell>
  );
}
