import type { ReactNode } from "react";
import { useRootData } from "#app/root-data.ts";
import { Link } from "#ui/link.tsx";
import { Plate } from "#ui/plate.tsx";
import { DemoNote } from "./demo-note.tsx";
import { legalLinks } from "./site-footer.tsx";

/** The foot of a site whose readers need not be told what Waymark is for: a line, and what the law asks. */
export function SmallFooter({ children }: { children: ReactNode }) {
  const { isDemo } = useRootData();
  return (
    <footer className="wrap" id="foot">
      <div className="run-by">
        <p>
          <Plate />
          <span>{children}</span>
        </p>
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
