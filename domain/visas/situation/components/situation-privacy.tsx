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
        Your university, employers and our staff’s screens do not show it, and it stands in no log.
        Our visa tools read it when you are signed in, so that they can speak of your dates and not
        of a typical student’s. Leave out what you like.
      </p>
      <p>
        Your university can learn how many visas end soon, only from students who{" "}
        <Link to="/account/my-data">choose to be counted</Link>, and never whose.
      </p>
      <p>
        It is part of <Link to="/account/my-data">the data you can download</Link>, and goes when
        your account goes.
      </p>
    </Notice>
  );
}

/** All of it at once; opened first, so that nothing is lost by a slip. */
export function ForgetSituation() {
  return (
    <Details summary="Forget all of this">
      <p>The answers on this page are deleted at once. Your account and your saved jobs stay.</p>
      <Form method="post" className="btns">
        <Button variant="danger" name="intent" value="forget">
          Forget my situation
        </Button>
      </Form>
    </Details>
  );
}
