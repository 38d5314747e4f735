import { Bookmark } from "lucide-react";
import { useFetcher } from "react-router";
import { Button, IconButton } from "#ui/button.tsx";
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

/** Keeps a job, or lets it go. A plain form; with script the page stays where it is. */
export function SaveJobButton({ jobId, title, isSaved, back, look = "icon" }: SaveJobButtonProps) {
  const fetcher = useFetcher<{ refusal: string | null }>();
  const wanted = fetcher.formData?.get("want");
  const isKept = wanted ? wanted === "saved" : isSaved;
  const { refusal } = fetcher.data ?? {};
  // The bookmark changes at once; the words wait until it is true.
  const done = fetcher.state === "idle" && fetcher.data ? (isSaved ? "Saved" : "Removed") : "";

  return (
    <form
      method="post"
      action="/my-saved-jobs/toggle"
      className="savejob"
      data-kept={isKept ? "" : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        const fields = new FormData(event.currentTarget);
        fields.set("via", "script");
        void fetcher.submit(fields, { method: "post", action: "/my-saved-jobs/toggle" });
      }}
    >
      <input type="hidden" name="job" value={jobId} />
      <input type="hidden" name="want" value={isKept ? "removed" : "saved"} />
      <input type="hidden" name="back" value={back} />
      {look === "icon" ? (
        <IconButton icon={Bookmark} label={`Save ${title}`} isPressed={isKept} />
      ) : (
        <Button variant="second" isWide icon={Bookmark}>
          {isKept ? "Saved" : "Save job"}
        </Button>
      )}
      <span className={refusal ? "savejob__no tiny" : "vh"} role="status">
        {refusal ?? done}
      </span>
    </form>
  );
}
