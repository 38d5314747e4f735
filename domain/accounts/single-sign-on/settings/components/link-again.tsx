import { Button } from "#ui/button.tsx";
import { Details } from "#ui/details.tsx";
import { Form } from "#ui/form.tsx";

/** For a provider that calls everybody by another identifier from now on. */
export function LinkAgain() {
  return (
    <Details summary="When your provider changes the identifier of people">
      <p>
        We remember which identifier your provider sends for each person, because addresses are
        given to somebody else sometimes. If it sends other identifiers from now on, let us link
        everybody again by address when they next sign in.
      </p>
      <Form method="post" className="btns">
        <Button variant="second" name="intent" value="link-again">
          Link people again
        </Button>
      </Form>
    </Details>
  );
}
