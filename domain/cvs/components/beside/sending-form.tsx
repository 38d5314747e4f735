import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { SentOnFields } from "./sent-on-fields.tsx";
import type { ShareAnswer } from "./share-screen.tsx";

export type JobChoice = { id: number; slug: string; title: string; employer: string };
export type VersionChoice = { number: number; name: string | null };

type SendingFormProps = {
  jobs: readonly JobChoice[];
  versions: readonly VersionChoice[];
  today: string;
  currentVersion: number;
  /** The one to note, unless another is chosen. */
  askedVersion: number;
  jobId: number | null;
  answer: ShareAnswer | undefined;
};

/** Notes that a version went to somebody. */
export function SendingForm(props: SendingFormProps) {
  const { jobs, today, jobId, answer } = props;
  const values = answer?.values ?? {};
  const errors = answer?.errors ?? {};
  return (
    <Form method="post" className="formline" id="sent">
      <h3>Note that you sent it</h3>
      <SelectField
        label="Version"
        name="version"
        defaultValue={values.version ?? String(props.askedVersion)}
        error={errors.version?.[0]}
        options={versionOptions(props)}
      />
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
      <SentOnFields {...{ today, values, errors }} />
      <div className="btns">
        <Button variant="second" name="intent" value="send">
          Note it
        </Button>
      </div>
    </Form>
  );
}

/** The newest are offered, and the one that was asked for, however old. */
function versionOptions({ versions, currentVersion, askedVersion }: SendingFormProps) {
  const isListed = versions.some(({ number }) => number === askedVersion);
  const offered = isListed ? versions : [...versions, { number: askedVersion, name: null }];
  return offered.map(({ number, name }) => ({
    value: String(number),
    label: [
      `Version ${number}`,
      name ? `“${name}”` : "",
      number === currentVersion ? "as it stands" : "",
    ]
      .filter(Boolean)
      .join(", "),
  }));
}
