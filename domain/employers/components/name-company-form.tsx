import { Form } from "react-router";
import type { FormState } from "#domain/forms/form-state.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import { CompanyFields, type CompanyLists, type FieldOf } from "./company-fields.tsx";

type NameCompanyFormProps = CompanyLists & { askedName: string; state: FormState | undefined };

/** The first thing an employer's account says. */
export function NameCompanyForm({ askedName, state, ...lists }: NameCompanyFormProps) {
  const start: Record<string, string> = {
    name: askedName,
    country: "gb",
    timeZone: "Europe/London",
  };
  const field: FieldOf = (name) => ({
    name,
    defaultValue: state?.values[name] ?? start[name] ?? "",
    error: state?.errors[name]?.[0],
  });

  return (
    <Form method="post" className="desk__form" noValidate>
      <ErrorSummary errors={state?.errors} />
      <Field
        {...field("name")}
        label="Company name"
        hint="As it is registered, such as Brackwater Software Ltd. It cannot be changed later without us."
        autoComplete="organization"
      />
      <CompanyFields {...lists} field={field} />
      <TextareaField
        {...field("note")}
        label="Your role there (optional)"
        hint="If the company is already on Waymark, we read this to check that you represent it."
        rows={3}
      />
      <Button name="intent" value="name">
        Continue
      </Button>
    </Form>
  );
}
