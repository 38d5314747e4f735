import type { ReactNode } from "react";
import { Link } from "#ui/link.tsx";
import type { NavLink } from "./navigation.ts";
import "./signpost.css";

type SignpostProps = {
  title: string;
  lead: string;
  /** Where somebody may go from here. */
  links: readonly NavLink[];
  /** Where a person may ask for help, and what to quote. */
  help?: { supportAddress: string | null; requestId: string };
  children?: ReactNode;
};

/** A page for when the way ends: what happened, and where to go instead. */
export function Signpost({ title, lead, links, help, children }: SignpostProps) {
  return (
    <main id="main" className="wrap signpost">
      <EndOfLine />
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      {children}
      <ul className="signpost__links">
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
      {help?.supportAddress && help.requestId ? (
        <p className="tiny muted">
          To tell us about this, write to{" "}
          <a href={`mailto:${help.supportAddress}`}>{help.supportAddress}</a> and quote{" "}
          <code>{help.requestId}</code>.
        </p>
      ) : null}
    </main>
  );
}

/** A travelled line that turns into a footpath and stops. */
function EndOfLine() {
  return (
    <svg className="signpost__art" viewBox="0 0 360 72" aria-hidden="true" focusable="false">
      <path className="signpost__line" d="M8 44H118L146 16H196" />
      <path className="signpost__path" d="M196 16H236L264 44H330" />
      <circle className="signpost__stop" cx="62" cy="44" r="8" />
      <circle className="signpost__here" cx="196" cy="16" r="11" />
      <circle className="signpost__unknown" cx="338" cy="44" r="9" />
    </svg>
  );
}
