import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import type { FormState } from "./course-form.tsx";

type NewLessonFormProps = { action: string; state: FormState | undefined };

/** The beginning of a lesson: its film, captions and questions come on its own page. */
export function NewLessonForm({ action, state }: NewLessonFormProps) {
  const field = (name: string) => ({
    // The course's own form stands on the same page.
    id: `lesson-${name}`,
    name,
    defaultValue: state?.values[name] ?? "",
    error: state?.errors[name]?.[0],
  });
  return (
    <Form method="post" action={action} className="desk__form" noValidate>
      <ErrorSummary errors={state?.errors} idOf={(name) => `lesson-${name}`} />
      <Field label="Title of the lesson" hint="5 to 90 characters." {...field("title")} />
      <Field
        label="End of its address"
        hint="Lower-case letters and hyphens. It cannot be changed later."
        {...field("slug")}
      />
      <TextareaField
        label="What it teaches"
        hint="20 to 240 characters."
        rows={2}
        {...field("summary")}
      />
      <Button variant="ink" name="intent" value="add-lesson">
        Add the lesson
      </Button>
    </Form>
  );
}
