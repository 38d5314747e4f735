import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";

type AmbassadorFormProps = { email: string; error: string | undefined };

/** Which ambassador has this event on their desk. */
export function AmbassadorForm({ email, error }: AmbassadorFormProps) {
  return (
    <Form method="post" className="stack">
      <Field
        label="Ambassador who hosts it"
        hint="Their email address. The event then appears on their desk. Leave it empty for none."
        name="ambassador"
        inputMode="email"
        defaultValue={email}
        error={error}
      />
      <div className="btns">
        <Button name="intent" value="ambassador" variant="second">
          Save the host
        </Button>
      </div>
    </Form>
  );
}
