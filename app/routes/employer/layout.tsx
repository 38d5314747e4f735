import { Outlet } from "react-router";
import { AudienceShell } from "#app/shell/audience-shell.tsx";

export default function EmployerLayout() {
  return (
    <AudienceShell audience="employer">
      <Outlet />
    </AudienceShell>
  );
}
