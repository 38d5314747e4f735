import type { FormState } from "#domain/forms/form-state.ts";
import type { AmbassadorWords } from "#rules/ambassador-page.ts";
import { MAX_ASK, MAX_BODY } from "#rules/ambassador-page.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Details } from "#ui/details.tsx";
import { Field } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { Link } from "#ui/link.tsx";
import { Notice } from "#ui/notice.tsx";
import { Section } from "#ui/section.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import { type OwnPageState, ownPagePaths, ownPageStates } from "../own-page/own-page.ts";
import "./ambassadors.css";

export type OwnPageView = {
  /** What stands in the form: what they sent last, or what their account says. */
  words: AmbassadorWords;
  photo: string | null;
  state: OwnPageState | null;
  note: string | null;
  /** Its address, where readers can see it now. */
  to: string | null;
};

type OwnPageFormProps = { page: OwnPageView; state: FormState | undefined };

/** An ambassador's public page: their words, read by our staff before anybody else sees them. */
export function OwnPageForm({ page, state }: OwnPageFormProps) {
  const typed = state?.values.intent === "page" ? state : undefined;
  return (
    <Section title="Your public page">
      <p>
        {page.state ? ownPageStates[page.state] : "Ambassadors can have their own public page."}{" "}
        {page.to ? (
          <Link to={page.to}>See your page</Link>
        ) : (
          <Link to="/campus-ambassadors">See what others wrote</Link>
        )}
      </p>
      {page.state === "sent-back" && page.note ? (
        <Notice tone="caution" title="What our staff ask for">
          {page.note}
        </Notice>
      ) : null}
      <Details
        summary={page.state ? "Change your page" : "Write your page"}
        isOpen={typed || page.state === "sent-back" ? true : undefined}
      >
        <PageFields page={page} state={typed} />
      </Details>
      {page.to ? (
        <Form method="post" action={ownPagePaths.desk} preventScrollReset>
          <Button name="intent" value="page-off" variant="quiet">
            Remove your page
          </Button>
        </Form>
      ) : null}
    </Section>
  );
}

function PageFields({ page: { words, photo }, state }: OwnPageFormProps) {
  const field = (name: string, said: string) => ({
    ...{ id: name, name, defaultValue: state?.values[name] ?? said },
    error: state?.errors[name]?.[0],
  });
  return (
    <Form
      method="post"
      action={ownPagePaths.desk}
      encType="multipart/form-data"
      className="stack amb__form"
      noValidate
    >
      <Field label="First name" autoComplete="given-name" {...field("name", words.name)} />
      <Field label="Course" {...field("course", words.course)} />
      <Field
        label="Languages"
        hint="Separate with commas."
        {...field("languages", words.languages.join(", "))}
      />
      <Field
        label="You in one sentence"
        hint="For search engines and for people who share your page."
        maxLength={160}
        {...field("about", words.about)}
      />
      <TextareaField
        label="About you"
        hint="Leave an empty line between paragraphs. No phone number, no address, no visa advice."
        rows={8}
        maxLength={MAX_BODY}
        {...field("body", words.body)}
      />
      <TextareaField
        label="What people may ask you (optional)"
        hint={`One on each line, ${MAX_ASK} at most.`}
        rows={4}
        {...field("ask", words.ask.join("\n"))}
      />
      <PhotoFields photo={photo} state={state} />
      <Checkbox
        id="agrees"
        name="agrees"
        label="I agree that Waymark shows this publicly, and I can remove it at any time"
        defaultChecked={state?.values.agrees === "on"}
        error={state?.errors.agrees?.[0]}
      />
      <div className="btns">
        <Button name="intent" value="page">
          Send it to our staff
        </Button>
      </div>
    </Form>
  );
}

function PhotoFields({ photo, state }: { photo: string | null; state: FormState | undefined }) {
  return (
    <>
      {photo ? (
        <>
          <img
            className="amb__photo"
            src={photo}
            alt="You, as you sent it"
            width={120}
            height={120}
          />
          <Checkbox
            id="removesPhoto"
            name="removesPhoto"
            label="Show no photo"
            defaultChecked={state?.values.removesPhoto === "on"}
          />
        </>
      ) : null}
      <Field
        id="photo"
        name="photo"
        label={photo ? "Another photo (optional)" : "Photo of you (optional)"}
        hint="JPEG, PNG or WebP, 5 MB at most. We save a new copy, without the camera’s data."
        type="file"
        accept="image/jpeg,image/png,image/webp"
        error={state?.errors.photo?.[0]}
      />
    </>
  );
}
