import type { ReactNode } from "react";
import { Link } from "#ui/link.tsx";
import { Fold } from "../../board/components/fold.tsx";
import { JobCardItem } from "../../components/job-card-item.tsx";
import { Note } from "../../components/note.tsx";
import type { JobView } from "../job-view.ts";
import type { Known } from "../register-words.ts";
import { JobAdvert } from "./job-advert.tsx";
import { JobClosing } from "./job-closing.tsx";
import { JobHead } from "./job-head.tsx";
import { JobRail } from "./job-rail.tsx";
import { KnownStub } from "./known-stub.tsx";
import "#ui/page-head.css";
import "./job.css";

type JobScreenProps = {
  job: JobView;
  /** Beside applying, such as saving it. */
  actions?: ReactNode;
  /** What its reader sent there, written and escaped on the server. */
  sentHtml?: string | null;
  /** What the job is to its reader's visa. */
  verdict?: ReactNode;
};

/** One job, whole. */
export function JobScreen({ job, actions, sentHtml, verdict }: JobScreenProps) {
  const isClosed = job.standing.kind === "closed";

  return (
    <main id="main" className="wrap">
      <Crumbs crumbs={job.crumbs} />
      <div className="job">
        <Standing job={job} />
        <JobHead job={job} actions={actions} sentHtml={sentHtml} />
        {job.student ? <StudentVisa known={job.student} /> : null}
        {isClosed ? <SimilarJobs job={job} /> : null}
        {isClosed || job.student ? null : verdict}
        {job.closing ? <JobClosing closing={job.closing} jobPath={job.href} /> : null}
        <JobAdvert job={job} />
        <JobRail job={job} />
        {verdict && job.student && !isClosed ? <LaterVisa>{verdict}</LaterVisa> : null}
        {isClosed ? null : <SimilarJobs job={job} />}
      </div>
    </main>
  );
}

/** Whoever looks for part-time work asks this first. */
function StudentVisa({ known }: { known: Known }) {
  return (
    <section className="job__wide job__student" aria-labelledby="student-visa">
      <h2 id="student-visa">On a student visa</h2>
      <KnownStub known={known} />
    </section>
  );
}

/** Few part-time jobs can be sponsored, and few who look for one ask for that. */
function LaterVisa({ children }: { children: ReactNode }) {
  return (
    <div className="job__wide">
      <Fold summary="Could it sponsor a work visa later?">{children}</Fold>
    </div>
  );
}

function Crumbs({ crumbs }: Pick<JobView, "crumbs">) {
  return (
    <nav className="crumb" aria-label="Breadcrumb">
      <ol>
        {crumbs.map(({ label, href }) => (
          <li key={label}>{href ? <Link to={href}>{label}</Link> : label}</li>
        ))}
      </ol>
    </nav>
  );
}

function Standing({ job: { standing, board, similar } }: { job: JobView }) {
  if (standing.kind === "live") return null;
  const isClosed = standing.kind === "closed";
  return (
    <div className="job__wide">
      <Note tone={isClosed ? "caution" : "info"} title={standing.words}>
        {isClosed ? (
          <>
            You cannot apply for it any more.{" "}
            {similar.length > 0 ? "Below are live jobs like it, or " : "You can "}
            <Link to={board.path}>search the board</Link>.
          </>
        ) : (
          "You see it as readers will."
        )}
      </Note>
    </div>
  );
}

function SimilarJobs({ job: { similar, standing } }: { job: JobView }) {
  if (similar.length === 0) return null;
  return (
    <section className="job__wide job__similar" aria-labelledby="similar">
      <h2 id="similar">
        {standing.kind === "closed" ? "Live jobs like it" : "Jobs like this one"}
      </h2>
      <ul className="jobcards">
        {similar.map((card) => (
          <JobCardItem key={card.id} card={card} />
        ))}
      </ul>
    </section>
  );
}
