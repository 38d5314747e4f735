import { Outlet } from "react-router";
import { requireLiveSession } from "#app/session-watch.ts";
import { JumpstartShell } from "#app/shell/jumpstart-shell.tsx";

export const clientMiddleware = [requireLiveSession];

export default function JumpstartLayout() {
  return (
    <JumpstartShell>
      <Outlet />
    </JumpstartShell>
  );
}
