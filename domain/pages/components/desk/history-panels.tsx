import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { Details } from "#ui/details.tsx";
import { Link } from "#ui/link.tsx";
import { Tag } from "#ui/tag.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import type { NoteView, VersionView } from "./desk-view.ts";

const said: Record<NoteView["kind"], string> = {
  note: "Note",
  submitted: "Submitted for review",
  approved: "Approved",
  "sent-back": "Sent back",
};

/** What editors told each other about a page. */
export function NotesPanel({ notes }: { notes: readonly NoteView[] }) {
  return (
    <Details
      summary={notes.length > 0 ? `Notes (${notes.length})` : "Notes"}
      className="edpanel"
      isOpen={notes.length > 0}
    >
      {notes.length > 0 ? (
        <ol className="ednotes">
          {notes.map(({ id, kind, body, by, when, version }) => (
            <li key={id}>
              <p className="small muted">
                <b>{said[kind]}</b>, version {version}. {by}, {when}
              </p>
              {body ? <p>{body}</p> : null}
            </li>
          ))}
        </ol>
      ) : null}
      {/* A new box for each note. */}
      <Form key={notes[0]?.id} method="post" preventScrollReset className="edpanel__form">
        <TextareaField label="Add a note" name="note" rows={2} />
        <Button name="intent" value="note" variant="second" size="s">
          Add note
        </Button>
      </Form>
    </Details>
  );
}

type VersionsPanelProps = { versions: readonly VersionView[]; base: string };

export function VersionsPanel({ versions, base }: VersionsPanelProps) {
  return (
    <section className="edpanel" aria-labelledby="versions">
      <h2 id="versions">Versions</h2>
      <ol className="ednotes">
        {/* The newest is what stands in the editor: there is nothing to compare it with. */}
        {versions.map(({ number, name, by, when }, at) => (
          <li key={number}>
            <p>
              <b>
                Version {number}
                {name ? `: ${name}` : ""}
              </b>{" "}
              {at === 0 ? <Tag tone="positive">Now</Tag> : null}
            </p>
            <p className="small muted">
              {by}, {when}.{" "}
              {at === 0 ? null : (
                <Link to={`${base}/versions?version=${number}#shown`}>
                  Compare<span className="vh"> version {number}</span>
                </Link>
              )}
            </p>
          </li>
        ))}
      </ol>
      <Link to={`${base}/versions`}>All versions</Link>
    </section>
  );
}
