import { ArrowRight } from "lucide-react";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Section } from "#ui/section.tsx";
import type { GuideJobs as Found } from "../guide-view.ts";

/** Live jobs that belong to a section. */
export function GuideJobs({ found }: { found: Found | null }) {
  if (!found) return null;
  const { title, jobs, more } = found;
  return (
    <Section
      title={title}
      aside={
        <Link className="more" to={more.to}>
          {more.label}
          <Icon icon={ArrowRight} />
        </Link>
      }
    >
      <ul className="guide__jobs">
        {jobs.map(({ to, title: job, note, pay }) => (
          <li key={to}>
            <Link to={to}>{job}</Link>
            <span className="small muted">
              {note}. {pay}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
