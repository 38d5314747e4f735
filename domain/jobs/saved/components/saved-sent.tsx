import { Send } from "lucide-react";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import type { SavedJobView } from "../saved-view.ts";

/** What went to the employer, with its file as it was, and the way to note more. */
export function SavedSent({ job }: { job: SavedJobView }) {
  const { sent, sentHref, stage, title, application } = job;
  if (application) return <SentHere application={application} title={title} />;
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
                <span className="muted"> It has since been deleted, so there is no PDF.</span>
              )}
            </li>
          ))}
        </ul>
      ) : null}
      <Link className="more" to={sentHref}>
        <Icon icon={Send} />
        {sent.length > 0 ? "Record another document you sent" : noteWords(stage)}
        <span className="vh"> for {title}</span>
      </Link>
    </div>
  );
}

type SentHereProps = { application: { words: string; href: string }; title: string };

/** What was sent on Waymark needs no noting. */
function SentHere({ application: { words, href }, title }: SentHereProps) {
  return (
    <p className="sj__n small">
      {words}{" "}
      <Link to={href}>
        See it<span className="vh">, {title}</span>
      </Link>
    </p>
  );
}

function noteWords(stage: SavedJobView["stage"]): string {
  return stage === "saved" ? "I applied: record the CV I sent" : "Record the CV you sent";
}
