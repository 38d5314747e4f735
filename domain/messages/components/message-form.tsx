import { Form } from "react-router";
import { TrapFields } from "#domain/forms/components/trap-fields.tsx";
import { errorIn, type FormState, valueIn } from "#domain/forms/form-state.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import { desks, type TopicChoice, workingDaysLabel } from "../topics.ts";
import "./messages.css";

export type MessageFormProps = {
  kind: "contact" | "complaint";
  topics: readonly TopicChoice[];
  /** Who is signed in; empty for a guest. */
  writer: { name: string; email: string };
  follows: string;
  opened: string;
  state: FormState | undefined;
};

/** A message to us. The topic decides who reads it, and each says who that is and by when. */
export function MessageForm({ kind, topics, writer, follows, opened, state }: MessageFormProps) {
  const field = (name: string, otherwise = "") => ({
    name,
    defaultValue: valueIn(state, name, otherwise),
    error: errorIn(state, name),
  });
  const isComplaint = kind === "complaint";

  return (
    <Form method="post" className="write__form" noValidate>
      <ErrorSummary errors={state?.errors} />
      <TrapFields opened={opened} state={state} />
      <RadioGroup
        {...field("topic")}
        legend={isComplaint ? "What is your complaint about?" : "What is it about?"}
        options={topics.map(({ value, label, desk, days }) => ({
          value,
          label,
          hint: `${desks[desk]}, answers within ${workingDaysLabel(days)}`,
        }))}
      />
      <Field {...field("name", writer.name)} label="Full name" autoComplete="name" required />
      <Field
        {...field("email", writer.email)}
        label="Email"
        hint="We send a receipt with a reference, and the answer."
        type="email"
        autoComplete="email"
        required
      />
      <TextareaField
        {...field("body")}
        label={isComplaint ? "What happened, when, and how it affected you" : "Your message"}
        hint="Do not send copies of passports or visas, bank details or passwords."
        rows={8}
        maxLength={5000}
        required
      />
      {isComplaint ? (
        <TextareaField
          {...field("wish")}
          label="What you would like us to do (optional)"
          rows={3}
          maxLength={2000}
        />
      ) : null}
      <Field
        {...field("pageAddress")}
        label="Web address of the page it is about (optional)"
        maxLength={500}
        inputMode="url"
      />
      <Field
        {...field("follows", follows)}
        label="Reference of an earlier message (optional)"
        hint="It begins with WM and is in our emails."
        maxLength={40}
        autoComplete="off"
      />
      <Button>{isComplaint ? "Send the complaint" : "Send the message"}</Button>
    </Form>
  );
}
