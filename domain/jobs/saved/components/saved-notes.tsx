import { Trash2 } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { CachedMarkup } from "#ui/cached-markup.tsx";
import { Details } from "#ui/details.tsx";
import { Field } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import type { SavedAnswer } from "../saved-screen-view.ts";
import type { SavedJobView } from "../saved-view.ts";

type SavedNotesProps = {
  job: SavedJobView;
  zone: string | null;
  here: string;
  answer: Extract<SavedAnswer, { errors: unknown }> | undefined;
};

/** Each job has such a form: where the field of a name stands in one of them. */
export function fieldIdOf(name: string, job: string | number = ""): string {
  return `${name === "dateLabel" ? "label" : name}-${job}`;
}

/** What its owner wrote beside a job, a date of their own, and the way to let it go. */
export function SavedNotes({ job, zone, here, answer }: SavedNotesProps) {
  const { id, title } = job;
  // Most jobs have nothing beside them yet, and their forms differ by the job alone.
  if (!job.note && !job.date && !answer) {
    return (
      <CachedMarkup
        as="div"
        className="sj__n"
        part={EmptyNotes}
        props={{ id, title, zone, here }}
      />
    );
  }
  const kept = { note: job.note, date: job.date?.local ?? "", label: job.date?.label ?? "" };
  return (
    <div className="sj__n">
      {job.note ? <p className="sj__note">{job.note}</p> : null}
      <NotesForm id={id} title={title} zone={zone} here={here} kept={kept} answer={answer} />
    </div>
  );
}

const nothing = { note: "", date: "", label: "" };

type NotesFormProps = Pick<SavedJobView, "id" | "title"> & {
  zone: string | null;
  here: string;
  kept: typeof nothing;
  answer?: SavedNotesProps["answer"];
};

function EmptyNotes(props: Omit<NotesFormProps, "kept" | "answer">) {
  return <NotesForm {...props} kept={nothing} />;
}

function NotesForm({ id, title, zone, here, kept, answer }: NotesFormProps) {
  const { errors = {}, values = {} } = answer ?? {};
  return (
    <Details summary={summaryOf(kept, title)} isOpen={answer !== undefined}>
      {/* The key puts back what is saved, once it is saved. */}
      <Form
        key={JSON.stringify(kept)}
        method="post"
        action={here}
        className="sj__f"
        preventScrollReset
      >
        <input type="hidden" name="job" value={id} />
        <TextareaField
          id={fieldIdOf("note", id)}
          name="note"
          label="Private note"
          rows={3}
          maxLength={4000}
          defaultValue={values.note ?? kept.note}
          error={errors.note?.[0]}
        />
        <div className="sj__two">
          <Field
            id={fieldIdOf("date", id)}
            name="date"
            type="datetime-local"
            label="Your own date"
            hint={zone ? `${zone} time` : "London time: your profile has no time zone yet"}
            defaultValue={values.date ?? kept.date}
            error={errors.date?.[0]}
          />
          <Field
            id={fieldIdOf("dateLabel", id)}
            name="dateLabel"
            label="What it is"
            hint="Such as: interview"
            maxLength={80}
            defaultValue={values.dateLabel ?? kept.label}
            error={errors.dateLabel?.[0]}
          />
        </div>
        <div className="btns">
          <Button variant="second" size="s" name="intent" value="notes">
            Save note and date
          </Button>
          <Button variant="quiet" size="s" icon={Trash2} name="intent" value="remove">
            Remove<span className="vh"> {title}</span>
          </Button>
        </div>
      </Form>
    </Details>
  );
}

function summaryOf({ note, date }: typeof nothing, title: string) {
  return (
    <>
      {note || date ? "Change note or date" : "Note or date"}
      <span className="vh"> of {title}</span>
    </>
  );
}
