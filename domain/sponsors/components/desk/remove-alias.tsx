import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import type { Alias } from "../../aliases.server.ts";

export function RemoveAlias({ alias: { id, alias } }: { alias: Alias }) {
  return (
    <Form method="post">
      <input type="hidden" name="aliasId" value={id} />
      <Button name="intent" value="remove" size="s" variant="quiet">
        Remove
        <span className="vh"> {alias}</span>
      </Button>
    </Form>
  );
}
