import type { ReactNode } from "react";
import { Form } from "react-router";
import { zones } from "#domain/forms/common-zones.ts";
import { Button } from "#ui/button.tsx";
// Only the styles: the fields of the sign-in screens travel as one file, which this page need not fetch.
import "#ui/field.css";
import { ErrorSummary } from "#ui/error-summary.tsx";

export type FairFormProps = {
  path: string;
  interests: readonly { value: string; label: string }[];
  /** What is known of a signed-in visitor. */
  kept: Record<string, string>;
  state: { errors: Record<string, string[]>; values: Record<string, string> } | undefined;
  /** The answer to everybody who asked, whether they had a place or not. */
  isDone: boolean;
};

/** A place at the fair: works without an account and without script. */
export function FairForm({ path, interests, kept, state, isDone }: FairFormProps) {
  if (isDone) return <LookInYourMail />;
  const values = state?.values ?? kept;
  const part = (name: string) => ({ name, error: state?.errors[name]?.[0] });
  const input = (name: string) => ({
    id: name,
    name,
    className: "input",
    defaultValue: values[name] ?? "",
    ...describing(state?.errors[name]?.[0], name),
  });

  return (
    <Form method="post" action={path} className="fairform sheet" id="take-a-place" noValidate>
      <h2>Book a place</h2>
      <ErrorSummary title="Please look at this again" errors={state?.errors} />
      <Labelled {...part("name")} label="Full name">
        <input {...input("name")} autoComplete="name" />
      </Labelled>
      <Labelled {...part("email")} label="Email">
        <input {...input("email")} type="email" autoComplete="email" />
      </Labelled>
      <Labelled {...part("university")} label="University">
        <input {...input("university")} autoComplete="organization" />
      </Labelled>
      <Labelled {...part("interest")} label="What you are looking for">
        <select {...input("interest")} className="select">
          <option value="">Choose one</option>
          {interests.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </Labelled>
      <Labelled {...part("timeZone")} label="Where you will be on the day">
        <select {...input("timeZone")} className="select">
          {zones.map(([id, label]) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </Labelled>
      <Button>Book a place</Button>
      <p className="tiny muted">
        We use this for the fair only, and delete it 90 days after it. Employers do not get the
        list.
      </p>
    </Form>
  );
}

/** The same words for everybody, so that nobody learns who has a place. */
function LookInYourMail() {
  return (
    <section className="fairform sheet" id="take-a-place" aria-labelledby="look-in-your-mail">
      <h2 id="look-in-your-mail">Check your email</h2>
      <p role="status">
        Your place is confirmed by an email with the date for your calendar. If it is not there in a
        few minutes, look in the spam folder.
      </p>
    </section>
  );
}

type LabelledProps = {
  name: string;
  label: string;
  error: string | undefined;
  children: ReactNode;
};

function Labelled({ name, label, error, children }: LabelledProps) {
  return (
    <div className="field" data-invalid={error ? "" : undefined}>
      <label className="label" htmlFor={name}>
        {label}
      </label>
      {children}
      {error ? (
        <p className="err" id={`${name}-error`}>
          {error}
        </p>
      ) : null}
    </div>
  );
}

function describing(error: string | undefined, name: string) {
  return error ? { "aria-invalid": true, "aria-describedby": `${name}-error` } : {};
}
