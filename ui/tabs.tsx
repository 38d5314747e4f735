import type { ReactNode } from "react";
import type { To } from "react-router";
import { formatCount } from "./format-count.ts";
import { Link } from "./link.tsx";
import "./tabs.css";

export type Tab = {
  to: To;
  label: ReactNode;
  count?: number | undefined;
  isCurrent?: boolean | undefined;
};

export type TabsProps = {
  /** What the tabs divide, for screen readers: "Saved jobs". */
  label: string;
  tabs: readonly Tab[];
  /** Keeps the reader's place on the page when only a part of it changes. */
  keepsScroll?: boolean | undefined;
};

/** Tabs as links: each view has its own address, so Back, bookmarks and pages without script all work. */
export function Tabs({ label, tabs, keepsScroll = true }: TabsProps) {
  return (
    <nav className="tabs" aria-label={label}>
      <ul>
        {tabs.map((tab) => (
          <li key={typeof tab.to === "string" ? tab.to : JSON.stringify(tab.to)}>
            <Link
              to={tab.to}
              preventScrollReset={keepsScroll}
              aria-current={tab.isCurrent ? "page" : undefined}
            >
              {tab.label}
              {tab.count === undefined ? null : (
                <span className="tabs__n">{formatCount(tab.count)}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
