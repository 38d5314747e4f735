import { Form } from "react-router";
import type { FormState } from "#domain/forms/form-state.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import type { FactPageData } from "./page.server.ts";

type CheckFormProps = { fact: FactPageData; state: FormState | undefined };

/** "I read the source again, and it still says so." */
export function CheckForm({ fact, state }: CheckFormProps) {
  const { errors, values } = state ?? {};
  const { others } = fact;
  return (
    <Form method="post" className="desk__form" noValidate>
      <h2>Checked today, unchanged</h2>
      <ErrorSummary errors={errors} />
      <p>
        Open <a href={fact.source.url}>{fact.source.title}</a> and compare. If it says something
        else, do not confirm: the new value comes with a release.
      </p>
      <Field
        label="What you read"
        hint="Such as: the page was last updated on 6 April and says the same."
        name="note"
        defaultValue={values?.note}
        error={errors?.note?.[0]}
      />
      <Field
        label="Check again by"
        name="checkAgainBy"
        type="date"
        defaultValue={values?.checkAgainBy ?? fact.suggestedDay}
        error={errors?.checkAgainBy?.[0]}
      />
      {others.length > 0 ? (
        <Checkbox
          label={`I compared the other ${others.length === 1 ? "fact" : `${others.length} facts`} of this source too`}
          hint={hintFor(others)}
          name="others"
          defaultChecked={values?.others === "on"}
        />
      ) : null}
      <Button>Mark as checked today</Button>
    </Form>
  );
}

const NAMED = 4;

function hintFor(others: FactPageData["others"]): string {
  const named = others.slice(0, NAMED).map(({ label }) => label);
  const more = others.length - named.length;
  return [...named, ...(more > 0 ? [`and ${more} more`] : [])].join("; ");
}
