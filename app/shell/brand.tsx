import { Link } from "#ui/link.tsx";
import { Plate } from "#ui/plate.tsx";

type BrandProps = {
  to?: string;
  /** Which part of the product this is, when it has a name of its own. */
  part?: "Jumpstart" | "Desk";
};

/** The Waymark plate and name, leading home. */
export function Brand({ to = "/", part }: BrandProps) {
  return (
    <Link className="brand" to={to} aria-label={part ? `Waymark ${part}` : "Waymark, home"}>
      <Plate />
      <span>Waymark</span>
      {part ? <small>{part}</small> : null}
    </Link>
  );
}
