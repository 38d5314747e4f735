import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { CheckboxGroup } from "#ui/checkbox.tsx";
import { DateField } from "#ui/date-field.tsx";
import { Details } from "#ui/details.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Link } from "#ui/link.tsx";
import { Section } from "#ui/section.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { SEVERAL } from "../reminders/choices.ts";

type FormState = { errors: Record<string, string[]>; values: Record<string, string> };

export type RemindersPartProps = {
  /** Null for somebody who is not signed in. */
  reminders: {
    email: string;
    kept: readonly { id: number; on: string; about: string; otherDay: string | null }[];
    choices: readonly { value: string; label: string; hint: string }[];
  } | null;
  dates: readonly { about: string; day: string; title: string }[];
  /** The page with its answers, to come back to. */
  address: string;
  state: FormState | undefined;
};

/** Mails on days the reader chooses. */
export function RemindersPart({ reminders, dates, address, state }: RemindersPartProps) {
  const page = `/graduate-visa-planner${address === "?" ? "" : address}`;
  return (
    <div id="reminders">
      <Section title="Reminders by email">
        {reminders ? (
          <>
            <Kept kept={reminders.kept} page={page} />
            {dates.length > 0 ? (
              <Ask reminders={reminders} dates={dates} page={page} state={state} />
            ) : (
              <p>Add your dates above, and choose the days when we should email you.</p>
            )}
          </>
        ) : (
          <p>
            <Link to={`/login?next=${encodeURIComponent(`${page}#reminders`)}`}>Sign in</Link> and
            we email you on the days you choose. The calendar file above needs no account.
          </p>
        )}
      </Section>
    </div>
  );
}

type KeptProps = { kept: NonNullable<RemindersPartProps["reminders"]>["kept"]; page: string };

function Kept({ kept, page }: KeptProps) {
  if (kept.length === 0) return null;
  return (
    <>
      <ul className="planner__kept">
        {kept.map(({ id, on, about, otherDay }) => (
          <li key={id}>
            <span>
              <b>{on}</b> {about}
              {otherDay ? (
                <>
                  <br />
                  <span className="small">
                    By the dates above it is now {otherDay}. Remove this one, and choose again.
                  </span>
                </>
              ) : null}
            </span>
            <Form method="post" action={page} preventScrollReset>
              <input type="hidden" name="reminder" value={id} />
              <Button variant="quiet" size="s" name="intent" value="remove">
                Remove<span className="vh"> the reminder of {on}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      <Details summary="Stop all reminders">
        <Form method="post" action={page} preventScrollReset className="btns">
          <Button variant="danger" size="s" name="intent" value="stop">
            Remove all of them
          </Button>
        </Form>
      </Details>
    </>
  );
}

type AskProps = Omit<RemindersPartProps, "reminders" | "address"> & {
  reminders: NonNullable<RemindersPartProps["reminders"]>;
  page: string;
};

function Ask({ reminders, dates, page, state }: AskProps) {
  const typed = (part: string) => state?.values[`own-${part}`] ?? "";
  return (
    <Form method="post" action={page} className="fields" preventScrollReset noValidate>
      <ErrorSummary title="No reminder was set" errors={state?.errors} />
      {reminders.choices.length > 0 ? (
        <CheckboxGroup
          legend="Email me on"
          name="remind"
          hint={`At eight in the morning, your time, to ${reminders.email}.`}
          options={reminders.choices}
          defaultValues={state?.values.remind?.split(SEVERAL)}
          error={state?.errors.remind?.[0]}
        />
      ) : null}
      <Details summary="On another day" isOpen={Boolean(state?.errors.own)}>
        <div className="fields">
          <SelectField
            label="About"
            name="ownAbout"
            options={dates.map(({ about, title }) => ({ value: about, label: title }))}
            defaultValue={state?.values.ownAbout ?? dates[0]?.about}
          />
          <DateField
            legend="Email me on"
            hint="For example 1 12 2026."
            name="own"
            defaultValue={{ day: typed("day"), month: typed("month"), year: typed("year") }}
            error={state?.errors.own?.[0]}
          />
        </div>
      </Details>
      <div className="btns">
        <Button variant="second" name="intent" value="remind">
          Set reminders
        </Button>
      </div>
    </Form>
  );
}
