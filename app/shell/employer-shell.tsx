import type { ReactNode } from "react";
import { useRootData } from "#app/root-data.ts";
import { ButtonLink } from "#ui/button.tsx";
import { employerLinks, ownEmployerLinks } from "./employer-links.ts";
import { CountryMenu } from "./menus.tsx";
import { ShellFrame } from "./shell-frame.tsx";
import { SiteBrand, SiteFoot } from "./site-parts.tsx";

/** Employers and partners, signed in or not. */
export function EmployerShell({ children }: { children: ReactNode }) {
  const { system_country_id, viewer } = useRootData();
  const links = viewer?.role === "employer" ? ownEmployerLinks : employerLinks;

  return (
    <ShellFrame
      brand={<SiteBrand />}
      nav={{ label: "Employers and partners", links }}
      tools={<CountryMenu systemCountryId={system_country_id} />}
      guestTools={
        <ButtonLink className="top__sign" variant="quiet" size="s" to="/login">
          Sign in
        </ButtonLink>
      }
      footer={<SiteFoot />}
    >
      {children}
    </ShellFrame>
  );
}
