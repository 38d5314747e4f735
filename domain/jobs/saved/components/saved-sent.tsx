import { Send } from "lucide-react";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import type { SavedJobView } from "../saved-view.ts";

/** What went to the employer, with its file as it was, and the way to note more. */
export function SavedSent({ job: { sent, sentHref, stage, title } }: { job: SavedJobView }) {
  if (stage === "closed" && sent.length === 0) return null;
  return (
    <div className="sj__n small">
      {sent.length > 0 ? (
        <ul className="sj__sent">
          {sent.map(({ id, words, fileHref }) => (
            <li key={id}>
              Sent: {words}
              {fileHref ? (
                <>
                  {" "}
                  <Link to={fileHref} reloadDocument>
                    PDF as sent<span className="vh"> for {title}</span>
                  </Link>
                </>
              ) : (
                <span className="muted"> Deleted since, so there is no PDF.</span>
              )}
            </li>
          ))}
        </ul>
      ) : null}
      <Link className="more" to={sentHref}>
        <Icon icon={Send} />
        {sent.length > 0 ? "Note more that you sent" : noteWords(stage)}
        <span className="vh"> for {title}</span>
      </Link>
    </div>
  );
}

function noteWords(stage: SavedJobView["stage"]): string {
  return stage === "saved" ? "I applied: note the CV I sent" : "Note the CV you sent";
}
