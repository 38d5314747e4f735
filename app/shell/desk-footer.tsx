import { Link } from "react-router";
import { Plate } from "#ui/plate.tsx";
import { DemoNote } from "./demo-note.tsx";
import { legalLinks } from "./site-footer.tsx";

/** The foot of our own desk: nobody there needs to be told what Waymark is for. */
export function DeskFooter() {
  return (
    <footer className="wrap">
      <div className="run-by">
        <p>
          <Plate />
          <span>Waymark desk</span>
        </p>
        <nav aria-label="Legal">
          {legalLinks.map(({ label, to }) => (
            <Link key={label} to={to}>
              {label}
            </Link>
          ))}
        </nav>
      </div>
      <DemoNote />
    </footer>
  );
}
