import { Form } from "react-router";
import { longDay } from "#rules/days.ts";
import { Button } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { cvPaths } from "../../document/cv-paths.ts";
import { lineNote, type Sending, sentLabel } from "../sending.ts";

type SendingRowsProps = {
  rows: readonly Sending[];
  /** The page they stand on. */
  back: string;
};

/** What was sent, with the file as it was then. */
export function SendingRows({ rows, back }: SendingRowsProps) {
  if (rows.length === 0) return <p>You have recorded nothing yet.</p>;
  return (
    <ul className="rows">
      {rows.map((sending) => (
        <li key={sending.id}>
          <div>
            <b>
              {sending.jobSlug ? (
                <Link to={`/jobs/${sending.jobSlug}`}>{recipientLabel(sending)}</Link>
              ) : (
                recipientLabel(sending)
              )}
            </b>
            <p className="small muted">
              {longDay(sending.sentOn)}, {sentLabel(sending)}
              {sending.isBinned ? ", now in the bin" : ""}
              {sending.note ? `. ${sending.note}` : ""}
            </p>
            <LineNote sending={sending} />
          </div>
          <div className="btns">
            <SentFile sending={sending} />
            <Form method="post" action="/my-cvs/sent">
              <input type="hidden" name="sending" value={sending.id} />
              <input type="hidden" name="back" value={back} />
              <Button variant="quiet" size="s">
                Remove<span className="vh"> the note on {sending.sentTo}</span>
              </Button>
            </Form>
          </div>
        </li>
      ))}
    </ul>
  );
}

function SentFile({ sending: { id, cvId, sentTo } }: { sending: Sending }) {
  if (cvId === null) return <span className="small muted">Deleted, so no PDF</span>;
  return (
    <Link className="small" to={cvPaths.sentFile(id)} reloadDocument>
      PDF as sent<span className="vh"> to {sentTo}</span>
    </Link>
  );
}

/** Of the file; null once the document is deleted. */
function LineNote({ sending }: { sending: Sending }) {
  const words = sending.cvId === null ? null : lineNote(sending);
  return words ? <p className="small muted">{words}</p> : null;
}

function recipientLabel({ sentTo, jobTitle }: Sending): string {
  return jobTitle ? `${sentTo}, ${jobTitle}` : sentTo;
}
