import { errorIn, type FormState, valueIn } from "#domain/forms/form-state.ts";
import { Field } from "#ui/field.tsx";

type NameAndEmailProps = {
  state: FormState | undefined;
  emailLabel?: string;
  emailHint: string;
};

/** Who is asking, as every form without an account begins. */
export function NameAndEmail({ state, emailLabel = "Email", emailHint }: NameAndEmailProps) {
  return (
    <>
      <Field
        label="Full name"
        name="name"
        autoComplete="name"
        defaultValue={valueIn(state, "name")}
        error={errorIn(state, "name")}
        required
      />
      <Field
        label={emailLabel}
        hint={emailHint}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={valueIn(state, "email")}
        error={errorIn(state, "email")}
        required
      />
    </>
  );
}
