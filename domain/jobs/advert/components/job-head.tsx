import {
  Banknote,
  Calendar,
  Clock,
  ExternalLink,
  History,
  Hourglass,
  Mail,
  MapPin,
} from "lucide-react";
import type { ReactNode } from "react";
import { Icon, type LucideIcon } from "#ui/icon.tsx";
import type { ApplyView, JobView } from "../job-view.ts";

/** What the job is. Drawn on the server alone. */
export function JobTitle({ job }: { job: JobView }) {
  const { title, employer, employerPlace, employerLogo, facts } = job;
  return (
    <>
      {employerLogo ? (
        // Lazy, or React writes a preload before it.
        <img
          className="job__logo"
          src={employerLogo}
          alt=""
          width={64}
          height={64}
          loading="lazy"
        />
      ) : null}
      <h1>{title}</h1>
      <p className="lead">
        {employer}, {employerPlace}
      </p>
      <p className="jobfacts">
        <Facts {...facts} />
      </p>
    </>
  );
}

function Facts({ pay, hours, place, starts, closes, posted }: JobView["facts"]) {
  return (
    <>
      <Fact icon={Banknote}>{pay}</Fact>
      <Fact icon={Clock}>{hours}</Fact>
      <Fact icon={MapPin}>{place}</Fact>
      {starts ? <Fact icon={Calendar}>{starts}</Fact> : null}
      {closes ? <Fact icon={Hourglass}>{closes}</Fact> : null}
      <Fact icon={History}>{posted}</Fact>
    </>
  );
}

function Fact({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <>
      <span>
        <Icon icon={icon} />
        {children}
      </span>{" "}
    </>
  );
}

/** Applying happens at the employer: we ask nothing, and only count. */
export function JobApply({ apply }: { apply: ApplyView }) {
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
        <span className="job__address">{apply.address}</span>
      </p>
    </div>
  );
}
