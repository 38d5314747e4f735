import { Check } from "lucide-react";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { HideJobButton } from "../../components/hide-job-button.tsx";
import { useNextJobFocus } from "../../components/use-next-job-focus.ts";
import { jobNames } from "../../job-names.ts";
import type { ForYouJob, ForYouView } from "../for-you-view.ts";
import "./for-you.css";

/** A few jobs with why each is there. */
export function ForYou({ view }: { view: ForYouView }) {
  if (view.kind === "nothing-known") {
    return (
      <EmptyState
        headingLevel={3}
        title="No suggestions yet"
        action={<ButtonLink to="/edit-profile">Add your course</ButtonLink>}
      >
        Add your course, or a CV with your skills, and jobs that fit them are shown here with the
        reason for each.
      </EmptyState>
    );
  }
  if (view.kind === "nothing-found") {
    return (
      <EmptyState
        headingLevel={3}
        title="No matching jobs today"
        action={<ButtonLink to="/jobs">Search the jobs</ButtonLink>}
      >
        No live job matches your course or the skills in your CV. We look again every few hours.
      </EmptyState>
    );
  }
  return <PickedJobs jobs={view.jobs} />;
}

function PickedJobs({ jobs }: { jobs: readonly ForYouJob[] }) {
  const list = useNextJobFocus<HTMLUListElement>(jobs);
  const titles = jobNames(jobs);
  return (
    <ul className="foryou" {...list}>
      {jobs.map((job) => (
        <Picked key={job.id} job={job} title={titles.get(job.id) ?? job.name} />
      ))}
    </ul>
  );
}

function Picked({ job, title }: { job: ForYouJob; title: string }) {
  const { id, href, name, employer, place, reasons } = job;
  return (
    <li className="foryou__i">
      <div className="foryou__h">
        <h3>
          <Link to={href}>{name}</Link>
        </h3>
        <HideJobButton jobId={id} title={title} />
      </div>
      <p>
        {employer}, {place}
      </p>
      <ul className="foryou__why" aria-label="Why it is here">
        {reasons.map((reason) => (
          <li key={reason}>
            <Icon icon={Check} />
            {reason}
          </li>
        ))}
      </ul>
    </li>
  );
}
