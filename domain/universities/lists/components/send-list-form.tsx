import { errorIn, type FormState, valueIn } from "#domain/forms/form-state.ts";
import { Button } from "#ui/button.tsx";
import { Details } from "#ui/details.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";

/** A file or pasted rows. Nothing is brought in before it was looked at. */
export function SendListForm({ state }: { state: FormState | undefined }) {
  return (
    <Details summary="Add students" isOpen={state !== undefined}>
      <ErrorSummary errors={state?.errors} />
      {/* Sent as a document: an answer to a file that is too large for the door is a page of its own. */}
      <Form
        method="post"
        action="/pre-auth-student"
        encType="multipart/form-data"
        className="desk__form"
        reloadDocument
      >
        <Field
          label="A CSV or Excel file"
          hint="With headings in any order: email, name (or first name and last name), course end. Up to 20,000 people and 4 MB. You can check it before anything is added."
          name="file"
          type="file"
          accept=".csv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          error={errorIn(state, "file")}
        />
        <TextareaField
          label="Or paste one student per line"
          hint="For example: huong@mail.example, Huong Tranhieu, 2027-09-12. The course end can be left out."
          name="students"
          rows={5}
          defaultValue={valueIn(state, "students")}
          error={errorIn(state, "students")}
        />
        <Button>Check the list</Button>
      </Form>
    </Details>
  );
}
