import type { ReactNode } from "react";
import type { Audience } from "#app/addresses/address.ts";
import { EmployerShell } from "./employer-shell.tsx";
import { JumpstartShell } from "./jumpstart-shell.tsx";
import { StaffShell } from "./staff-shell.tsx";
import { VisitorShell } from "./visitor-shell.tsx";

type AudienceShellProps = {
  audience: Exclude<Audience, "university" | "resources">;
  children: ReactNode;
};

// One module reaches every shell, so that they travel as one small file.
const shells = {
  public: VisitorShell,
  account: VisitorShell,
  student: VisitorShell,
  jumpstart: JumpstartShell,
  employer: EmployerShell,
  staff: StaffShell,
  dev: VisitorShell,
};

/** The shell of a room under routes/. */
export function AudienceShell({ audience, children }: AudienceShellProps) {
  const Shell = shells[audience];
  return <Shell>{children}</Shell>;
}
