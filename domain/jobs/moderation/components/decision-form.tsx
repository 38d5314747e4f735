import type { ComponentProps } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import { reasonCodes, reasons } from "../reasons.ts";
import "./moderation.css";

type DecisionFormProps = {
  id: number;
  revision: number;
  /** Something grave was noticed: then declining comes first, and approving last. */
  isGrave: boolean;
  state: { errors: Record<string, string[]>; values: Record<string, string> } | undefined;
};

/** Approve in one step, or send back with reasons that the employer reads. */
export function DecisionForm({ id, revision, isGrave, state }: DecisionFormProps) {
  const isSending = useNavigation().state !== "idle";

  return (
    <Form
      method="post"
      className="review__form"
      onSubmit={(event) => {
        if (isSending) event.preventDefault();
      }}
    >
      <h2>Decide</h2>
      <ErrorSummary
        errors={state?.errors}
        idOf={(name) => (name === "reasons" ? `reason-${reasonCodes[0]}` : name)}
      />
      <input type="hidden" name="jobId" value={id} />
      <input type="hidden" name="revision" value={revision} />
      {isGrave ? null : <Approve isWide />}
      <ReasonBoxes values={state?.values ?? {}} error={state?.errors.reasons?.[0]} />
      <TextareaField
        name="note"
        label="Your own note"
        hint="The employer sees it exactly as you write it."
        rows={3}
        maxLength={1000}
        defaultValue={state?.values.note ?? ""}
        error={state?.errors.note?.[0]}
      />
      {isGrave ? <Decline isWide /> : null}
      <div className="btns">
        <Button name="decision" value="sent-back" variant="second" data-queue-key="s">
          Send back
        </Button>
        {isGrave ? <Approve variant="second" /> : <Decline />}
      </div>
    </Form>
  );
}

type Look = Pick<ComponentProps<typeof Button>, "isWide" | "variant">;

function Decline(look: Look) {
  return (
    <Button name="decision" value="declined" variant="danger" {...look}>
      Decline
    </Button>
  );
}

function Approve(look: Look) {
  return (
    <Button name="decision" value="approved" data-queue-key="a" {...look}>
      Approve
    </Button>
  );
}

type ReasonBoxesProps = { values: Readonly<Record<string, string>>; error: string | undefined };

/** Each reason is a box; the employer reads its sentence, not its name. */
export function ReasonBoxes({ values, error }: ReasonBoxesProps) {
  return (
    <fieldset className="field" data-invalid={error ? "" : undefined}>
      <legend>Reasons to send it back or decline it</legend>
      {error ? <p className="err">{error}</p> : null}
      {reasonCodes.map((code) => (
        <Checkbox
          key={code}
          id={`reason-${code}`}
          name={`reason-${code}`}
          label={reasons[code].label}
          defaultChecked={values[`reason-${code}`] === "on"}
        />
      ))}
    </fieldset>
  );
}
