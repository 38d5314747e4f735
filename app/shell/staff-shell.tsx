import type { ReactNode } from "react";
import { DeskDropMenu, DeskMenu, type DeskMenuProps } from "./desk-menu.tsx";
import { CommandBox } from "./find/command-box.tsx";
import { ShellFrame } from "./shell-frame.tsx";
import { SiteBrand } from "./site-parts.tsx";
import { SmallFooter } from "./small-footer.tsx";

type StaffShellProps = DeskMenuProps & { children: ReactNode };

/** Our own desk. */
export function StaffShell({ children, ...menu }: StaffShellProps) {
  return (
    <ShellFrame
      brand={<SiteBrand part="Desk" to="/staff" />}
      tools={<CommandBox />}
      menu={<DeskDropMenu {...menu} />}
      footer={<SmallFooter>Waymark desk</SmallFooter>}
    >
      {/* Tables of lists move their columns with every row: the desk is drawn once all of it is there. */}
      <link rel="expect" href="#foot" blocking="render" />
      <div className="wrap deskframe">
        <DeskMenu {...menu} />
        {children}
      </div>
    </ShellFrame>
  );
}
