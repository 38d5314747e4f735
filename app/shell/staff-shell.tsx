import type { ReactNode } from "react";
import type { Waiting } from "#domain/reports/waiting.queries.server.ts";
import { DeskDropMenu, DeskMenu } from "./desk-menu.tsx";
import { ShellFrame } from "./shell-frame.tsx";
import { SiteBrand } from "./site-parts.tsx";
import { SmallFooter } from "./small-footer.tsx";

type StaffShellProps = { waiting: Waiting; children: ReactNode };

/** Our own desk. */
export function StaffShell({ waiting, children }: StaffShellProps) {
  return (
    <ShellFrame
      brand={<SiteBrand part="Desk" to="/staff" />}
      menu={<DeskDropMenu waiting={waiting} />}
      footer={<SmallFooter>Waymark desk</SmallFooter>}
    >
      {/* Tables of lists move their columns with every row: the desk is drawn once all of it is there. */}
      <link rel="expect" href="#foot" blocking="render" />
      <div className="wrap deskframe">
        <DeskMenu waiting={waiting} />
        {children}
      </div>
    </ShellFrame>
  );
}
