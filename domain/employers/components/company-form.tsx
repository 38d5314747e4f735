import { Form } from "react-router";
import type { FormState } from "#domain/forms/form-state.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import type { EmployerSummary } from "../employer.ts";
import { CompanyFields, type CompanyLists, type FieldOf } from "./company-fields.tsx";

type CompanyFormProps = CompanyLists & { employer: EmployerSummary; state: FormState | undefined };

/** What readers see of the company beside its jobs. */
export function CompanyForm({ employer, state, ...lists }: CompanyFormProps) {
  const kept: Record<string, string | null> = {
    town: employer.town,
    country: employer.country,
    timeZone: employer.timeZone,
    website: employer.website,
    about: employer.about,
  };
  const field: FieldOf = (name) => ({
    name,
    defaultValue: state?.values[name] ?? kept[name] ?? "",
    error: state?.errors[name]?.[0],
  });

  return (
    <Form method="post" className="desk__form" noValidate>
      <ErrorSummary errors={state?.errors} />
      <CompanyFields {...lists} field={field} />
      <TextareaField
        {...field("about")}
        label="About it (optional)"
        hint="A few plain sentences: what it does, how many people, where."
        rows={5}
        maxLength={1500}
      />
      <Button>Save</Button>
    </Form>
  );
}
