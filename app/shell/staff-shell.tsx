import type { ReactNode } from "react";
import { ShellFrame } from "./shell-frame.tsx";
import { SiteBrand } from "./site-parts.tsx";
import { SmallFooter } from "./small-footer.tsx";
import { staffLinks } from "./staff-links.ts";

/** Our own desk. */
export function StaffShell({ children }: { children: ReactNode }) {
  return (
    <ShellFrame
      brand={<SiteBrand part="Desk" to="/staff" />}
      nav={{ label: "Desk", links: staffLinks }}
      footer={<SmallFooter>Waymark desk</SmallFooter>}
    >
      {children}
    </ShellFrame>
  );
}
