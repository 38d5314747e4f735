import { Download, History } from "lucide-react";
import { Form } from "react-router";
import { cvTemplates } from "#rules/cv/cv-document.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import type { CvComment } from "../../comments.server.ts";
import type { Letter, LetterState } from "../../cv.ts";
import { cvPaths } from "../../cv-paths.ts";
import { templateWords } from "../../print/templates.ts";
import { CommentForms, CommentNote, commentForm } from "../studio/comment-note.tsx";
import { ResolveButton } from "../studio/entries-part.tsx";
import { Pages } from "../studio/pages.tsx";
import "../studio/studio.css";
import "../studio/preview.css";
import "./letter.css";

type LetterScreenProps = {
  letter: Letter;
  pages: number;
  comments: readonly CvComment[];
  timeZone: string;
  answer: { errors: Record<string, string[]>; state: LetterState; revision?: number } | undefined;
};

export function LetterScreen({ letter, pages, comments, timeZone, answer }: LetterScreenProps) {
  const time = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    dateStyle: "long",
    timeStyle: "short",
  });
  return (
    <main id="main" className="wrap studio">
      <header className="cvbar">
        <div>
          <h1>{letter.title}</h1>
          <p className="small muted">
            Letter, version {letter.version}. Saved {time.format(letter.updatedAt)}.
          </p>
        </div>
        <div className="btns">
          <ButtonLink variant="quiet" icon={History} to={cvPaths.versions(letter.id)}>
            Versions
          </ButtonLink>
          <ButtonLink variant="quiet" to={cvPaths.share(letter.id)}>
            Share
          </ButtonLink>
          <ButtonLink
            variant="mark"
            icon={Download}
            to={cvPaths.file(letter.id, "pdf")}
            reloadDocument
          >
            Download PDF
          </ButtonLink>
        </div>
      </header>
      <div className="letter">
        <LetterForm
          key={answer?.revision ?? letter.revision}
          state={answer?.state ?? letter}
          revision={answer?.revision ?? letter.revision}
          errors={answer?.errors}
        />
        <aside className="cv__prev" aria-label="Preview">
          <Pages
            pages={Array.from({ length: pages }, (_, at) =>
              cvPaths.page(letter.id, at + 1, { r: letter.revision }),
            )}
            paper={letter.look.paper}
            of={letter.title}
          />
          {comments.map((comment) => (
            <CommentNote
              key={comment.id}
              comment={comment}
              timeWords={(at) => time.format(at)}
              form={commentForm(comment.id)}
            >
              <ResolveButton id={comment.id} isResolved={comment.resolvedAt !== null} />
            </CommentNote>
          ))}
        </aside>
      </div>
      <CommentForms
        comments={comments}
        action={cvPaths.comments(letter.id)}
        back={cvPaths.letter(letter.id)}
      />
    </main>
  );
}

type LetterFormProps = {
  state: LetterState;
  revision: number;
  errors: Record<string, string[]> | undefined;
};

function LetterForm({ state: { title, look, document }, revision, errors }: LetterFormProps) {
  const { sender, recipient } = document;
  const error = (name: string) => errors?.[name]?.[0];
  return (
    <Form method="post" className="stack">
      <ErrorSummary errors={errors} />
      <input type="hidden" name="revision" value={revision} />
      <div className="grid2">
        <Field
          label="Title"
          hint="Only you and advisers you ask see it"
          name="title"
          defaultValue={title}
          maxLength={120}
        />
        <SelectField
          label="Goes with the template"
          name="template"
          hint="Choose that of your CV"
          defaultValue={look.template}
          options={cvTemplates.map((value) => ({ value, label: templateWords[value].name }))}
        />
      </div>
      <h2>From</h2>
      <div className="grid2">
        <Field label="Your name" name="sender.name" defaultValue={sender.name} />
        <Field label="Email" name="sender.email" type="email" defaultValue={sender.email} />
        <Field label="Phone" name="sender.phone" type="tel" defaultValue={sender.phone} />
        <Field label="Your town or city" name="sender.city" defaultValue={sender.city} />
      </div>
      <h2>To</h2>
      <div className="grid2">
        <Field
          label="Person"
          name="recipient.name"
          hint="If you know who reads it"
          defaultValue={recipient.name}
        />
        <Field
          label="Organisation"
          name="recipient.organisation"
          defaultValue={recipient.organisation}
        />
        <TextareaField
          label="Address"
          name="recipient.address"
          className="wide"
          rows={2}
          defaultValue={recipient.address}
        />
        <Field label="Place" name="place" hint="Where you write it" defaultValue={document.place} />
        <Field
          label="Date"
          name="writtenOn"
          type="date"
          defaultValue={document.writtenOn}
          error={error("writtenOn")}
        />
      </div>
      <h2>The letter</h2>
      <Field
        label="Subject"
        name="subject"
        hint="The job, and its number if it has one"
        defaultValue={document.subject}
      />
      <Field
        label="Greeting"
        name="greeting"
        hint="Dear Ms Holm"
        defaultValue={document.greeting}
      />
      <TextareaField
        label="Text"
        name="body"
        hint="Why this job, what you have done that shows it, what you ask for. An empty line begins a new paragraph."
        rows={14}
        defaultValue={document.paragraphs.join("\n\n")}
      />
      <Field
        label="Closing"
        name="closing"
        hint="Yours sincerely"
        defaultValue={document.closing}
      />
      <div className="btns">
        <Button>Save the letter</Button>
      </div>
    </Form>
  );
}
