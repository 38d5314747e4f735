import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import type { PlaceState } from "../../places/place.ts";
import "./event-form.css";

type PersonActsProps = { id: number; name: string; state: PlaceState; wasThere: boolean };

/** What staff can do with one registration; a cancelled one has nothing left to do. */
export function PersonActs({ id, name, state, wasThere }: PersonActsProps) {
  const isActive = state === "held" || state === "waiting" || state === "offered";
  if (!isActive) return null;
  const named = <span className="vh"> {name}</span>;
  return (
    <Form method="post" className="evdesk__acts">
      <input type="hidden" name="registration" value={id} />
      {state === "held" ? (
        <Button variant="second" size="s" name="intent" value={wasThere ? "absent" : "there"}>
          {wasThere ? "Mark as not attended" : "Mark as attended"}
          {named}
        </Button>
      ) : (
        <Button variant="second" size="s" name="intent" value="give">
          Give a place
          {named}
        </Button>
      )}
      <Button variant="quiet" size="s" name="intent" value="remove">
        Cancel
        {named}
      </Button>
    </Form>
  );
}
