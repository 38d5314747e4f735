import { Outlet } from "react-router";
import { AudienceShell } from "#app/shell/audience-shell.tsx";

export default function AccountLayout() {
  return (
    <AudienceShell audience="account">
      <Outlet />
    </AudienceShell>
  );
}
