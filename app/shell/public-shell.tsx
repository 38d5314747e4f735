import type { ReactNode } from "react";
import { useRootData } from "#app/root-data.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Brand } from "./brand.tsx";
import { CountryMenu } from "./menus.tsx";
import { publicLinks } from "./navigation.ts";
import { ShellFrame } from "./shell-frame.tsx";
import { SiteFooter } from "./site-footer.tsx";

/** Waymark's own site, for somebody without an account. */
export function PublicShell({ children }: { children: ReactNode }) {
  const { system_country_id } = useRootData();

  return (
    <ShellFrame
      brand={<Brand />}
      nav={{ label: "Main", links: publicLinks }}
      tools={<CountryMenu systemCountryId={system_country_id} />}
      guestTools={
        <ButtonLink className="top__sign" variant="quiet" size="s" to="/login">
          Sign in
        </ButtonLink>
      }
      footer={<SiteFooter />}
    >
      {children}
    </ShellFrame>
  );
}
