import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import type { JobChoice } from "../../studio/job-choice.ts";
import { type SendableVersion, versionLabel } from "../sending.ts";
import { SentOnFields } from "./sent-on-fields.tsx";
import type { ShareAnswer } from "./share-answer.ts";

type SendingFormProps = {
  jobs: readonly JobChoice[];
  versions: readonly SendableVersion[];
  today: string;
  timeZone: string;
  /** The one to note, unless another is chosen. */
  askedRevision: number;
  jobId: number | null;
  answer: ShareAnswer | undefined;
};

/** Notes that a version went to somebody. */
export function SendingForm(props: SendingFormProps) {
  const { jobs, versions, today, timeZone, jobId, answer } = props;
  const values = answer?.values ?? {};
  const errors = answer?.errors ?? {};
  return (
    <Form method="post" className="formline" id="sent">
      <h3>Record that you sent it</h3>
      <SelectField
        label="Version"
        name="revision"
        hint="We save the exact version you choose, even if you change the document later."
        defaultValue={values.revision ?? String(props.askedRevision)}
        error={errors.revision?.[0]}
        options={versions.map((version) => ({
          value: String(version.revision),
          label: versionLabel(version, timeZone),
        }))}
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
        label={jobs.length > 0 ? "Or who else you sent it to" : "Who you sent it to"}
        name="sentTo"
        maxLength={200}
        defaultValue={values.sentTo}
        error={errors.sentTo?.[0] ?? errors.form?.[0]}
      />
      <Field label="Job title" name="jobTitle" maxLength={200} defaultValue={values.jobTitle} />
      <SentOnFields {...{ today, values, errors }} />
      <div className="btns">
        <Button variant="second" name="intent" value="send">
          Record it
        </Button>
      </div>
    </Form>
  );
}
