import type { ReactNode } from "react";
import { useRootData } from "#app/root-data.ts";
import type { SiteUniversity } from "#app/site.server.ts";
import { UniversityBrand } from "#domain/universities/components/university-brand.tsx";
import { Link } from "#ui/link.tsx";
import { MicrositeFooter } from "./microsite-footer.tsx";
import { micrositeLinks } from "./navigation.ts";
import { ShellFrame } from "./shell-frame.tsx";

type MicrositeShellProps = { university: SiteUniversity; children: ReactNode };

/** A university's own site: bare before sign-in, with the student's line after it. */
export function MicrositeShell({ university, children }: MicrositeShellProps) {
  const { viewer } = useRootData();

  return (
    <ShellFrame
      brand={<UniversityBrand university={university} />}
      {...(viewer ? { nav: { label: "Main", links: micrositeLinks } } : {})}
      guestTools={
        <Link className="top__help" to={`/forgot-password/${university.id}`}>
          Help signing in
        </Link>
      }
      footer={<MicrositeFooter university={university} />}
    >
      {children}
    </ShellFrame>
  );
}
