import { Menu } from "lucide-react";
import { useId } from "react";
import { useLocation } from "react-router";
import type { Waiting } from "#domain/reports/waiting.queries.server.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { DropMenu } from "./drop-menu.tsx";
import { currentLink } from "./navigation.ts";
import { type StaffLink, staffGroups, staffLinks } from "./staff-links.ts";
import "./desk-menu.css";

export type DeskMenuProps = {
  waiting: Waiting;
  /** The links that this person may open. */
  open: readonly string[];
};

/** The desk's menu beside the page, in groups, with how much waits behind each link. */
export function DeskMenu({ waiting, open }: DeskMenuProps) {
  const { pathname } = useLocation();
  const id = useId();
  const current = currentLink(staffLinks, pathname);

  return (
    <nav className="deskmenu" aria-label="Desk">
      {groupsOf(open).map(({ label, links }, index) => (
        <div key={label} className="deskmenu__group">
          <p id={`${id}-${index}`}>{label}</p>
          <ul aria-labelledby={`${id}-${index}`}>
            {links.map((link) => (
              <MenuItem
                key={link.to}
                link={link}
                count={link.waiting ? waiting[link.waiting] : 0}
                current={link === current ? currentWord(link.to, pathname) : undefined}
              />
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** A group of which nothing is left does not stand there empty. */
function groupsOf(open: readonly string[]) {
  return staffGroups.flatMap(({ label, links }) => {
    const left = links.filter(({ to }) => open.includes(to));
    return left.length > 0 ? [{ label, links: left }] : [];
  });
}

/** The same menu in the top bar, where the window has no room for a column. */
export function DeskDropMenu(props: DeskMenuProps) {
  const summary = (
    <>
      <Icon icon={Menu} />
      <span className="drop__word">Menu</span>
    </>
  );

  return (
    <DropMenu
      className="drop--phone drop--desk"
      summary={summary}
      summaryClassName="btn btn--quiet btn--s"
    >
      <DeskMenu {...props} />
    </DropMenu>
  );
}

type MenuItemProps = { link: StaffLink; count: number; current: "page" | "true" | undefined };

function MenuItem({ link: { to, label }, count, current }: MenuItemProps) {
  return (
    <li>
      <Link to={to} prefetch="intent" aria-current={current}>
        <span>{label}</span>
        {count > 0 ? <Count count={count} /> : null}
      </Link>
    </li>
  );
}

const MAX_SHOWN = 99;

function Count({ count }: { count: number }) {
  const isMore = count > MAX_SHOWN;
  return (
    <>
      <span className="deskmenu__n" aria-hidden="true">
        {isMore ? `${MAX_SHOWN}+` : count}
      </span>
      <span className="vh">{isMore ? ` more than ${MAX_SHOWN}` : ` ${count}`} waiting</span>
    </>
  );
}

/** A page under the link, such as one person, is within it but is not it. */
function currentWord(to: string, pathname: string) {
  return to === pathname ? "page" : "true";
}
