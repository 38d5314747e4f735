import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { Details } from "#ui/details.tsx";
import { Link } from "#ui/link.tsx";
import { Notice } from "#ui/notice.tsx";

/** Who sees it, said before anything is asked. */
export function SituationPrivacy() {
  return (
    <Notice title="Only you see this">
      <p>
        Your university, employers and our staff cannot see it on any screen, and it is in no log.
        Our visa tools use it when you are signed in, so that they show your dates and not a typical
        student’s. You can leave out anything.
      </p>
      <p>
        Your university can learn how many visas end soon, only from students who{" "}
        <Link to="/account/my-data">choose to be counted</Link>, and never whose.
      </p>
      <p>
        It is included in <Link to="/account/my-data">the data you can download</Link>, and is
        deleted with your account.
      </p>
    </Notice>
  );
}

/** All of it at once; opened first, so that nothing is lost by a slip. */
export function ForgetSituation() {
  return (
    <Details summary="Delete all of this">
      <p>The answers on this page are deleted at once. Your account and your saved jobs stay.</p>
      <Form method="post" className="btns">
        <Button variant="danger" name="intent" value="forget">
          Delete my situation
        </Button>
      </Form>
    </Details>
  );
}
