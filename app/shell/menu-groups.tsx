import { useId } from "react";
import { useLocation } from "react-router";
import { Link } from "#ui/link.tsx";
import { currentLink, type NavLink } from "./navigation.ts";
import "./desk-menu.css";

/** A link, and how much waits behind it. */
type MenuLink = NavLink & { count?: number | undefined };

export type MenuGroup = { label: string; links: readonly MenuLink[] };

type MenuGroupsProps = { label: string; groups: readonly MenuGroup[] };

/** A menu beside the page, in groups, with a stop at the page somebody is on. */
export function MenuGroups({ label, groups }: MenuGroupsProps) {
  const { pathname } = useLocation();
  const id = useId();
  const current = currentLink(
    groups.flatMap(({ links }) => links),
    pathname,
  );

  return (
    <nav className="deskmenu" aria-label={label}>
      {groups.map(({ label: name, links }, index) => (
        <div key={name} className="deskmenu__group">
          <p id={`${id}-${index}`}>{name}</p>
          <ul aria-labelledby={`${id}-${index}`}>
            {links.map((link) => (
              <MenuItem
                key={link.to}
                link={link}
                current={link === current ? currentWord(link.to, pathname) : undefined}
              />
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

type MenuItemProps = { link: MenuLink; current: "page" | "true" | undefined };

function MenuItem({ link: { to, label, count = 0 }, current }: MenuItemProps) {
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
