import type { ReactNode } from "react";
import { useRootData } from "#app/root-data.ts";
import { Brand } from "./brand.tsx";
import { CountryMenu } from "./menus.tsx";
import { memberLinks } from "./navigation.ts";
import { ShellFrame } from "./shell-frame.tsx";
import { SiteFooter } from "./site-footer.tsx";

/** Waymark's own site, for somebody signed in. */
export function MemberShell({ children }: { children: ReactNode }) {
  const { system_country_id } = useRootData();

  return (
    <ShellFrame
      brand={<Brand />}
      nav={{ label: "Main", links: memberLinks }}
      tools={<CountryMenu systemCountryId={system_country_id} />}
      footer={<SiteFooter />}
    >
      {children}
    </ShellFrame>
  );
}
