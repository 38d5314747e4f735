import type { ReactNode } from "react";
import { Fold } from "../../board/components/fold.tsx";
import type { JobScreenView, JobVisaHtml } from "../job-screen-view.ts";
import { CopyButton } from "./copy-button.tsx";
import { Html } from "./html.tsx";
import { JobClosing } from "./job-closing.tsx";
import { ShareJob } from "./share-job.tsx";
import "#ui/button.css";
import "#ui/details.css";
import "#ui/field.css";
import "#ui/gates-card.css";
import "#ui/notice.css";
import "#ui/page-head.css";
import "#ui/route-line.css";
import "#ui/tag.css";
import "../../components/job-card.css";
import "./job.css";

type JobScreenProps = {
  job: JobScreenView;
  /** Beside applying, such as saving it. */
  actions?: ReactNode;
  /** What its reader sent there, written and escaped on the server. */
  sentHtml?: string | null;
  visa?: JobVisaHtml | null;
};

/**
 * One job, whole: what it is, the answer about a visa, the job's own words, and then how the answer
 * was reached. Nearly all of it comes as HTML: public pages have 130 kB of script for everything.
 */
export function JobScreen({ job, actions, sentHtml, visa = null }: JobScreenProps) {
  const { html, isStudentJob } = job;
  const isClosed = job.status === "closed";
  const verdict = isClosed ? null : visa;
  const similar = <Html className="job__wide" html={html.similar} />;

  return (
    <main id="main" className="wrap">
      <Html html={html.top} />
      <div className="job">
        <header className="job__head">
          <Html className="job__t" html={html.title} />
          <div className="job__acts">
            <Html html={html.apply} />
            {job.mailAddress ? <CopyButton text={job.mailAddress}>Copy address</CopyButton> : null}
            {actions}
            <Html className="job__said small" html={sentHtml} />
          </div>
        </header>
        <Html className="job__wide" html={html.student} />
        {isClosed ? similar : null}
        {isStudentJob ? null : <Html className="job__wide" html={verdict?.brief} />}
        <Html as="article" className="advert" html={html.advert} />
        <aside className="rail" aria-label="About the employer">
          <Html className="rail" html={html.rail} />
          {job.share ? <ShareJob title={job.title} {...job.share} /> : null}
        </aside>
        {job.closing ? <JobClosing closing={job.closing} zonesHtml={html.zones} /> : null}
        {isStudentJob ? (
          <LaterVisa visa={verdict} />
        ) : (
          <Html className="job__wide" html={verdict?.working} />
        )}
        {isClosed ? null : similar}
      </div>
    </main>
  );
}

/** Few part-time jobs can be sponsored, and few who look for one ask for that. */
function LaterVisa({ visa }: { visa: JobVisaHtml | null }) {
  if (!visa) return null;
  return (
    <div className="job__wide">
      <Fold summary="Could it sponsor a work visa later?">
        <Html html={visa.brief} />
        <Html html={visa.working} />
      </Fold>
    </div>
  );
}
