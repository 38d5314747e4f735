import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import type { ReportReason } from "../report-job.ts";
import "./report-form.css";

type ReportFormProps = {
  title: string;
  employer: string;
  jobPath: string;
  reasons: { value: ReportReason; label: string }[];
  /** Chosen by the link that led here. */
  reason?: string | undefined;
  state?: { errors: Record<string, string[]>; values: Record<string, string> } | undefined;
};

/** For a reader who doubts an advert. It works without an account. */
export function ReportForm(props: ReportFormProps) {
  const { title, employer, jobPath, reasons, reason, state } = props;
  const { errors = {}, values = {} } = state ?? {};
  return (
    <main id="main" className="wrap report">
      <PageHead
        title="Report this job"
        lead={`${title}, ${employer}. Our staff read every report. The employer is not told who wrote it.`}
      />
      <ErrorSummary errors={state?.errors} />
      <Form method="post" className="fields">
        <RadioGroup
          legend="What is wrong?"
          name="reason"
          options={reasons}
          defaultValue={values.reason ?? reason}
          error={errors.reason?.[0]}
        />
        <TextareaField
          label="Anything that helps us check it"
          name="note"
          hint="Needed if you chose “Something else”. Please leave out your own bank or passport details."
          defaultValue={values.note}
          maxLength={1000}
          error={errors.note?.[0]}
        />
        <div className="btns">
          <Button>Send report</Button>
          <Link to={jobPath}>Back to the job</Link>
        </div>
      </Form>
    </main>
  );
}
