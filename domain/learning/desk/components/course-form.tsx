import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";

export type FormState = { errors: Record<string, string[]>; values: Record<string, string> };

export type CourseFormProps = {
  stored: Readonly<Record<string, string>>;
  state: FormState | undefined;
  isNew: boolean;
  action: string;
};

const tiers = [
  { value: "standard", label: "Standard: everybody, guests too" },
  { value: "premium", label: "Premium: people whose university has premium" },
];

/** What a course is called and whom it is for. */
export function CourseForm({ stored, state, isNew, action }: CourseFormProps) {
  const values = state?.values ?? stored;
  const field = (name: string) => ({
    name,
    defaultValue: values[name] ?? "",
    error: state?.errors[name]?.[0],
  });
  return (
    <Form method="post" action={action} className="desk__form" noValidate>
      <ErrorSummary errors={state?.errors} />
      <input type="hidden" name="intent" value="save" />
      <Field label="Title" hint="5 to 90 characters." {...field("title")} />
      {isNew ? (
        <Field
          label="End of the address"
          hint="Lower-case letters and hyphens. It cannot be changed later."
          {...field("slug")}
        />
      ) : (
        <input type="hidden" name="revision" value={values.revision ?? ""} />
      )}
      <TextareaField
        label="Summary"
        hint="What people can do after it, 20 to 240 characters."
        rows={2}
        {...field("summary")}
      />
      <SelectField
        label="Who it is for"
        placeholder="Choose one"
        options={tiers}
        {...field("tier")}
      />
      <Button>{isNew ? "Save as a draft" : "Save the course"}</Button>
    </Form>
  );
}
