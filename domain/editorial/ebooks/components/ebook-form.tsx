import { Form } from "react-router";
import { TrapFields } from "#domain/forms/components/trap-fields.tsx";
import { errorIn, type FormState, valueIn } from "#domain/forms/form-state.ts";
import { Button } from "#ui/button.tsx";
import { NEWS_WORDS } from "../ebook-request.ts";
// Markup of its own: the fields of the sign-in screens travel as one file, which this page need not fetch.
import "#ui/field.css";
import "#ui/check.css";
import "#ui/error-summary.css";

export type EbookFormProps = {
  path: string;
  email: string;
  opened: string;
  state: FormState | undefined;
  /** "asked": the mail is on its way. "old": a link from a mail no longer works. */
  said: "asked" | "old" | null;
  days: number;
};

/** The PDF by mail. Works without script and without an account; news is a choice apart. */
export function EbookForm({ path, email, opened, state, said, days }: EbookFormProps) {
  if (said === "asked") return <LookInYourMail days={days} />;
  const error = errorIn(state, "email");
  const refusal = errorIn(state, "form");
  return (
    <Form
      method="post"
      action={`${path}#get-the-pdf`}
      className="ebform sheet"
      id="get-the-pdf"
      noValidate
    >
      <h2>Get it as a PDF</h2>
      {said === "old" ? (
        <p role="status">That link no longer works. Ask for a new one here.</p>
      ) : null}
      {refusal ? (
        <p className="err" role="alert">
          {refusal}
        </p>
      ) : null}
      <div className="field" data-invalid={error ? "" : undefined}>
        <label className="label" htmlFor="email">
          Email
        </label>
        <p className="hint" id="email-hint">
          We send one email with a link. It works for {days} days.
        </p>
        <input
          id="email"
          name="email"
          type="email"
          autoComplete="email"
          className="input"
          defaultValue={valueIn(state, "email", email)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? "email-hint email-error" : "email-hint"}
        />
        {error ? (
          <p className="err" id="email-error" role="alert">
            {error}
          </p>
        ) : null}
      </div>
      <TrapFields opened={opened} state={state} />
      <label className="check">
        <input
          type="checkbox"
          name="news"
          id="news"
          defaultChecked={valueIn(state, "news") === "on"}
        />
        <span>{NEWS_WORDS} You get the book either way.</span>
      </label>
      <Button>Send me the link</Button>
      <p className="tiny muted">
        Without the tick we delete your address after 30 days. The email has a link that deletes it
        at once.
      </p>
    </Form>
  );
}

function LookInYourMail({ days }: { days: number }) {
  return (
    <section className="ebform sheet" id="get-the-pdf" aria-labelledby="look-in-your-mail">
      <h2 id="look-in-your-mail">Check your email</h2>
      <p role="status">
        A link to the PDF is on its way. It works for {days} days. If it is not there in a few
        minutes, look in the spam folder.
      </p>
    </section>
  );
}
