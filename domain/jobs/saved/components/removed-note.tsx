import { Undo2 } from "lucide-react";
import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import type { RemovedJob } from "../saved-screen-view.ts";

/** A job has just left the list; here it can come back, note and all. The reader is taken to it. */
export function RemovedNote({ removed }: { removed: RemovedJob }) {
  return (
    <div className="saved__undo" role="status" tabIndex={-1} ref={takeFocus}>
      <p>Removed from your saved jobs.</p>
      <Form method="post" preventScrollReset>
        {Object.entries(removed).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button variant="second" size="s" icon={Undo2} name="intent" value="restore">
          Undo
        </Button>
      </Form>
    </div>
  );
}

function takeFocus(note: HTMLDivElement | null) {
  note?.focus();
}
