import { Form, Link } from "react-router";
import { longDay } from "#rules/days.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { cvPaths } from "../../cv-paths.ts";
import type { Sending } from "../../sendings.server.ts";
import type { ShareAnswer } from "./share-screen.tsx";

export type JobChoice = { id: number; slug: string; title: string; employer: string };

export function SendingRows({ rows }: { rows: readonly Sending[] }) {
  if (rows.length === 0) return <p>You have noted nothing yet.</p>;
  return (
    <ul className="rows">
      {rows.map((sending) => (
        <li key={sending.id}>
          <div>
            <b>
              {sending.job ? (
                <Link to={`/jobs/${sending.job.slug}`}>{wordsOf(sending)}</Link>
              ) : (
                wordsOf(sending)
              )}
            </b>
            <p className="small muted">
              {longDay(sending.sentOn)}, {sending.title}, version {sending.version}
              {sending.note ? `. ${sending.note}` : ""}
            </p>
          </div>
          <div className="btns">
            <Link
              className="small"
              to={`${cvPaths.file(sending.cvId, "pdf")}?version=${sending.version}`}
              reloadDocument
            >
              PDF as sent<span className="vh"> to {sending.sentTo}</span>
            </Link>
            <Form method="post" action={cvPaths.share(sending.cvId)}>
              <input type="hidden" name="sending" value={sending.id} />
              <Button variant="quiet" size="s" name="intent" value="unsend">
                Remove<span className="vh"> the note on {sending.sentTo}</span>
              </Button>
            </Form>
          </div>
        </li>
      ))}
    </ul>
  );
}

function wordsOf({ sentTo, jobTitle }: Sending): string {
  return jobTitle ? `${sentTo}, ${jobTitle}` : sentTo;
}

type SendingFormProps = {
  jobs: readonly JobChoice[];
  today: string;
  version: number;
  jobId: number | null;
  answer: ShareAnswer | undefined;
};

export function SendingForm({ jobs, today, version, jobId, answer }: SendingFormProps) {
  const values = answer?.values ?? {};
  const errors = answer?.errors ?? {};
  return (
    <Form method="post" className="formline">
      <h3>Note that you sent version {version}</h3>
      {jobs.length > 0 ? (
        <SelectField
          label="For a saved job"
          name="job"
          defaultValue={values.job ?? String(jobId ?? "")}
          placeholder="None of them"
          options={jobs.map(({ id, title, employer }) => ({
            value: String(id),
            label: `${title}, ${employer}`,
          }))}
        />
      ) : null}
      <Field
        label={jobs.length > 0 ? "Or to whom else" : "To whom"}
        name="sentTo"
        maxLength={200}
        defaultValue={values.sentTo}
        error={errors.sentTo?.[0] ?? errors.form?.[0]}
      />
      <Field label="Job title" name="jobTitle" maxLength={200} defaultValue={values.jobTitle} />
      <Field
        label="Sent on"
        name="sentOn"
        type="date"
        defaultValue={values.sentOn ?? today}
        error={errors.sentOn?.[0]}
      />
      <Field
        label="Note"
        name="note"
        maxLength={1000}
        defaultValue={values.note}
        error={errors.note?.[0]}
      />
      <div className="btns">
        <Button variant="second" name="intent" value="send">
          Note it
        </Button>
      </div>
    </Form>
  );
}
