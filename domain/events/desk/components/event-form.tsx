import { TimeZoneField } from "#domain/forms/components/time-zone-field.tsx";
import type { TimeZoneGroup } from "#domain/forms/time-zones.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Details } from "#ui/details.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import { eventTopics, MAX_SESSIONS } from "../../event.ts";
import "./event-form.css";

type FormValues = Readonly<Record<string, string>>;

export type EventFormProps = {
  kept: FormValues;
  state: { errors: Record<string, string[]>; values: Record<string, string> } | undefined;
  isNew: boolean;
  action: string;
  lists: {
    universities: readonly { value: string; label: string }[];
    roles: readonly { value: string; label: string }[];
    timeZones: readonly TimeZoneGroup[];
  };
};

type FieldOf = (name: string) => {
  name: string;
  defaultValue: string;
  error: string | undefined;
};

const topics = Object.entries(eventTopics).map(([value, label]) => ({ value, label }));
const kinds = [
  { value: "webinar", label: "Webinar" },
  { value: "workshop", label: "Workshop" },
];

/** Everything staff say about an event. Times are on the event's own clock. */
export function EventForm({ kept, state, isNew, action, lists }: EventFormProps) {
  const values = state?.values ?? kept;
  const field: FieldOf = (name) => ({
    name,
    defaultValue: values[name] ?? "",
    error: state?.errors[name]?.[0],
  });
  return (
    <Form method="post" action={action} className="desk__form" noValidate>
      <ErrorSummary errors={state?.errors} />
      <input type="hidden" name="intent" value="save" />
      {isNew ? null : <input type="hidden" name="revision" value={values.revision ?? ""} />}
      <Words field={field} />
      {isNew ? (
        <Field
          label="End of the address"
          hint="The page’s address is /workshop-and-webinars/ followed by this. Left empty, it is made from the title. It cannot be changed later."
          {...field("slug")}
        />
      ) : null}
      <Where field={field} timeZones={lists.timeZones} />
      <Sessions field={field} values={values} />
      <Registration field={field} />
      <Audience field={field} values={values} lists={lists} />
      <Button>{isNew ? "Save as a draft" : "Save the event"}</Button>
    </Form>
  );
}

function Words({ field }: { field: FieldOf }) {
  return (
    <>
      <SelectField label="What it is" options={kinds} {...field("kind")} />
      <Field label="Title" hint="5 to 100 characters." {...field("title")} />
      <TextareaField
        label="Summary"
        hint="One or two sentences for lists and emails, 20 to 220 characters."
        rows={2}
        {...field("summary")}
      />
      <TextareaField
        label="Text"
        hint="What happens, for whom, what to bring. Markdown: ## for a heading, - for a list."
        rows={10}
        {...field("body")}
      />
      <SelectField label="Topic" placeholder="Choose one" options={topics} {...field("topic")} />
      <Field label="Host" hint="A person or a team." {...field("host")} />
    </>
  );
}

function Where({ field, timeZones }: { field: FieldOf; timeZones: readonly TimeZoneGroup[] }) {
  const { defaultValue, ...zone } = field("zone");
  return (
    <>
      <Field
        label="Place"
        hint="A room and a town. Leave it empty for an event online."
        {...field("place")}
      />
      <Field
        label="Link to join"
        hint="Shown to people with a place, from 15 minutes before the start."
        type="url"
        {...field("joinUrl")}
      />
      <TimeZoneField
        label="Time zone of the event"
        hint="All times below are in this time zone."
        groups={timeZones}
        value={defaultValue}
        {...zone}
      />
    </>
  );
}

const sessionRows = Array.from({ length: MAX_SESSIONS }, (_, index) => index + 1);
const sessionFields = ["day", "from", "to", "about"];

type SessionsProps = { field: FieldOf; values: FormValues };

/** The rows with something in them and one more; the rest is folded, and opens without script. */
function Sessions({ field, values }: SessionsProps) {
  const isFilled = (row: number) => sessionFields.some((name) => values[`${name}-${row}`]);
  const shown = (sessionRows.findLast(isFilled) ?? 0) + 1;
  const row = (number: number) => (
    <SessionRow key={number} row={number} field={field} values={values} />
  );
  return (
    <fieldset className="evform__rows">
      <legend>Sessions</legend>
      <p className="small muted">Up to {MAX_SESSIONS}. Clear a row to remove it.</p>
      {sessionRows.slice(0, shown).map(row)}
      {shown < MAX_SESSIONS ? (
        <Details summary="Add more sessions">
          <div className="evform__more">{sessionRows.slice(shown).map(row)}</div>
        </Details>
      ) : null}
    </fieldset>
  );
}

function SessionRow({ row, field, values }: SessionsProps & { row: number }) {
  return (
    <div className="evform__row">
      <input type="hidden" name={`session-${row}`} value={values[`session-${row}`] ?? ""} />
      <Field label={`Day ${row}`} type="date" {...field(`day-${row}`)} />
      <Field label={`From ${row}`} type="time" {...field(`from-${row}`)} />
      <Field label={`To ${row}`} type="time" {...field(`to-${row}`)} />
      <Field label={`About ${row}`} {...field(`about-${row}`)} />
    </div>
  );
}

function Registration({ field }: { field: FieldOf }) {
  return (
    <fieldset className="evform__rows">
      <legend>Registration</legend>
      <Field
        label="Places"
        hint="Leave it empty for no limit. When it is full, people join a waiting list."
        inputMode="numeric"
        {...field("capacity")}
      />
      <div className="evform__row">
        <Field label="Opens on" type="date" {...field("opens-on")} />
        <Field label="Opens at" type="time" {...field("opens-at")} />
        <Field label="Closes on" type="date" {...field("closes-on")} />
        <Field label="Closes at" type="time" {...field("closes-at")} />
      </div>
      {[1, 2, 3].map((row) => (
        <Field
          key={row}
          label={`Question ${row}`}
          hint={row === 1 ? "What you ask people who book. Optional." : undefined}
          maxLength={160}
          {...field(`question-${row}`)}
        />
      ))}
    </fieldset>
  );
}

type AudienceProps = { field: FieldOf; values: FormValues; lists: EventFormProps["lists"] };

function Audience({ field, values, lists }: AudienceProps) {
  return (
    <fieldset className="evform__rows">
      <legend>Who can come</legend>
      <SelectField
        label="University"
        hint="People at other universities do not see it."
        placeholder="Every university, and guests"
        options={lists.universities}
        {...field("universityId")}
      />
      <p className="small muted">Tick none for everybody, guests too.</p>
      {lists.roles.map(({ value, label }) => (
        <Checkbox
          key={value}
          name={`role-${value}`}
          label={label}
          defaultChecked={values[`role-${value}`] === "on"}
        />
      ))}
    </fieldset>
  );
}
