import { Form } from "react-router";
import { errorIn, type FormState, valueIn } from "#domain/forms/form-state.ts";
import { isoDay, longDay } from "#rules/days.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Details } from "#ui/details.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import type { Message, MessageEntry } from "../message.ts";
import "./messages.css";

type MessageThreadProps = { message: Message; state: FormState | undefined };

/** What was written, by them and by us, and the answer to write. */
export function MessageThread({ message, state }: MessageThreadProps) {
  const { name, createdAt, body, wish, entries, closedAt } = message;
  const seen = entries.at(-1)?.id ?? 0;
  return (
    <div>
      <ol className="thread">
        <li>
          <p className="small muted">
            <b>{name}</b> wrote on {longDay(isoDay(createdAt))}
          </p>
          <p className="thread__words">{body}</p>
          {wish ? (
            <>
              <h2>What they would like us to do</h2>
              <p className="thread__words">{wish}</p>
            </>
          ) : null}
        </li>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {/* Emptied by what was sent: another message, or another state of this one, is another form. */}
      {closedAt ? null : <ReplyForm key={`reply ${seen}`} seen={seen} state={state} />}
      <NoteForm key={`note ${seen}`} seen={seen} state={state} />
    </div>
  );
}

function Entry({ entry: { kind, by, at, body } }: { entry: MessageEntry }) {
  return (
    <li data-kind={kind}>
      <p className="small muted">
        <b>{by ?? "Somebody who has left"}</b>{" "}
        {kind === "reply" ? "answered by email" : "noted, for colleagues only,"} on{" "}
        {longDay(isoDay(at))}
      </p>
      <p className="thread__words">{body}</p>
    </li>
  );
}

type EntryFormProps = { seen: number; state: FormState | undefined };

function ReplyForm({ seen, state }: EntryFormProps) {
  return (
    <Form method="post" className="thread__do">
      <input type="hidden" name="seen" value={seen} />
      <TextareaField
        name="reply"
        label="Answer by email"
        hint="The writer gets it exactly as you type it, signed by the desk. An empty line makes a paragraph."
        rows={8}
        maxLength={5000}
        defaultValue={valueIn(state, "reply")}
        error={errorIn(state, "reply")}
      />
      <Checkbox
        name="isLast"
        label="Close the message with this answer"
        defaultChecked={state ? state.values.isLast === "on" : true}
      />
      <Button name="intent" value="reply">
        Send the answer
      </Button>
    </Form>
  );
}

function NoteForm({ seen, state }: EntryFormProps) {
  const error = errorIn(state, "note");
  return (
    <div className="thread__do">
      <Details summary="Add a note for colleagues" isOpen={error !== undefined}>
        <Form method="post" className="thread__do">
          <input type="hidden" name="seen" value={seen} />
          <TextareaField
            name="note"
            label="Note"
            hint="The writer does not get it, but may ask to see what we hold."
            maxLength={5000}
            defaultValue={valueIn(state, "note")}
            error={error}
          />
          <Button name="intent" value="note" variant="second">
            Add the note
          </Button>
        </Form>
      </Details>
    </div>
  );
}
