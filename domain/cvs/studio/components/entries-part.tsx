import { Plus } from "lucide-react";
import { useState } from "react";
import type { FieldErrors } from "#domain/drafts/save-answer.ts";
import type { CvDocument } from "#rules/cv/cv-document.ts";
import type { Finding } from "#rules/cv-check/finding.ts";
import { Button } from "#ui/button.tsx";
import type { CvComment } from "../comment.ts";
import { type EntryList, entriesOf, fieldsOf } from "../entries.ts";
import { entryLabel } from "../entry-labels.ts";
import { fieldName } from "../read-section.ts";
import { actionValue } from "../studio-actions.ts";
import { CommentNote, commentForm } from "./comment-note.tsx";
import { EntryBox } from "./entry-box.tsx";
import { OneField } from "./entry-field.tsx";
import { Findings } from "./findings.tsx";

type EntriesPartProps = {
  document: CvDocument;
  list: EntryList;
  errors: FieldErrors;
  typed: Record<string, string> | undefined;
  findings: readonly Finding[];
  comments: readonly CvComment[];
  timeWords: (at: Date) => string;
  /** Opened at first; without it the first that is not complete. */
  opened: string | null;
  onPlace: (list: EntryList, id: string, at: number, title: string) => void;
  onFix?: ((finding: Finding) => void) | undefined;
  addLabel?: string;
};

/** The entries of a section as a list of forms. */
export function EntriesPart(props: EntriesPartProps) {
  const { document, list, opened, findings, onPlace, addLabel = "Add entry" } = props;
  const entries = entriesOf(document, list);
  const [first] = useState(() => firstOpen(props));
  const open = opened ?? first;
  return (
    <>
      <ol className="entries">
        {entries.map((entry, place) => (
          <EntryBox
            key={entry.id}
            {...{ list, entry, place, count: entries.length }}
            isOpen={entry.id === open}
            hasMistake={isMistaken(findings, entry.id)}
            onPlace={(at) => onPlace(list, entry.id, at, entryLabel(list, entry).title)}
          >
            <EntryForm {...props} entry={entry} />
          </EntryBox>
        ))}
      </ol>
      <Button
        variant="second"
        size="s"
        icon={Plus}
        name="do"
        value={actionValue({ do: "add", list })}
        id={actionValue({ do: "add", list })}
      >
        {addLabel}
      </Button>
    </>
  );
}

/** What there is to look at; decided once, or a fixed mistake would fold the form under the hand. */
function firstOpen({ document, list, errors, comments, findings }: EntriesPartProps) {
  const entries = entriesOf(document, list);
  const isAbout = ({ id }: { id: string }) =>
    comments.some(({ entryId, resolvedAt }) => entryId === id && resolvedAt === null);
  const wrong = entries.find(({ id }) => Object.keys(errors).some((at) => at.startsWith(`${id}.`)));
  const mistaken = entries.find(({ id }) => isMistaken(findings, id));
  const only = entries.length === 1 ? entries[0] : undefined;
  return (wrong ?? entries.find(isAbout) ?? mistaken ?? only)?.id ?? null;
}

function isMistaken(findings: readonly Finding[], id: string): boolean {
  return findings.some(({ level, at }) => level === "mistake" && at.entryId === id);
}

type EntryFormProps = EntriesPartProps & { entry: ReturnType<typeof entriesOf>[number] };

function EntryForm(props: EntryFormProps) {
  const { list, entry, errors, typed, findings, comments, timeWords, onFix } = props;
  return (
    <>
      <div className="grid2">
        {fieldsOf(list)?.map((field) => (
          <OneField
            key={field.name}
            {...{ entry, field, typed }}
            error={errors[fieldName(entry.id, field.name)]}
          />
        ))}
      </div>
      <Findings
        findings={findings.filter(({ at }) => at.entryId === entry.id)}
        onFix={onFix}
        most={3}
      />
      {comments
        .filter(({ entryId }) => entryId === entry.id)
        .map((comment) => (
          <CommentNote
            key={comment.id}
            comment={comment}
            timeWords={timeWords}
            form={commentForm(comment.id)}
          >
            <ResolveButton id={comment.id} isResolved={comment.resolvedAt !== null} />
          </CommentNote>
        ))}
    </>
  );
}

export function ResolveButton({ id, isResolved }: { id: number; isResolved: boolean }) {
  return (
    <Button
      variant="quiet"
      size="s"
      form={commentForm(id)}
      name="intent"
      value={isResolved ? "reopen" : "resolve"}
    >
      {isResolved ? "Mark as not done" : "Done"}
    </Button>
  );
}
