import { BellRing, MailCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { ownTimeZone } from "#rules/formats/own-zone.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { frequencies, memberFrequencies } from "../frequencies.ts";
import "./alerts.css";

type Refused = { errors: Record<string, string[]>; values: Record<string, string> };
type ZoneGroup = { area: string; zones: { id: string; label: string }[] };

type AlertFormProps = {
  search: string;
  boardHref: string;
  /** The signed-in reader's address; a guest types one. */
  email: string | null;
  timeZones: ZoneGroup[];
  /** Names that browsers still give to zones we list under their present ones. */
  formerZones: Record<string, string>;
  timeZone: string;
  /** The place whose clock a signed-in reader's mail follows. */
  clock: string | null;
  answer?: Refused | { sentTo: string } | undefined;
};

/** Makes a search into a mail, or keeps it. */
export function AlertForm({ answer, ...props }: AlertFormProps) {
  const state = answer && "errors" in answer ? answer : undefined;
  return (
    <main id="main" className="wrap alertpage">
      <PageHead
        title="New jobs by email"
        lead="At eight in the morning, your time, and only when there is something new. We send each job only once."
      />
      <div className="alertpage__b">
        {answer && "sentTo" in answer ? (
          <Sent email={answer.sentTo} boardHref={props.boardHref} />
        ) : (
          <Ask {...props} state={state} />
        )}
      </div>
    </main>
  );
}

type AskProps = Omit<AlertFormProps, "answer"> & { state: Refused | undefined };

function Ask({ search, boardHref, email, clock, state, ...zones }: AskProps) {
  const { errors = {}, values = {} } = state ?? {};
  return (
    <Form method="post" className="alertpage__f" noValidate>
      <ErrorSummary errors={state?.errors} />
      <div>
        <p className="small muted">Looking for</p>
        <p className="alertpage__q">{search}</p>
        <p className="small">
          <Link to={boardHref}>See or change this search</Link>
        </p>
      </div>
      <RadioGroup
        legend="How often"
        name="frequency"
        options={Object.entries(email ? memberFrequencies : frequencies).map(([value, label]) => ({
          value,
          label,
        }))}
        defaultValue={values.frequency ?? "daily"}
        error={errors.frequency?.[0]}
      />
      {email ? (
        <p>
          To <b className="alertpage__e">{email}</b>, at eight, {clock} time.{" "}
          <Link to="/account/profile">Your profile</Link> has your time zone.
        </p>
      ) : (
        <GuestFields {...zones} state={state} />
      )}
      <Button icon={BellRing}>Make the alert</Button>
    </Form>
  );
}

type GuestFieldsProps = Pick<AskProps, "timeZones" | "formerZones" | "timeZone" | "state">;

function GuestFields({ timeZones, formerZones, timeZone, state }: GuestFieldsProps) {
  const { errors = {}, values = {} } = state ?? {};
  const select = useRef<HTMLSelectElement>(null);

  // Only the browser knows where its reader is; what was chosen by hand stays.
  useEffect(() => {
    const zone = ownTimeZone();
    const list = select.current;
    if (!list || state || isChosenByHand(list)) return;
    const present = formerZones[zone] ?? zone;
    if ([...list.options].some(({ value }) => value === present)) list.value = present;
  }, [state, formerZones]);

  return (
    <>
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        hint="We send a link there first, to be sure that it is yours."
        defaultValue={values.email}
        error={errors.email?.[0]}
      />
      <SelectField
        ref={select}
        label="Your time zone"
        name="timeZone"
        defaultValue={values.timeZone ?? timeZone}
        error={errors.timeZone?.[0]}
      >
        {timeZones.map(({ area, zones }) => (
          <optgroup key={area} label={area}>
            {zones.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
    </>
  );
}

/** Before the script came: it is no longer what we sent. */
function isChosenByHand({ options, selectedIndex }: HTMLSelectElement): boolean {
  const sent = [...options].findIndex(({ defaultSelected }) => defaultSelected);
  return sent >= 0 && selectedIndex !== sent;
}

type SentProps = { email: string; boardHref: string };

function Sent({ email, boardHref }: SentProps) {
  return (
    <div className="alertpage__f" role="status">
      <p className="alertpage__ok">
        <Icon icon={MailCheck} />
        Check your email. The link in it starts the alert.
      </p>
      <p className="alertpage__e">{email}</p>
      <p className="small muted">
        It works for seven days. Nothing after five minutes? Look in the spam folder.
      </p>
      <p>
        <Link to={boardHref}>Back to the jobs</Link>
      </p>
    </div>
  );
}
