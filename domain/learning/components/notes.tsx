import { Download, Pencil } from "lucide-react";
import { useEffect, useRef } from "react";
import { errorIn, type FormState, valueIn } from "#domain/forms/form-state.ts";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { Icon } from "#ui/icon.tsx";
import { clockOf } from "../catalogue/film-time.ts";
import { atSecond, hubPaths } from "../catalogue/hub-paths.ts";
import type { NoteView } from "../lesson-view.ts";
import { seekInstead } from "./transcript.tsx";

type NotesProps = {
  path: string;
  notes: readonly NoteView[];
  nowMs: number;
  seek: (ms: number) => void;
  state: FormState | undefined;
};

/** What somebody wrote beside the film. Nobody else reads it. */
export function Notes({ path, notes, nowMs, seek, state }: NotesProps) {
  return (
    <section className="ls-sec" id="notes" aria-labelledby="notes-title">
      <div className="head2">
        <h2 id="notes-title">Your notes</h2>
        {notes.length > 0 ? (
          <a className="more" href={hubPaths.notes} download>
            <Icon icon={Download} />
            All notes, as text
          </a>
        ) : (
          <p className="small muted">Only you can read them</p>
        )}
      </div>
      <NoteForm {...{ path, nowMs }} state={state?.values.intent === "note" ? state : undefined} />
      <ul className="notes">
        {notes.map((note) => (
          <li key={note.id}>
            <a
              className="tplate num"
              href={atSecond(path, note.atMs)}
              onClick={(event) => seekInstead(event, seek, note.atMs)}
            >
              <span className="vh">Go to </span>
              {clockOf(note.atMs)}
            </a>
            <NoteWords
              {...{ path, note }}
              state={state?.values.note === String(note.id) ? state : undefined}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

type NoteFormProps = { path: string; nowMs: number; state: FormState | undefined };

/** The moment follows the film until somebody begins to write, and then stays. */
function NoteForm({ path, nowMs, state }: NoteFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const [at, words] = [fieldIn(form.current, "at"), fieldIn(form.current, "words")];
    if (at && words && words.value === "" && document.activeElement !== at)
      at.value = clockOf(nowMs);
  }, [nowMs]);
  const error = errorIn(state, "words") ?? errorIn(state, "at") ?? errorIn(state, "form");
  return (
    <Form method="post" action={path} className="noteadd" preventScrollReset ref={form}>
      <input type="hidden" name="intent" value="note" />
      <label className="vh" htmlFor="note-at">
        At
      </label>
      <input
        className="tplate num"
        id="note-at"
        name="at"
        defaultValue={valueIn(state, "at", clockOf(nowMs))}
        maxLength={8}
        inputMode="numeric"
        autoComplete="off"
      />
      <label className="vh" htmlFor="note-words">
        Your note
      </label>
      <input
        className="input"
        id="note-words"
        name="words"
        placeholder="Write a note at this moment"
        defaultValue={valueIn(state, "words")}
        maxLength={1000}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? "note-error" : undefined}
      />
      <Button variant="second">Add note</Button>
      {error ? (
        <p className="noteadd__e" id="note-error" role="alert">
          {error}
        </p>
      ) : null}
    </Form>
  );
}

function fieldIn(form: HTMLFormElement | null, name: string): HTMLInputElement | null {
  return (form?.elements.namedItem(name) as HTMLInputElement | null) ?? null;
}

type NoteWordsProps = { path: string; note: NoteView; state: FormState | undefined };

function NoteWords({ path, note, state }: NoteWordsProps) {
  const error = errorIn(state, "words") ?? errorIn(state, "form");
  return (
    <div className="notes__b">
      <p>{note.words}</p>
      <details open={state ? true : undefined}>
        <summary>
          <Icon icon={Pencil} />
          <span className="vh">Change or remove the note at {clockOf(note.atMs)}</span>
        </summary>
        <Form method="post" action={path} preventScrollReset className="notes__f">
          <input type="hidden" name="note" value={note.id} />
          <label className="vh" htmlFor={`note-${note.id}`}>
            Note at {clockOf(note.atMs)}
          </label>
          <textarea
            className="input"
            id={`note-${note.id}`}
            name="words"
            rows={3}
            maxLength={1000}
            defaultValue={valueIn(state, "words", note.words)}
          />
          {error ? <p role="alert">{error}</p> : null}
          <div className="btns">
            <Button name="intent" value="note-change" variant="second" size="s">
              Save note
            </Button>
            <Button name="intent" value="note-remove" variant="quiet" size="s">
              Remove note
            </Button>
          </div>
        </Form>
      </details>
    </div>
  );
}
