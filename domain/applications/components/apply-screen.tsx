import { type ReactNode, useRef } from "react";
import { Form } from "react-router";
import type { FormState } from "#domain/forms/form-state.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { SelectField } from "#ui/select-field.tsx";
import type { ApplyView, ChoiceGroup } from "../apply-view.ts";
import { QuestionField } from "./question-field.tsx";
import { RetentionNote } from "./retention-note.tsx";
import { useAutosave } from "./use-autosave.ts";
import "./applications.css";

type ApplyScreenProps = { view: ApplyView; state: FormState | undefined };

/** The form of an application. It is saved while it is typed, and at each of its buttons. */
export function ApplyScreen({ view, state }: ApplyScreenProps) {
  const { job, cvs } = view;
  return (
    <main id="main" className="wrap applying">
      <PageHead
        title="Apply on Waymark"
        lead={
          <>
            <Link to={job.href}>{job.title}</Link>, {job.employer}. {job.closes}.
          </>
        }
      />
      {cvs.length > 0 ? <ApplyForm view={view} state={state} /> : <NoCv />}
    </main>
  );
}

function ApplyForm({ view, state }: ApplyScreenProps) {
  const form = useRef<HTMLFormElement>(null);
  const saving = useAutosave(form, view.job, view.revision);
  const values = state?.values ?? view.values;
  const error = (name: string) => state?.errors[name]?.[0];
  return (
    <Form method="post" className="applying__form" noValidate ref={form} onInput={saving.onInput}>
      <ErrorSummary errors={state?.errors} />
      <DocumentField name="cv" label="CV" groups={view.cvs} value={values.cv} error={error("cv")} />
      <LetterPart view={view} value={values.letter} error={error("letter")} />
      {view.questions.map((question, index) => (
        <QuestionField
          // biome-ignore lint/suspicious/noArrayIndexKey: the questions of an advert keep their places.
          key={index}
          question={question}
          index={index}
          value={values[`answer${index + 1}`] ?? ""}
          error={error(`answer${index + 1}`)}
        />
      ))}
      <RightToWork line={view.rightToWorkLine} isShown={values.rightToWork === "on"} />
      <RetentionNote employer={view.job.employer} />
      <div className="btns">
        <Button name="intent" value="review">
          Review your application
        </Button>
        <Button name="intent" value="save" variant="quiet">
          Save and finish later
        </Button>
      </div>
      <p className="small muted applying__saved" role="status">
        {saving.words}
      </p>
    </Form>
  );
}

type DocumentFieldProps = {
  name: string;
  label: string;
  groups: readonly ChoiceGroup[];
  value: string | undefined;
  error: string | undefined;
  placeholder?: string;
  hint?: ReactNode;
};

/** Each document is a group, and its versions are the choices: one choice, with or without script. */
function DocumentField({ groups, value = "", ...field }: DocumentFieldProps) {
  return (
    <SelectField
      hint="It is sent as a PDF, exactly as this version is now. Later changes are not in it."
      {...field}
      defaultValue={value}
    >
      {groups.map(({ title, options }) => (
        <optgroup key={options[0]?.value ?? title} label={title}>
          {options.map(({ value: choice, label }) => (
            <option key={choice} value={choice}>
              {label}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}

type LetterPartProps = { view: ApplyView; value: string | undefined; error: string | undefined };

function LetterPart({ view: { letterWish, letters }, value, error }: LetterPartProps) {
  if (letterWish === "no") return null;
  const isRequired = letterWish === "required";
  if (letters.length === 0 && !isRequired)
    return (
      <p className="small muted">
        You can add a letter. You have none here: <Link to="/my-cvs">write one</Link> if you like.
      </p>
    );
  return (
    <DocumentField
      name="letter"
      label={isRequired ? "Letter" : "Letter (optional)"}
      hint={isRequired ? <RequiredLetter hasOne={letters.length > 0} /> : ""}
      groups={letters}
      placeholder={letters.length > 0 ? "No letter" : "You have no letter here yet"}
      value={value}
      error={error}
    />
  );
}

function RequiredLetter({ hasOne }: { hasOne: boolean }) {
  if (hasOne) return "The employer asks for a letter.";
  return (
    <>
      The employer asks for a letter, and you have none here. <Link to="/my-cvs">Write one</Link>:
      what you typed on this page stays.
    </>
  );
}

/** The line is shown before it is chosen: nobody shows an employer what they have not read. */
function RightToWork({ line, isShown }: { line: string | null; isShown: boolean }) {
  if (line === null) return null;
  if (line === "")
    return (
      <p className="small muted">
        You can show the employer a line on your right to work. Tell us your visa in{" "}
        <Link to="/my-situation">My situation</Link> first.
      </p>
    );
  return (
    <fieldset className="field applying__rtw">
      <legend>Your right to work</legend>
      <p className="hint">
        Optional. This line is all the employer would see about your situation:
      </p>
      <blockquote>{line}</blockquote>
      <Checkbox
        name="rightToWork"
        defaultChecked={isShown}
        label="Show this line to the employer"
      />
    </fieldset>
  );
}

function NoCv() {
  return (
    <EmptyState
      title="You need a CV here first"
      action={
        <span className="btns">
          <ButtonLink to="/create-cv">Make a CV</ButtonLink>
          <ButtonLink to="/my-cvs/import" variant="second">
            Import one
          </ButtonLink>
        </span>
      }
    >
      The employer gets it as a PDF. Make one in the studio, or import one from a file, then come
      back to this page.
    </EmptyState>
  );
}
