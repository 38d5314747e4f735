import { Link } from "#ui/link.tsx";

export type FoundLink = { to: string; title: string; note: string };
export type FoundGroup = { label: string; links: readonly FoundLink[] };

type FoundListProps = { groups: readonly FoundGroup[]; onFollow?: () => void };

/** What was found, in groups; each a plain link. */
export function FoundList({ groups, onFollow }: FoundListProps) {
  return groups.map(({ label, links }) => (
    <section key={label} className="found" aria-label={label}>
      <h3>{label}</h3>
      <ul>
        {links.map(({ to, title, note }) => (
          <li key={`${to} ${title}`}>
            <Link to={to} onClick={onFollow}>
              <span>{title}</span>
              {note ? <span className="small muted">{note}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}
