import { Banknote, Calendar, Clock, ExternalLink, History, Mail, MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { CachedMarkup } from "#ui/cached-markup.tsx";
import { Icon, type LucideIcon } from "#ui/icon.tsx";
import type { ApplyView, JobView } from "../job-view.ts";
import { CopyButton } from "./copy-button.tsx";
import { ShareJob } from "./share-job.tsx";
import "#ui/button.css";

type JobHeadProps = {
  job: JobView;
  actions?: ReactNode;
  /** What its reader sent there: React wrote and escaped it on the server. */
  sentHtml?: string | null | undefined;
};

/** What the job is, and the way to apply. */
export function JobHead({ job, actions, sentHtml }: JobHeadProps) {
  const { title, employer, employerPlace, employerLogo, facts } = job;
  return (
    <header className="job__head">
      <div className="job__t">
        {employerLogo ? (
          <img className="job__logo" src={employerLogo} alt="" width={64} height={64} />
        ) : null}
        <h1>{title}</h1>
        <p className="lead">
          {employer}, {employerPlace}
        </p>
        <CachedMarkup as="p" className="jobfacts" part={Facts} props={facts} />
      </div>
      <div className="job__acts">
        {job.apply ? <Apply apply={job.apply} /> : null}
        {actions ? <div className="job__keep">{actions}</div> : null}
        {sentHtml ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: see JobHeadProps.
          <div className="job__said small" dangerouslySetInnerHTML={{ __html: sentHtml }} />
        ) : null}
        {job.standing.kind === "live" ? <ShareJob title={job.title} {...job.share} /> : null}
      </div>
    </header>
  );
}

function Facts({ pay, hours, place, starts, posted }: JobView["facts"]) {
  return (
    <>
      <Fact icon={Banknote}>{pay}</Fact>
      <Fact icon={Clock}>{hours}</Fact>
      <Fact icon={MapPin}>{place}</Fact>
      {starts ? <Fact icon={Calendar}>{starts}</Fact> : null}
      <Fact icon={History}>{posted}</Fact>
    </>
  );
}

function Fact({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <span>
      <Icon icon={icon} />
      {children}
    </span>
  );
}

/** Applying happens at the employer: we ask nothing, and only count. */
function Apply({ apply }: { apply: ApplyView }) {
  if (apply.kind === "site") {
    return (
      <a
        className="btn btn--mark job__apply"
        href={apply.href}
        target={apply.target}
        rel="noopener nofollow"
      >
        <span>
          {apply.label}
          <span className="vh">{apply.note}</span>
        </span>
        {apply.target ? <Icon icon={ExternalLink} /> : null}
      </a>
    );
  }
  return (
    <div className="job__mail">
      <a className="btn btn--mark btn--wide" href={apply.href} rel="nofollow">
        <Icon icon={Mail} />
        Apply by email
      </a>
      <p className="small">
        <span className="job__address">{apply.address}</span>{" "}
        <CopyButton text={apply.address}>Copy address</CopyButton>
      </p>
    </div>
  );
}
