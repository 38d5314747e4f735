import { Trash2 } from "lucide-react";
import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import type { LeavingJob } from "../saved-screen-view.ts";

/** Asks once more before a job goes with what its owner wrote beside it. */
export function LeavingNote({ leaving: { job, title, kept } }: { leaving: LeavingJob }) {
  return (
    <div className="saved__undo" role="status">
      <p>
        Remove {title}? This also removes {kept}.
      </p>
      <Form method="post" action="/my-saved-jobs" className="btns">
        <input type="hidden" name="job" value={job} />
        <Button variant="second" size="s" icon={Trash2} name="intent" value="remove">
          Remove it
        </Button>
        <Link className="small" to="/my-saved-jobs">
          Keep it
        </Link>
      </Form>
    </div>
  );
}
