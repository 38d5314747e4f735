import type { ReactNode } from "react";
import { useRootData } from "#app/root-data.ts";
import {
  type BrandedUniversity,
  UniversityBrand,
} from "#domain/universities/components/university-brand.tsx";
import { ShellFrame } from "./shell-frame.tsx";
import { SiteBrand, SiteFoot } from "./site-parts.tsx";

type UniversityShellProps = {
  /** The admin's own university. Left out, the site's brand stands instead. */
  university?: BrandedUniversity | null;
  children: ReactNode;
};

/** The people who run a university's careers service. */
export function UniversityShell({ university, children }: UniversityShellProps) {
  const home = "/university-dashboard";
  const { viewer } = useRootData();

  return (
    <ShellFrame
      brand={
        university ? <UniversityBrand university={university} to={home} /> : <SiteBrand to={home} />
      }
      nav={{ label: "Dashboard", links: viewer?.office ?? [] }}
      footer={<SiteFoot />}
    >
      {children}
    </ShellFrame>
  );
}
