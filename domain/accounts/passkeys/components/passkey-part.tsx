import { Form } from "react-router";
import { FormPart } from "#domain/forms/components/form-part.tsx";
import { errorIn, type FormState, valueIn } from "#domain/forms/form-state.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { Moment } from "../../people/components/moment.tsx";
import type { CreationOptions } from "../add-passkey.server.ts";
import type { PasskeyRow } from "../passkeys.queries.server.ts";
import { MakePasskey } from "./make-passkey.tsx";

type PasskeyPartProps = {
  passkeys: readonly PasskeyRow[];
  /** What the browser is to make, once the password was given. */
  making: { options: CreationOptions; name: string } | null;
  state: FormState | undefined;
  timeZone: string;
  /** False on a host that our passkeys do not reach: there they can only be removed. */
  canAdd: boolean;
};

/** Adding, knowing again and removing passkeys. Adding and removing ask for the password. */
export function PasskeyPart({ passkeys, making, state, timeZone, canAdd }: PasskeyPartProps) {
  if (!canAdd && passkeys.length === 0) return null;
  return (
    <FormPart
      title="Passkeys"
      lead="Sign in with your finger, your face or your device’s PIN. No password to forget, and nothing a fake page could steal."
    >
      <ErrorSummary title="That did not work" errors={state?.errors} />
      {making ? (
        <MakePasskey {...making} />
      ) : (
        // The button to add comes first: it is the one that Enter presses.
        <Form method="post" className="acct__form" noValidate>
          {canAdd ? (
            <Field
              label="Name for a new passkey"
              hint="Helps you recognise it. Leave it empty to use the name of this browser."
              name="passkeyName"
              autoComplete="off"
              defaultValue={valueIn(state, "passkeyName")}
              error={errorIn(state, "passkeyName")}
              maxLength={60}
            />
          ) : null}
          <PasswordField
            label="Your password"
            hint={canAdd ? "To add or remove one." : "To remove one."}
            name="passkeyPassword"
            autoComplete="current-password"
            error={errorIn(state, "passkeyPassword")}
            required
          />
          {canAdd ? (
            <div className="btns">
              <Button name="intent" value="start-passkey">
                Add a passkey
              </Button>
            </div>
          ) : null}
          <PasskeyList passkeys={passkeys} timeZone={timeZone} />
        </Form>
      )}
    </FormPart>
  );
}

function PasskeyList({ passkeys, timeZone }: Pick<PasskeyPartProps, "passkeys" | "timeZone">) {
  if (passkeys.length === 0) return null;
  return (
    <ul className="rows" aria-label="Your passkeys">
      {passkeys.map((passkey) => (
        <li key={passkey.id}>
          <div className="rows__what">
            <b>{passkey.name}</b>
            <span>
              Added <Moment at={passkey.createdAt} timeZone={timeZone} />.{" "}
              {passkey.lastUsedAt ? (
                <>
                  Last used <Moment at={passkey.lastUsedAt} timeZone={timeZone} />
                </>
              ) : (
                "Not used yet"
              )}
            </span>
          </div>
          <Button variant="quiet" size="s" name="removePasskey" value={passkey.id}>
            Remove<VisuallyHidden> {passkey.name}</VisuallyHidden>
          </Button>
        </li>
      ))}
    </ul>
  );
}
