import { Link } from "react-router";
import { Plate } from "#ui/plate.tsx";
import { DemoNote } from "./demo-note.tsx";
import { legalLinks } from "./site-footer.tsx";

/** Whose site this is, and who runs it. */
export function MicrositeFooter({ university }: { university: { name: string } }) {
  return (
    <footer className="wrap">
      <div className="run-by">
        <p>
          <Plate />
          <span>Run by Waymark for {university.name} Careers Service</span>
        </p>
        <nav aria-label="Legal">
          {legalLinks.map(({ label, to }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </nav>
      </div>
      <DemoNote />
    </footer>
  );
}
