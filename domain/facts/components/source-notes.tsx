import { Check, ClockAlert } from "lucide-react";
import { Icon } from "#ui/icon.tsx";
import type { NoteView } from "../quoted-text.ts";
import "./source-notes.css";

/** The sources of a page that is shown in one piece, below its words. */
export function SourceNotes({ notes }: { notes: readonly NoteView[] }) {
  if (notes.length === 0) return null;
  return (
    <section className="fnotes" aria-label="Sources">
      <h2 className="fnotes__h">Where these figures come from</h2>
      {notes.map((note) => (
        <SourceNote key={note.number} note={note} />
      ))}
    </section>
  );
}

/** Where a fact comes from, and when somebody last read it there. */
export function SourceNote({
  note: { number, source, paragraphs, checked, isDue },
}: {
  note: NoteView;
}) {
  return (
    <aside
      className={isDue ? "fnote fnote--due" : "fnote"}
      id={`fact-${number}`}
      aria-label={`Source ${number}`}
    >
      <span className="fnote__n">{number}</span>
      <p>
        <a href={source.url}>{source.title}</a>
        {paragraphs ? (
          <>
            <br />
            {paragraphs}
          </>
        ) : null}
      </p>
      <p className={isDue ? "fnote__c ask" : "fnote__c ok"}>
        <Icon icon={isDue ? ClockAlert : Check} />
        {checked}
      </p>
    </aside>
  );
}
