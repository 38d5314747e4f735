import { Outlet } from "react-router";
import { requireDevelopment } from "#app/dev-only.server.ts";
import { VisitorShell } from "#app/shell/visitor-shell.tsx";

// Keep this loader: it is what shuts these pages outside development and the demo.
export function loader() {
  requireDevelopment();
  return null;
}

export default function DevLayout() {
  return (
    <VisitorShell>
      <Outlet />
    </VisitorShell>
  );
}
