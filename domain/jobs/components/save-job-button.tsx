import { Bookmark } from "lucide-react";
import { Button, IconButton } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import "./save-job-button.css";

type SaveJobButtonProps = {
  jobId: number;
  title: string;
  isSaved: boolean;
  /** Where the button stands: without script, and after signing in, the reader comes back here. */
  back: string;
  /** An icon on a card, words on the job's own page. */
  look?: "icon" | "words";
};

/**
 * Keeps a job, or lets it go. A plain form; with script the page stays where it is,
 * and the bookmark fills once the job is kept.
 */
export function SaveJobButton({ jobId, title, isSaved, back, look }: SaveJobButtonProps) {
  const fields = { job: jobId, want: isSaved ? "removed" : "saved", back };
  return (
    <Form
      method="post"
      action="/my-saved-jobs/toggle"
      navigate={false}
      className={isSaved ? "savejob savejob--kept" : "savejob"}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {look === "words" ? (
        <Button variant="second" isWide icon={Bookmark}>
          {isSaved ? "Saved" : "Save job"}
        </Button>
      ) : (
        <IconButton icon={Bookmark} label={`Save ${title}`} isPressed={isSaved} />
      )}
    </Form>
  );
}
