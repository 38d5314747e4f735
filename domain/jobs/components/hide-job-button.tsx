import { X } from "lucide-react";
import { IconButton } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";

type HideJobButtonProps = {
  jobId: number;
  /** Tells it from the others of its list (`jobNames`). */
  title: string;
};

/**
 * Leaves a job out of its reader's board. A plain form: the page comes back without the job. With script
 * it stays where it is, the message is read out, and the list keeps the focus (`useNextJobFocus`).
 */
export function HideJobButton({ jobId, title }: HideJobButtonProps) {
  return (
    <Form className="hidejob" method="post" action="/my-hidden-jobs" preventScrollReset>
      <IconButton icon={X} label={`Hide ${title}`} name="hide" value={jobId} />
    </Form>
  );
}
