import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";

/** Find anything, as a form that needs no script. */
export function FindForm({ q }: { q?: string }) {
  return (
    <Form action="/staff/find" role="search" className="desk__search">
      <Field label="Find a person, job, fact or page" name="q" type="search" defaultValue={q} />
      <Button variant="second">Find</Button>
    </Form>
  );
}
