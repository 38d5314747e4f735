import type { ReactNode } from "react";
import { useRootData } from "#app/root-data.ts";
import type { OwnLink } from "#rules/university/own-link.ts";
import { Link } from "#ui/link.tsx";
import { Plate } from "#ui/plate.tsx";
import { DemoNote } from "./demo-note.tsx";
import { legalLinks } from "./site-footer.tsx";

type SmallFooterProps = { children: ReactNode; links?: readonly OwnLink[] };

/** The foot of a site whose readers need not be told what Waymark is for: a line, and what the law asks. */
export function SmallFooter({ children, links = [] }: SmallFooterProps) {
  const { isDemo } = useRootData();
  return (
    <footer className="wrap" id="foot">
      <div className="run-by">
        <p>
          <Plate />
          <span>{children}</span>
        </p>
        {links.length > 0 ? (
          <nav aria-label="The university’s own pages">
            {links.map(({ label, url }) => (
              <a key={url} href={url} rel="noopener">
                {label}
              </a>
            ))}
          </nav>
        ) : null}
        <nav aria-label="Legal">
          {legalLinks.map(({ label, to }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </nav>
      </div>
      {isDemo ? <DemoNote /> : null}
    </footer>
  );
}
