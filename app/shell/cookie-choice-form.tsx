import { useFetcher, useLocation } from "react-router";
import { Button } from "#ui/button.tsx";

/** Both answers side by side, alike: no is as easy as yes. Works without JavaScript. */
export function CookieChoiceForm() {
  const fetcher = useFetcher();
  const { pathname, search } = useLocation();

  return (
    <fetcher.Form className="btns" method="post" action="/cookie-choice">
      <input type="hidden" name="to" value={pathname + search} />
      <Button variant="second" size="s" name="choice" value="accepted">
        Accept optional
      </Button>
      <Button variant="second" size="s" name="choice" value="rejected">
        Reject optional
      </Button>
    </fetcher.Form>
  );
}
