import { ArrowRight } from "lucide-react";
import { Icon } from "./icon.tsx";
import { Link } from "./link.tsx";
import "./arrow-links.css";

type ArrowLinksProps = { links: readonly { to: string; label: string }[] };

/** Ways on, side by side where there is room. */
export function ArrowLinks({ links }: ArrowLinksProps) {
  return (
    <ul className="arrow-links">
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link className="more" to={to}>
            {label}
            <Icon icon={ArrowRight} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
