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
      {/* Tables of lists move their columns with every row: the desk is drawn once all of it is there. */}
      <link rel="expect" href="#foot" blocking="render" />
      {children}
    </ShellFrame>
  );
}
