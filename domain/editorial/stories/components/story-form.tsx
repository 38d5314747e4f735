import type { ReactNode } from "react";
import { Form } from "react-router";
import { countries } from "#domain/countries/countries.ts";
import { errorIn, type FormState, valueIn } from "#domain/forms/form-state.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import { consentSentences } from "../consent.ts";
import { MAX_WORDS, type StoryWords } from "../story.ts";
import "./stories.css";

type StoryFormProps = {
  /** What it said before, where it is changed. */
  story?: StoryWords & { photo: unknown };
  state: FormState | undefined;
  /** Fields of the page's own, first. */
  children?: ReactNode;
  button: ReactNode;
};

/** A success story, as its writer tells it, and what they agree to. */
export function StoryForm({ story, state, children, button }: StoryFormProps) {
  const field = (name: keyof StoryWords) => ({
    name,
    defaultValue: valueIn(state, name, story?.[name] ?? ""),
    error: errorIn(state, name),
  });

  return (
    <Form method="post" encType="multipart/form-data" className="tell" noValidate>
      <ErrorSummary errors={state?.errors} />
      {children}
      <AboutYou field={field} />
      <TextareaField
        {...field("words")}
        label="Your story"
        hint="Where you started, what did not work, what did, and what you would tell somebody who is starting now. 150 to 6,000 characters; an empty line makes a paragraph. Do not name others without asking them."
        rows={14}
        maxLength={MAX_WORDS}
        required
      />
      <Field
        name="photo"
        label={story?.photo ? "Another photo (optional)" : "Photo of you (optional)"}
        hint="JPEG, PNG or WebP, 5 MB at most. We save a new copy, without the camera’s data."
        type="file"
        accept="image/jpeg,image/png,image/webp"
        error={errorIn(state, "photo")}
      />
      <Consent error={errorIn(state, "agrees")} isTicked={state?.values.agrees === "on"} />
      {button}
    </Form>
  );
}

type AboutYouProps = {
  field: (name: keyof StoryWords) => {
    name: string;
    defaultValue: string;
    error: string | undefined;
  };
};

function AboutYou({ field }: AboutYouProps) {
  return (
    <>
      <Field
        {...field("name")}
        label="Your name, as it is shown"
        hint="A first name is enough."
        autoComplete="nickname"
        maxLength={80}
        required
      />
      <div className="tell__two">
        <Field {...field("course")} label="What you studied" maxLength={120} required />
        <Field {...field("university")} label="Where you studied" maxLength={120} required />
        <Field {...field("job")} label="What you do now" maxLength={120} required />
        <Field {...field("employer")} label="Employer (optional)" maxLength={120} />
      </div>
      <SelectField
        {...field("country")}
        label="Country you work in"
        placeholder="Choose one"
        options={Object.entries(countries).map(([value, label]) => ({ value, label }))}
        required
      />
      <Field
        {...field("title")}
        label="Title of your story"
        hint="One line, such as “Two lists, and why I left the second”."
        maxLength={100}
        required
      />
    </>
  );
}

function Consent({ error, isTicked }: { error: string | undefined; isTicked: boolean }) {
  return (
    <section className="tell__consent" aria-labelledby="consent">
      <h2 id="consent">What you agree to</h2>
      <ul>
        {consentSentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Checkbox
        name="agrees"
        label="I agree to these four points"
        error={error}
        defaultChecked={isTicked}
      />
    </section>
  );
}

/** The last line of a form that only sends. */
export function SendStory({ children }: { children: ReactNode }) {
  return <Button>{children}</Button>;
}
