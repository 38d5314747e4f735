import type { ReactNode } from "react";
import { DeskFooter } from "./desk-footer.tsx";
import { ShellFrame } from "./shell-frame.tsx";
import { SiteBrand } from "./site-parts.tsx";
import { staffLinks } from "./staff-links.ts";

/** Our own desk. */
export function StaffShell({ children }: { children: ReactNode }) {
  return (
    <ShellFrame
      brand={<SiteBrand part="Desk" to="/staff" />}
      nav={{ label: "Desk", links: staffLinks }}
      footer={<DeskFooter />}
    >
      {children}
    </ShellFrame>
  );
}
