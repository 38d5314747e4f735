import type { ReactNode } from "react";
import { Form } from "react-router";
import { isoDay, longDay } from "#rules/days.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Link } from "#ui/link.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { type ReportReason, reportReasons } from "../../advert/report-job.ts";
import { boardOf, jobAddress } from "../../job-address.ts";
import type { ReportedJob } from "../job-reports.queries.server.ts";
import { reasonCodes, reasons } from "../reasons.ts";
import "./moderation.css";

type State = { errors: Record<string, string[]>; values: Record<string, string> } | undefined;

type ReportedJobsProps = {
  jobs: readonly ReportedJob[];
  state: State;
  /** Ticks one, to keep several at once. */
  box: (job: ReportedJob) => ReactNode;
};

/** Adverts that readers doubt, with what they said, and two buttons. */
export function ReportedJobs({ jobs, state, box }: ReportedJobsProps) {
  return (
    <ol className="queue">
      {jobs.map((job) => (
        <li key={job.id} className="queue__item">
          <div className="queue__what">
            <div className="check-head">
              {box(job)}
              <h2 className="queue__t">
                <Link to={jobAddress({ board: boardOf(job.jobType), slug: job.slug })}>
                  {job.title}
                </Link>
              </h2>
            </div>
            <p className="small muted">
              <Link to={`/staff/employers/${job.employerId}`}>{job.employer}</Link>,{" "}
              <Link to={`/staff/jobs/${job.id}`}>what we noticed and decided</Link>
            </p>
            <ul className="review__signals">
              {job.reports.map((report) => (
                <li key={report.id} className="small">
                  {longDay(isoDay(report.createdAt))}: {wordsOf(report.reason)}
                  {report.note ? <blockquote>{report.note}</blockquote> : null}
                </li>
              ))}
            </ul>
            {job.open > job.reports.length ? (
              <p className="small muted">
                {job.open - job.reports.length} more arrived later. If you keep it, you see them
                next.
              </p>
            ) : null}
          </div>
          <ReportForm
            job={job}
            state={state?.values.jobId === String(job.id) ? state : undefined}
          />
        </li>
      ))}
    </ol>
  );
}

function ReportForm({ job, state }: { job: ReportedJob; state: State }) {
  return (
    <Form method="post" className="review__form">
      <input type="hidden" name="jobId" value={job.id} />
      <input type="hidden" name="lastId" value={job.lastId} />
      <SelectField
        id={`reason-${job.id}`}
        name="reason"
        label="Why take it down"
        placeholder="Choose one"
        options={reasonCodes.map((code) => ({ value: code, label: reasons[code].label }))}
        defaultValue={state?.values.reason ?? ""}
        error={state?.errors.reason?.[0]}
      />
      <Field
        id={`note-${job.id}`}
        name="note"
        label="Message to the employer (optional)"
        maxLength={1000}
        defaultValue={state?.values.note ?? ""}
        error={state?.errors.note?.[0]}
      />
      <div className="btns">
        <Button name="outcome" value="kept" size="s" variant="second" data-queue-key="a">
          Keep
          <span className="vh"> {job.title}</span>
        </Button>
        <Button
          name="outcome"
          value="taken-down"
          size="s"
          variant="danger"
          data-queue-key="s"
          data-queue-careful
        >
          Take down
          <span className="vh"> {job.title}</span>
        </Button>
      </div>
    </Form>
  );
}

function wordsOf(reason: string): string {
  return reportReasons[reason as ReportReason] ?? reason;
}
