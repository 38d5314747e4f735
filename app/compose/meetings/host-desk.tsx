import type { FormState } from "#domain/forms/form-state.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { DescriptionList } from "#ui/description-list.tsx";
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

/** A week of meetings or a day of it, what was said in them, and what people can book. */
export function HostDeskScreen(props: HostDeskScreenProps) {
  const { title, period, isDay, days, state } = props;
  return (
    <>
      <ErrorSummary errors={state?.errors} idOf={(name) => `${name}-${state?.values.id}`} />
      <nav className="hd-week" aria-label={isDay ? "Days" : "Weeks"}>
        <Link to={period.before.to}>{period.before.label}</Link>
        <b className="num">{title}</b>
        <Link to={period.after.to}>{period.after.label}</Link>
        {isDay ? <Link to={period.week}>Whole week</Link> : null}
      </nav>
      <HostChoice {...props} />
      <DayHours hours={props.hours} />
      {days.length === 0 ? (
        <EmptyState title={isDay ? "No meetings on this day" : "No meetings this week"}>
          People book within the working hours of the hosts below. Each booking is emailed to its
          host at once.
        </EmptyState>
      ) : null}
      {days.map(({ day, to, meetings }) => (
        <section key={day} aria-label={day} className="hd-day">
          <h2>{isDay ? "Meetings" : <Link to={to}>{day}</Link>}</h2>
          <ul className="hd-list">
            {meetings.map((meeting) => (
              <li key={meeting.id}>
                <MeetingItem {...{ meeting, state }} action={period.here} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Services {...props} />
      <Hosts {...props} />
      <Feedback feedback={props.feedback} />
    </>
  );
}

function HostChoice({ hosts, everybody }: Pick<HostDesk, "hosts" | "everybody">) {
  if (hosts.length < 2) return null;
  const isAll = hosts.every(({ isShown }) => !isShown);
  return (
    <nav className="hd-week" aria-label="Hosts">
      <Link to={everybody} aria-current={isAll ? "true" : undefined}>
        Everybody
      </Link>
      {hosts.map(({ id, name, to, isShown }) => (
        <Link key={id} to={to} aria-current={isShown ? "true" : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}

/** When people can book each host on the day that is shown. */
function DayHours({ hours }: Pick<HostDesk, "hours">) {
  if (hours.length === 0) return null;
  return (
    <DescriptionList
      items={hours.map(({ host, open, busy }) => ({
        term: host,
        detail: `${open || "No hours on this day"}${busy ? `. Busy elsewhere ${busy}` : ""}`,
      }))}
    />
  );
}

function Services({ services, add, groups }: HostDeskScreenProps) {
  return (
    <section aria-labelledby="services" className="hd-day">
      <h2 id="services">What people can book</h2>
      <ul className="hd-list">
        {services.map(({ title, minutes, isActive, page }) => (
          <li key={page}>
            <Link to={page}>{title}</Link>, {minutes} minutes{" "}
            {isActive ? null : <Tag tone="plain">Switched off</Tag>}
          </li>
        ))}
      </ul>
      <p>
        <ButtonLink variant="second" to={add.service}>
          Add a service
        </ButtonLink>
      </p>
      <p className="small muted">
        To meet several people at once, hold a workshop or webinar:{" "}
        <Link to={groups}>{groups === "/contact-us" ? "write to us" : "see events"}</Link>
      </p>
    </section>
  );
}

function Hosts({ hosts, add }: HostDeskScreenProps) {
  return (
    <section aria-labelledby="hosts" className="hd-day">
      <h2 id="hosts">Who people can meet</h2>
      <ul className="hd-list">
        {hosts.map(({ name, about, isActive, isTroubled, page }) => (
          <li key={page}>
            <Link to={page}>{name}</Link>
            {about ? `, ${about}` : ""} {isActive ? null : <Tag tone="plain">Switched off</Tag>}
            {isTroubled ? <Tag tone="caution">Calendar not read</Tag> : null}
          </li>
        ))}
      </ul>
      <p>
        <ButtonLink variant="second" to={add.host}>
          Add a host
        </ButtonLink>
      </p>
    </section>
  );
}

function Feedback({ feedback }: Pick<HostDesk, "feedback">) {
  return (
    <section aria-labelledby="feedback" className="hd-day">
      <h2 id="feedback">Feedback</h2>
      {feedback ? (
        <>
          <p>
            <b className="num">{feedback.average}</b> of 5 from {feedback.count} answers to “How
            useful was it?”
          </p>
          <ul className="hd-list">
            {[...new Set(feedback.words)].map((words) => (
              <li key={words} className="hd-item__a">
                {words}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="muted">
          Shown once five people have answered, all together and without names.
        </p>
      )}
    </section>
  );
}

const states = {
  ...{ booked: null, cancelled: "Cancelled", "no-show": "Did not come" },
  ...{ offered: "Kept for the waiting list", lapsed: null },
};

type ItemProps = { meeting: MeetingLine; action: string; state: FormState | undefined };

function MeetingItem({ meeting, action, state: answered }: ItemProps) {
  const { time, name, service, host, organisation, answers, state, where, link, theirTime } =
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
        {answers.map(([question, words]) => (
          <div key={question} className="hd-item__a">
            <p className="small muted">{question}</p>
            <p>{words}</p>
          </div>
        ))}
        {meeting.cv ? (
          <p>
            <a href={meeting.cv.to}>Open the CV: {meeting.cv.name}</a>
          </p>
        ) : null}
        {meeting.reason ? <p className="small muted">{meeting.reason}</p> : null}
        {state === "booked" || state === "no-show" ? (
          <MeetingForms {...{ meeting, action }} state={answered} />
        ) : null}
      </div>
    </article>
  );
}

function MeetingForms({ meeting, action, state: answered }: ItemProps) {
  const { id, isOver, state } = meeting;
  const own = answered?.values.id === String(id) ? answered : undefined;
  const typed = (intent: string) => (own?.values.intent === intent ? own : undefined);
  return (
    <>
      <NotesForm {...{ meeting, action }} state={typed("notes")} />
      {isOver || state !== "booked" ? null : (
        <CancelForm {...{ meeting, action }} state={typed("cancel")} />
      )}
    </>
  );
}

function NotesForm({ meeting, action, state: typed }: ItemProps) {
  const { id, name, notes, summary, hasBegun, state } = meeting;
  return (
    <Details
      summary={notes || summary ? "Notes and summary" : "Write notes"}
      isOpen={typed ? true : undefined}
    >
      <form method="post" action={action} className="hd-form">
        <input type="hidden" name="id" value={id} />
        {notes === null ? (
          <p className="small muted">A colleague has notes here. Only they can read them.</p>
        ) : (
          <TextareaField
            id={`notes-${id}`}
            label="Your own notes"
            hint={`Only you can read them here. ${name} gets a copy if they ask for their data.`}
            name="notes"
            rows={3}
            defaultValue={typed?.values.notes ?? notes}
            error={typed?.errors.notes?.[0]}
          />
        )}
        <TextareaField
          id={`summary-${id}`}
          label="What you agreed"
          hint={`${name} can read this, and gets it by email.`}
          name="summary"
          rows={3}
          defaultValue={typed?.values.summary ?? summary}
          error={typed?.errors.summary?.[0]}
        />
        {hasBegun ? (
          <Checkbox
            id={`no-show-${id}`}
            label="Did not come"
            name="isNoShow"
            defaultChecked={typed ? typed.values.isNoShow === "on" : state === "no-show"}
          />
        ) : null}
        <Button variant="second" name="intent" value="notes">
          Save
        </Button>
      </form>
    </Details>
  );
}

function CancelForm({ meeting: { id, name }, action, state: typed }: ItemProps) {
  return (
    <Details summary="Cancel this meeting" isOpen={typed ? true : undefined}>
      <form method="post" action={action} className="hd-form">
        <input type="hidden" name="id" value={id} />
        <Field
          id={`reason-${id}`}
          label="Why"
          hint={`${name} reads this.`}
          name="reason"
          maxLength={500}
          defaultValue={typed?.values.reason ?? ""}
          error={typed?.errors.reason?.[0]}
        />
        <Checkbox
          id={`frees-${id}`}
          label="Others can book this time"
          hint="Leave unticked if you will be away."
          name="freesTime"
          defaultChecked={typed?.values.freesTime === "on"}
        />
        <Button variant="danger" name="intent" value="cancel">
          Cancel the meeting
        </Button>
      </form>
    </Details>
  );
}
