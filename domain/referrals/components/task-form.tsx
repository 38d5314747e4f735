import type { FormState } from "#domain/forms/form-state.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { Section } from "#ui/section.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import { referralPaths } from "../referral-paths.ts";

type TaskFormProps = {
  universities: readonly { id: number; name: string }[];
  state: FormState | undefined;
};

/** Staff set a task for ambassadors of one university or of all. */
export function TaskForm({ universities, state }: TaskFormProps) {
  const field = (name: string) => ({
    name,
    defaultValue: state?.values[name] ?? "",
    error: state?.errors[name]?.[0],
  });
  return (
    <Section title="Add a task">
      <Form method="post" action={referralPaths.deskTasks} className="stack">
        <Field label="What to do" maxLength={120} {...field("title")} />
        <TextareaField label="Details (optional)" rows={2} maxLength={500} {...field("details")} />
        <SelectField
          label="For"
          placeholder="Every university"
          options={universities.map(({ id, name }) => ({ value: String(id), label: name }))}
          {...field("universityId")}
        />
        <Field label="By (optional)" type="date" {...field("dueOn")} />
        <div className="btns">
          <Button name="intent" value="add">
            Add the task
          </Button>
        </div>
      </Form>
    </Section>
  );
}

export function EndTask({ id, title }: { id: number; title: string }) {
  return (
    <Form method="post" action={referralPaths.deskTasks} preventScrollReset>
      <input type="hidden" name="taskId" value={id} />
      <Button name="intent" value="end" size="s" variant="quiet">
        End<span className="vh"> {title}</span>
      </Button>
    </Form>
  );
}
