import { type FormEvent, useCallback, useRef, useState } from "react";
import { Form } from "react-router";
import { useTypedBeforeHydration } from "#domain/drafts/components/use-typed-before-hydration.ts";
import type { FieldErrors } from "#domain/drafts/save-answer.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import type { LetterState } from "../../document/cv.ts";
import { errorLists } from "../../studio/read-section.ts";
import { readLetterState } from "../read-letter.ts";
import type { FieldOf } from "./field-of.ts";
import { LetterLook } from "./letter-look.tsx";

type PostedForm = {
  errors: FieldErrors;
  typed: Record<string, string>;
};
type LetterFormProps = {
  now: LetterState;
  revision: number;
  action: string;
  isEnhanced: boolean;
  posted: PostedForm | undefined;
  /** What the last save was refused for, by field. */
  refused: FieldErrors | undefined;
  onTyped: (state: LetterState, field: string) => void;
  onSave: () => void;
};

/** A letter is short: one plain form. Without script it posts; with it every change is read as it happens. */
export function LetterForm(props: LetterFormProps) {
  const { now, revision, action, isEnhanced, posted, refused, onTyped, onSave } = props;
  const form = useRef<HTMLFormElement>(null);
  // As it came back; what is typed from then on stands in the fields themselves.
  const [back] = useState(posted);
  // What came back wrong may be fixed by now: once something is typed, the saves say what is.
  const [isTypedOn, setTypedOn] = useState(false);
  const errors = { ...(isTypedOn ? {} : back?.errors), ...refused };
  const field: FieldOf = (name, value) => ({
    name,
    defaultValue: back?.typed[name] ?? value,
    error: errors[name],
  });
  const read = useCallback(
    (typed: HTMLFormElement) => onTyped(readLetterState(now, new FormData(typed)), ""),
    [now, onTyped],
  );
  useTypedBeforeHydration(form, isEnhanced, read);
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    setTypedOn(true);
    onTyped(
      readLetterState(now, new FormData(event.currentTarget)),
      (event.target as HTMLInputElement).name,
    );
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!isEnhanced) return;
    event.preventDefault();
    onSave();
  };
  return (
    <Form
      ref={form}
      method="post"
      action={action}
      className="stack letter__form"
      onInput={onInput}
      onSubmit={onSubmit}
      noValidate
    >
      {back && !isEnhanced ? <ErrorSummary errors={errorLists(back.errors)} /> : null}
      <input type="hidden" name="revision" value={revision} />
      <Field
        label="Title"
        hint="Only you and advisers you ask see it"
        maxLength={120}
        {...field("title", now.title)}
      />
      <Ends document={now.document} field={field} />
      <Words document={now.document} field={field} />
      <LetterLook look={now.look} language={now.document.language} field={field} />
      <div className="btns without-script">
        <Button>Save the letter</Button>
      </div>
    </Form>
  );
}

type PartProps = { document: LetterState["document"]; field: FieldOf };

/** From whom, to whom, where and when. */
function Ends({ document: { sender, recipient, place, writtenOn }, field }: PartProps) {
  return (
    <>
      <h2>From</h2>
      <div className="grid2">
        <Field
          label="Your name"
          dir="auto"
          autoComplete="name"
          {...field("sender.name", sender.name)}
        />
        <Field
          label="Email"
          type="email"
          autoComplete="email"
          {...field("sender.email", sender.email)}
        />
        <Field
          label="Phone"
          type="tel"
          autoComplete="tel"
          {...field("sender.phone", sender.phone)}
        />
        <Field label="Your town or city" dir="auto" {...field("sender.city", sender.city)} />
      </div>
      <h2>To</h2>
      <div className="grid2">
        <Field
          label="Person"
          dir="auto"
          hint="If you know who reads it"
          {...field("recipient.name", recipient.name)}
        />
        <Field
          label="Organisation"
          dir="auto"
          {...field("recipient.organisation", recipient.organisation)}
        />
        <TextareaField
          label="Address"
          dir="auto"
          className="wide"
          rows={2}
          {...field("recipient.address", recipient.address)}
        />
        <Field label="Place" hint="Where you write it" {...field("place", place)} />
        <Field label="Date" type="date" {...field("writtenOn", writtenOn)} />
      </div>
    </>
  );
}

function Words({ document, field }: PartProps) {
  return (
    <>
      <h2>The letter</h2>
      <Field
        label="Subject"
        dir="auto"
        hint="The job, and its number if it has one"
        {...field("subject", document.subject)}
      />
      <Field
        label="Greeting"
        dir="auto"
        hint="Such as “Dear Ms Holm”"
        {...field("greeting", document.greeting)}
      />
      <TextareaField
        label="Text"
        dir="auto"
        hint="Why this job, what you have done that shows it, what you ask for. An empty line begins a new paragraph."
        rows={14}
        {...field("body", document.paragraphs.join("\n\n"))}
      />
      <Field
        label="Closing"
        dir="auto"
        hint="Such as “Yours sincerely”"
        {...field("closing", document.closing)}
      />
    </>
  );
}
