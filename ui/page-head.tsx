import type { ReactNode } from "react";
import type { To } from "react-router";
import { Link } from "./link.tsx";
import "./page-head.css";

export type Crumb = { label: ReactNode; to: To };

export type PageHeadProps = {
  title: ReactNode;
  lead?: ReactNode;
  /** A muted line above the title: a date, or where this stands. */
  over?: ReactNode;
  /** The pages above this one; the page itself is left out. */
  crumbs?: readonly Crumb[] | undefined;
  /** Buttons or a search box at the far end. */
  actions?: ReactNode;
};

/** The top of a page: where it is, its one h1, and what it is for. */
export function PageHead({ title, lead, over, crumbs, actions }: PageHeadProps) {
  return (
    <header className="xhead">
      {crumbs?.length ? (
        <nav className="crumb" aria-label="Breadcrumb">
          <ol>
            {crumbs.map((crumb) => (
              <li key={typeof crumb.to === "string" ? crumb.to : JSON.stringify(crumb.to)}>
                <Link to={crumb.to}>{crumb.label}</Link>
              </li>
            ))}
          </ol>
        </nav>
      ) : null}
      <div className="xhead__row">
        <div className="xhead__t">
          {over ? <p className="small muted">{over}</p> : null}
          <h1>{title}</h1>
          {lead ? <p className="lead">{lead}</p> : null}
        </div>
        {actions ? <div className="xhead__a">{actions}</div> : null}
      </div>
    </header>
  );
}
