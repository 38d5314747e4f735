import { Outlet } from "react-router";
import { requireLiveSession } from "#app/session-watch.ts";
import { AudienceShell } from "#app/shell/audience-shell.tsx";

export const clientMiddleware = [requireLiveSession];

export default function AccountLayout() {
  return (
    <AudienceShell audience="account">
      <Outlet />
    </AudienceShell>
  );
}
