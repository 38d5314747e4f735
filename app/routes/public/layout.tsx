import { Outlet } from "react-router";
import { AudienceShell } from "#app/shell/audience-shell.tsx";

export default function PublicLayout() {
  return (
    <AudienceShell audience="public">
      <Outlet />
    </AudienceShell>
  );
}
