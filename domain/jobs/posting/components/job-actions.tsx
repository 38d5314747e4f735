import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { Details } from "#ui/details.tsx";
import { Field } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { SelectField } from "#ui/select-field.tsx";
import type { JobState } from "../../live.ts";
import { zoneChoices } from "../closing-note.ts";
import type { JobForm } from "../job-form.ts";

type JobActionsProps = {
  job: {
    state: JobState;
    isLive: boolean;
    /** Its feed alone changes it. */
    isFromFeed: boolean;
    closesZone: string;
    hasUnsentChange: boolean;
  };
  closing: JobForm;
  state: { errors: Record<string, string[]>; values: Record<string, string> } | undefined;
};

/** What can be done to an advert as a whole: renew, close, delete. */
export function JobActions({ job, closing, state }: JobActionsProps) {
  const isOver = job.state === "closed" || (job.state === "approved" && !job.isLive);
  const isDraft = job.state === "draft" || job.state === "sent-back";
  if (job.isFromFeed || (!isOver && !isDraft && !job.isLive)) return null;

  return (
    <section className="emp__forms" aria-labelledby="whole-advert">
      <h2 id="whole-advert">{isOver ? "Put it back on the board" : "The whole advert"}</h2>
      {state?.errors.form ? <Notice tone="negative">{state.errors.form[0]}</Notice> : null}
      {isOver || job.isLive ? (
        <RenewForm zone={job.closesZone} closing={closing} state={state} isOver={isOver} />
      ) : null}
      {job.isLive ? (
        <>
          <CloseForm />
          {job.hasUnsentChange ? (
            <Form method="post">
              <Button name="intent" value="forget-change" variant="quiet">
                Delete the change I have not sent
              </Button>
            </Form>
          ) : null}
        </>
      ) : null}
      {isDraft ? (
        <Form method="post">
          <Button name="intent" value="delete" variant="danger">
            Delete this draft
          </Button>
        </Form>
      ) : null}
    </section>
  );
}

/** Asks once more, without script too: readers who are applying lose the way in. */
function CloseForm() {
  return (
    <Details summary="Close it now">
      <Form method="post" className="stack">
        <p>Readers cannot apply from that moment. You can put it back with a new closing day.</p>
        <div>
          <Button name="intent" value="close" variant="danger">
            Yes, close it
          </Button>
        </div>
      </Form>
    </Details>
  );
}

type RenewFormProps = Pick<JobActionsProps, "closing" | "state"> & {
  zone: string;
  isOver: boolean;
};

function RenewForm({ zone, closing, state, isOver }: RenewFormProps) {
  const kept = state?.values;
  const error = (name: string) => state?.errors[name]?.[0];
  return (
    <Form method="post" noValidate>
      <Field
        id="renewOn"
        name="closesOn"
        label="New closing day"
        type="date"
        defaultValue={kept?.closesOn ?? ""}
        error={error("closesOn")}
      />
      <Field
        id="renewTime"
        name="closesTime"
        label="Time"
        type="time"
        defaultValue={kept?.closesTime ?? (closing.closesTime || "12:00")}
        error={error("closesTime")}
      />
      <SelectField
        id="renewZone"
        name="closesZone"
        label="Time zone"
        options={zoneChoices(zone)}
        defaultValue={kept?.closesZone ?? zone}
        error={error("closesZone")}
      />
      <Button name="intent" value="renew" variant="second">
        {isOver ? "Renew it" : "Set the new closing time"}
      </Button>
    </Form>
  );
}
