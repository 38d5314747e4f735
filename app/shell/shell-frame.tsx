import { Search } from "lucide-react";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useRootData } from "#app/root-data.ts";
import { Icon } from "#ui/icon.tsx";
import { RouteNav } from "#ui/route-nav.tsx";
import { AccountMenu, PhoneMenu } from "./menus.tsx";
import { currentLink, type NavLink } from "./navigation.ts";
import "#ui/marquee.css";
import "./top-bar.css";

type ShellFrameProps = {
  brand: ReactNode;
  nav?: { label: string; links: readonly NavLink[] };
  /** Instead of a line of stops: a menu for narrow windows, whose links stand beside the page in wide ones. */
  menu?: ReactNode;
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
  menu,
  tools,
  guestTools,
  isNight,
  footer,
  children,
}: ShellFrameProps) {
  const { viewer, announcement } = useRootData();

  return (
    <>
      <a className="skip" href="#main">
        Skip to main content
      </a>
      <header className={classOf(nav?.links ?? [], isNight ? "night" : "day")}>
        <div className="wrap top__row">
          {brand}
          {nav ? <LineNav {...nav} /> : null}
          <div className="top__tools">
            {nav ? <FindForm /> : null}
            {tools}
            {viewer ? <AccountMenu viewer={viewer} /> : guestTools}
            {nav ? <PhoneMenu links={nav.links} isGuest={!viewer} /> : menu}
          </div>
        </div>
      </header>
      {announcement ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made on the server from our own component, whose words React escaped.
        <div dangerouslySetInnerHTML={{ __html: announcement }} />
      ) : null}
      {children}
      {footer}
    </>
  );
}

/** A plain form: Enter leads to the answers. "/" and Ctrl+K come here (search-keys.server.ts). */
function FindForm() {
  return (
    <form className="top-find" action="/search">
      <Icon icon={Search} />
      <input name="q" aria-label="Search Waymark" />
    </form>
  );
}

const LONG_LINE = 60;

/** A line whose names have more letters than this does not fit beside the brand on a small laptop. */
function classOf(links: readonly NavLink[], time: "day" | "night"): string {
  const letters = links.reduce((sum, { label }) => sum + label.length, 0);
  const look = time === "night" ? " top--night night" : "";
  return `top${look}${letters > LONG_LINE ? " top--long" : ""}`;
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
