import { Form } from "react-router";
import { PastedFields } from "#domain/visas/verdict/components/pasted-fields.tsx";
import { type PastedView, visaCheckOf } from "#domain/visas/verdict/pasted-view.ts";
import { Button, ButtonLink } from "#ui/button.tsx";

/** What was read in the pasted advert, to be corrected and compared again, or taken to the visa check. */
export function ReadAdvert({ text, view }: { text: string; view: PastedView }) {
  return (
    <Form method="post" className="stack" aria-labelledby="read">
      <h3 id="read">What we read in it</h3>
      <p className="small muted">
        Correct what is wrong. The job’s title is compared too; the rest is for the visa check.
      </p>
      <input type="hidden" name="advert-text" value={text} />
      <PastedFields view={view} />
      <div className="btns">
        <Button variant="second" name="intent" value="correct">
          Compare again
        </Button>
        <ButtonLink variant="quiet" to={visaCheckOf(view)}>
          Check the visa rules
        </ButtonLink>
      </div>
    </Form>
  );
}
