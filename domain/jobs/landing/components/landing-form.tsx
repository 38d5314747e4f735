import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import { Link } from "#ui/link.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import { MAX_QUESTIONS } from "../question-rows.ts";
import "./landing-form.css";

export type LandingFormState = {
  errors?: Record<string, string[]> | undefined;
  values?: Record<string, string> | undefined;
};

type LandingFormProps = {
  kept: Record<string, string>;
  state: LandingFormState | undefined;
  isNew: boolean;
};

const rows = Array.from({ length: MAX_QUESTIONS }, (_row, index) => index + 1);

/** Everything staff say about a landing page: where it is, what it finds, what it tells. */
export function LandingForm({ kept, state, isNew }: LandingFormProps) {
  const { errors, values = kept } = state ?? {};
  const field = (name: string) => ({
    name,
    defaultValue: values[name],
    error: errors?.[name]?.[0],
  });

  return (
    <Form method="post" className="desk__form">
      <ErrorSummary errors={errors} />
      <input type="hidden" name="intent" value="save" />
      {isNew ? (
        <Field
          label="End of the address"
          hint="The page’s address is /jobs-for/ followed by this. It cannot be changed later."
          {...field("slug")}
        />
      ) : (
        <input type="hidden" name="revision" value={values.revision} />
      )}
      <Field
        label="Title"
        hint="Also the heading of the page. 5 to 70 characters."
        {...field("title")}
      />
      <TextareaField
        label="Description"
        hint="One or two sentences for search engines, 50 to 165 characters."
        rows={2}
        {...field("description")}
      />
      <TextareaField
        label="Search on the board"
        hint={
          <>
            <Link to="/jobs">Search on the board</Link>, choose filters, then copy the whole address
            of the results and paste it here.
          </>
        }
        rows={2}
        {...field("search")}
      />
      <TextareaField
        label="Text"
        hint="What this market is like, what the rules mean there, how to apply. Markdown: ## for a heading, - for a list. Give each figure its date. 200 characters or more."
        rows={14}
        {...field("intro")}
      />
      <QuestionRows field={field} />
      <Button>{isNew ? "Save as a draft" : "Save the page"}</Button>
    </Form>
  );
}

type QuestionRowsProps = {
  field: (name: string) => {
    name: string;
    defaultValue: string | undefined;
    error: string | undefined;
  };
};

function QuestionRows({ field }: QuestionRowsProps) {
  return (
    <fieldset className="landform__q">
      <legend>Questions people ask</legend>
      <p className="small muted">Up to {MAX_QUESTIONS}. Leave the rest empty.</p>
      {rows.map((row) => (
        <div key={row} className="landform__row">
          <Field label={`Question ${row}`} {...field(`question-${row}`)} />
          <TextareaField label={`Answer ${row}`} rows={3} {...field(`answer-${row}`)} />
        </div>
      ))}
    </fieldset>
  );
}
