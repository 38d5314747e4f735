import { Bell, BellOff } from "lucide-react";
import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { organisationPath } from "./addresses.ts";

type WatchFormProps = { organisationId: number; name: string; isWatched: boolean; back: string };

/** Watch an organisation, or stop. */
export function WatchForm({ organisationId, name, isWatched, back }: WatchFormProps) {
  return (
    <Form method="post" action={organisationPath(organisationId)} className="chk__watch">
      <input type="hidden" name="back" value={back} />
      {isWatched ? (
        <Button variant="second" icon={BellOff} name="watch" value="stop">
          Stop watching<span className="vh"> {name}</span>
        </Button>
      ) : (
        <Button variant="mark" icon={Bell} name="watch" value="start">
          Watch this employer
        </Button>
      )}
      <p className="small muted">We email you on the day its register entry changes.</p>
    </Form>
  );
}
