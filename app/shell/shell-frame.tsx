import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useRootData } from "#app/root-data.ts";
import { RouteNav } from "#ui/route-nav.tsx";
import { AccountMenu, PhoneMenu } from "./menus.tsx";
import { currentLink, type NavLink } from "./navigation.ts";
import "./top-bar.css";

type ShellFrameProps = {
  brand: ReactNode;
  nav?: { label: string; links: readonly NavLink[] };
  /** Stands before the account menu. */
  tools?: ReactNode;
  /** Stands where the account menu would, for somebody without an account. */
  guestTools?: ReactNode;
  isNight?: boolean;
  footer: ReactNode;
  children: ReactNode;
};

/** What every shell has: skip link, top bar, the page, footer. */
export function ShellFrame({
  brand,
  nav,
  tools,
  guestTools,
  isNight,
  footer,
  children,
}: ShellFrameProps) {
  const { viewer } = useRootData();

  return (
    <>
      <a className="skip" href="#main">
        Skip to main content
      </a>
      <header className={isNight ? "top top--night night" : "top"}>
        <div className="wrap top__row">
          {brand}
          {nav ? <LineNav {...nav} /> : null}
          <div className="top__tools">
            {tools}
            {viewer ? <AccountMenu viewer={viewer} /> : guestTools}
            {nav ? <PhoneMenu links={nav.links} isGuest={!viewer} /> : null}
          </div>
        </div>
      </header>
      {children}
      {footer}
    </>
  );
}

function LineNav({ label, links }: { label: string; links: readonly NavLink[] }) {
  const { pathname } = useLocation();
  const current = currentLink(links, pathname);
  return (
    <RouteNav
      label={label}
      items={links.map((link) => ({ ...link, isCurrent: link === current }))}
    />
  );
}
