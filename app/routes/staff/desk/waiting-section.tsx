import { ArrowRight } from "lucide-react";
import type { DeskView } from "#app/compose/staff/desk-overview.server.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Section } from "#ui/section.tsx";

type WaitingSectionProps = { section: DeskView["waits"][number] };

/** The oldest of one queue, each with how late it is. */
export function WaitingSection({ section: { label, to, count, rows } }: WaitingSectionProps) {
  const all = (
    <Link className="more" to={to}>
      All {count}
      <span className="vh"> of {label}</span>
      <Icon icon={ArrowRight} />
    </Link>
  );
  return (
    <Section title={label} aside={all}>
      <ul className="waitrows">
        {rows.map(({ key, to: at, title, detail, age, late }) => (
          <li key={key}>
            <Link to={at}>{title}</Link>
            <p className="small muted">
              {detail ? `${detail}. ` : null}
              {late ? <b className="waitrows__late">{late}</b> : age}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
