import type { ReactNode } from "react";
import { useRootData } from "#app/root-data.ts";
import { ButtonLink } from "#ui/button.tsx";
import { jumpstartLinks } from "./jumpstart-links.ts";
import { ShellFrame } from "./shell-frame.tsx";
import { SiteBrand, SiteFoot } from "./site-parts.tsx";

/** Before departure: the same family, travelling at night. */
export function JumpstartShell({ children }: { children: ReactNode }) {
  const { viewer } = useRootData();

  return (
    <ShellFrame
      isNight
      brand={<SiteBrand part="Jumpstart" to={viewer ? "/jumpstart-dashboard" : "/jumpstart"} />}
      {...(viewer ? { nav: { label: "Jumpstart", links: jumpstartLinks } } : {})}
      guestTools={
        <ButtonLink variant="quiet" size="s" to="/jumpstart-login">
          Sign in
        </ButtonLink>
      }
      footer={<SiteFoot />}
    >
      {children}
    </ShellFrame>
  );
}
