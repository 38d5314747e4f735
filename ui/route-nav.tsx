import { CachedMarkup } from "./cached-markup.tsx";
import { Link } from "./link.tsx";
import "./route-nav.css";

export type RouteNavItem = { to: string; label: string; isCurrent: boolean };

type RouteNavProps = { items: readonly RouteNavItem[]; label: string };

/** Navigation drawn as a line: each page is a stop, and the stop you are at is filled. */
export function RouteNav({ items, label }: RouteNavProps) {
  return (
    <CachedMarkup as="nav" className="linenav" aria-label={label} part={Stops} props={{ items }} />
  );
}

function Stops({ items }: Pick<RouteNavProps, "items">) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.to}>
          <Link to={item.to} prefetch="intent" aria-current={item.isCurrent ? "page" : undefined}>
            {item.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
