import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";

type UploadFormProps = {
  state: { errors: Record<string, string[]>; values: Record<string, string> };
};

/** Sends a copy of the register to be compared. Nothing changes until its figures are confirmed. */
export function UploadForm({ state }: UploadFormProps) {
  // Sent as a document: an answer to a file that is too large for the door is a page of its own.
  return (
    <Form method="post" encType="multipart/form-data" className="desk__form" reloadDocument>
      <Field
        label="The register’s file"
        hint="The CSV file that GOV.UK publishes, or the same file compressed with gzip (.gz). Up to 30 MB."
        name="file"
        type="file"
        accept=".csv,.gz,text/csv,application/gzip"
        error={state.errors.file?.[0]}
      />
      <Field
        label="Date of the register"
        hint="Leave this empty if the file’s name has the day, such as register-2026-07-10.csv."
        name="asOf"
        type="date"
        defaultValue={state.values.asOf}
        error={state.errors.asOf?.[0]}
      />
      <Button>Send and compare</Button>
      <p className="small muted">
        A whole register takes some seconds to send. Nothing changes yet.
      </p>
    </Form>
  );
}
