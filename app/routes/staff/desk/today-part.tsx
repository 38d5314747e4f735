import type { DeskView } from "#app/compose/staff/desk-overview.server.ts";
import { formatCount } from "#rules/formats/counts.ts";
import { Link } from "#ui/link.tsx";
import { Section } from "#ui/section.tsx";

/** What happened since midnight, counted, and what colleagues did last. */
export function TodayPart({ today: { figures, acts } }: { today: DeskView["today"] }) {
  return (
    <Section title="Today">
      {figures.length === 0 ? <p>Nothing has happened yet today.</p> : null}
      <ul className="waitrows">
        {figures.length > 0 ? (
          <li>
            <dl className="todaycounts">
              {figures.map(({ label, count }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{formatCount(count)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ) : null}
        {acts.map(({ id, at, what, by, page }) => (
          <li key={id}>
            <p>
              {page ? `${what}: ` : what}
              {page?.to ? <Link to={page.to}>{page.title}</Link> : page?.title}
            </p>
            <p className="small muted">
              {at}, {by}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
