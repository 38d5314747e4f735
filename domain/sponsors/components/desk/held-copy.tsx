import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";

/** A copy that lost many rows: it answers, but nobody is told about it until somebody decides. */
export function HeldCopy() {
  return (
    <Notice tone="caution" title="This copy lost more than 1 in 100 rows">
      <p>No notices have been sent yet to people who watch an employer.</p>
      <Form method="post" className="row">
        <Button name="intent" value="confirm">
          Confirm and send notices
        </Button>
        <Button name="intent" value="take-back" variant="second">
          Withdraw this copy
        </Button>
      </Form>
    </Notice>
  );
}
