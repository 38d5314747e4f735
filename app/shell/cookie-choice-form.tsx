import { useLocation } from "react-router";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";

/** Both answers side by side, alike: no is as easy as yes. Works without JavaScript. */
export function CookieChoiceForm() {
  const { pathname, search } = useLocation();

  return (
    <Form className="btns" method="post" action="/cookie-choice" navigate={false}>
      <input type="hidden" name="to" value={pathname + search} />
      <Button variant="second" size="s" name="choice" value="accepted">
        Accept optional
      </Button>
      <Button variant="second" size="s" name="choice" value="rejected">
        Reject optional
      </Button>
    </Form>
  );
}
