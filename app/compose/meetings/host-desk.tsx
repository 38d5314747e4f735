import type { FormState } from "#domain/forms/form-state.ts";
import { timeOfMinute, weekdays } from "#domain/meetings/hours.schema.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Details } from "#ui/details.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import { Link } from "#ui/link.tsx";
import { Tag } from "#ui/tag.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import type { HostDesk, MeetingLine } from "./host-desk.server.ts";
import "./host-desk.css";

type HostDeskScreenProps = HostDesk & { state: FormState | undefined };

/** A week of meetings, what was said in them, and the hours in which people can book. */
export function HostDeskScreen({ here, title, week, days, hours, state }: HostDeskScreenProps) {
  const action = `${here}?week=${week.monday}`;
  return (
    <>
      <ErrorSummary errors={state?.errors} />
      <nav className="hd-week" aria-label="Weeks">
        <Link to={`${here}?week=${week.before}`}>Week before</Link>
        <b className="num">{title}</b>
        <Link to={`${here}?week=${week.after}`}>Week after</Link>
      </nav>
      {days.length === 0 ? (
        <EmptyState title="No meetings this week">
          People book within the hours below. Each booking is mailed to its host at once.
        </EmptyState>
      ) : null}
      {days.map(({ day, meetings }) => (
        <section key={day} aria-label={day} className="hd-day">
          <h2>{day}</h2>
          <ul className="hd-list">
            {meetings.map((meeting) => (
              <li key={meeting.id}>
                <MeetingItem meeting={meeting} action={action} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section aria-labelledby="hours" className="hd-day">
        <h2 id="hours">When people can book</h2>
        {hours.map((host) => (
          <HostHours key={host.id} host={host} action={action} />
        ))}
      </section>
    </>
  );
}

const states = { booked: null, cancelled: "Cancelled", "no-show": "Did not come" };

function MeetingItem({ meeting, action }: { meeting: MeetingLine; action: string }) {
  const { time, name, service, host, organisation, answer, state, where, link, theirTime } =
    meeting;
  return (
    <article className="hd-item" data-state={state}>
      <p className="hd-item__t num">
        <b>{time}</b>
        {theirTime ? <span>{theirTime} for them</span> : null}
      </p>
      <div className="hd-item__b">
        <h3>
          {name}
          {organisation ? `, ${organisation}` : ""}
        </h3>
        <p>
          {service} with {host}. {where}. {link ? <a href={link}>Open the video link</a> : null}{" "}
          {states[state] ? <Tag tone="caution">{states[state]}</Tag> : null}
        </p>
        {answer ? <p className="hd-item__a">{answer}</p> : null}
        {meeting.reason ? <p className="small muted">{meeting.reason}</p> : null}
        {state === "cancelled" ? null : <MeetingForms meeting={meeting} action={action} />}
      </div>
    </article>
  );
}

function MeetingForms({ meeting, action }: { meeting: MeetingLine; action: string }) {
  const { id, name, notes, summary, hasBegun, isOver, state } = meeting;
  return (
    <>
      <Details summary={notes || summary ? "Notes and summary" : "Write notes"}>
        <form method="post" action={action} className="hd-form">
          <input type="hidden" name="id" value={id} />
          <TextareaField
            id={`notes-${id}`}
            label="Notes, for your desk only"
            name="notes"
            rows={3}
            defaultValue={notes}
          />
          <TextareaField
            id={`summary-${id}`}
            label="What you agreed"
            hint={`${name} reads this, and gets it by mail.`}
            name="summary"
            rows={3}
            defaultValue={summary}
          />
          {hasBegun ? (
            <Checkbox
              id={`no-show-${id}`}
              label="Did not come"
              name="isNoShow"
              defaultChecked={state === "no-show"}
            />
          ) : null}
          <Button variant="second" name="intent" value="notes">
            Save
          </Button>
        </form>
      </Details>
      {isOver ? null : (
        <Details summary="Cancel this meeting">
          <form method="post" action={action} className="hd-form">
            <input type="hidden" name="id" value={id} />
            <Field
              id={`reason-${id}`}
              label="Why"
              hint={`${name} reads this.`}
              name="reason"
              maxLength={500}
            />
            <Button variant="danger" name="intent" value="cancel">
              Cancel the meeting
            </Button>
          </form>
        </Details>
      )}
    </>
  );
}

type HostHoursProps = { host: HostDesk["hours"][number]; action: string };

function HostHours({ host, action }: HostHoursProps) {
  const { id, name, zone, week, days } = host;
  return (
    <Details summary={`${name}, ${summaryOf(week)}`}>
      <form method="post" action={action} className="hd-form">
        <input type="hidden" name="id" value={id} />
        <p className="small muted">On the clock of {zone}. Leave both empty for a day off.</p>
        {weekdays.map((weekday, at) => {
          const hours = week.find((one) => one.weekday === at + 1);
          const value = (minute: number | undefined) =>
            minute === undefined ? "" : timeOfMinute(minute);
          return (
            <div className="hd-hours" key={weekday}>
              <Field
                id={`from-${id}-${at}`}
                label={`${weekday} from`}
                type="time"
                name={`from-${at + 1}`}
                defaultValue={value(hours?.fromMinute)}
              />
              <Field
                id={`until-${id}-${at}`}
                label={`${weekday} until`}
                type="time"
                name={`until-${at + 1}`}
                defaultValue={value(hours?.untilMinute)}
              />
            </div>
          );
        })}
        <Button variant="second" name="intent" value="hours">
          Save the hours
        </Button>
      </form>
      {days.map(({ day, name: when, isOff }) => (
        <form method="post" action={action} key={day} className="hd-off">
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="day" value={day} />
          <span>
            {isOff ? "Away on" : "Other hours on"} {when}
          </span>
          <Button variant="quiet" size="s" name="intent" value="day-back">
            Remove {when}
          </Button>
        </form>
      ))}
      <form method="post" action={action} className="hd-form">
        <input type="hidden" name="id" value={id} />
        <Field id={`day-${id}`} label="A day away" type="date" name="day" />
        <Button variant="second" name="intent" value="day-off">
          Add the day
        </Button>
      </form>
    </Details>
  );
}

function summaryOf(week: HostDesk["hours"][number]["week"]): string {
  const days = new Set(week.map(({ weekday }) => weekday)).size;
  return days === 1 ? "1 day a week" : `${days} days a week`;
}
