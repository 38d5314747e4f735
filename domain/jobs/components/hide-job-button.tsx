import { X } from "lucide-react";
import { IconButton } from "#ui/button.tsx";

type HideJobButtonProps = { jobId: number; title: string };

/** Leaves a job out of its reader's board. A plain form: the page comes back without the job. */
export function HideJobButton({ jobId, title }: HideJobButtonProps) {
  return (
    <form className="hidejob" method="post" action="/my-hidden-jobs">
      <IconButton icon={X} label={`Hide ${title}`} name="hide" value={jobId} />
    </form>
  );
}
