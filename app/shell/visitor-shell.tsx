import type { ReactNode } from "react";
import { useRootData } from "#app/root-data.ts";
import { JumpstartShell } from "./jumpstart-shell.tsx";
import { MemberShell } from "./member-shell.tsx";
import { MicrositeShell } from "./microsite-shell.tsx";
import { PublicShell } from "./public-shell.tsx";
import { UniversityShell } from "./university-shell.tsx";

/** Pages that many kinds of people share: each keeps the navigation they know. */
export function VisitorShell({ children }: { children: ReactNode }) {
  const { viewer, site } = useRootData();

  if (viewer?.role === "predeparture_student") return <JumpstartShell>{children}</JumpstartShell>;
  if (viewer?.role === "university_admin") return <UniversityShell>{children}</UniversityShell>;
  if (site.university)
    return <MicrositeShell university={site.university}>{children}</MicrositeShell>;
  return viewer ? <MemberShell>{children}</MemberShell> : <PublicShell>{children}</PublicShell>;
}
