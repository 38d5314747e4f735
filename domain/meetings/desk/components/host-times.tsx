import type { FormState } from "#domain/forms/form-state.ts";
import { timeOfMinute, weekdayNames } from "#rules/days.ts";
import { placeOf } from "#rules/zoned-time.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import "./desk-forms.css";

export type HostTimesProps = {
  action: string;
  zone: string;
  week: readonly { weekday: number; fromMinute: number; untilMinute: number }[];
  days: readonly { day: string; name: string; hours: string | null }[];
  /** The next public holidays, in words. */
  holidays: readonly string[];
  state: FormState | undefined;
};

/** Working hours of each week, and days that are not as the week says. */
export function HostTimes(props: HostTimesProps) {
  return (
    <>
      <section className="mdf__s" aria-labelledby="hours">
        <h2 id="hours">Working hours</h2>
        <WeekForm {...props} />
      </section>
      <section className="mdf__s" aria-labelledby="days">
        <h2 id="days">Days away and days with other hours</h2>
        {props.holidays.length > 0 ? (
          <p className="small muted">
            Off as public holidays: {props.holidays.join(", ")} and further ones. To work on one,
            add it with hours.
          </p>
        ) : null}
        <DayList {...props} />
        <DayForm {...props} />
      </section>
    </>
  );
}

function WeekForm({ action, zone, week, state }: HostTimesProps) {
  const typed = state?.values.intent === "hours" ? state : undefined;
  return (
    <form method="post" action={action} className="mdf">
      <p className="small muted">In {placeOf(zone)} time. Leave both empty for a day off.</p>
      {weekdayNames.map((name, at) => {
        const hours = week.find(({ weekday }) => weekday === at + 1);
        const field = (end: "from" | "until", minute: number | undefined) => ({
          id: `${end}-${at + 1}`,
          name: `${end}-${at + 1}`,
          type: "time",
          defaultValue:
            typed?.values[`${end}-${at + 1}`] ?? (minute === undefined ? "" : timeOfMinute(minute)),
          error: typed?.errors[`${end}-${at + 1}`]?.[0],
        });
        return (
          <div className="mdf__h" key={name}>
            <Field label={`${name} from`} {...field("from", hours?.fromMinute)} />
            <Field label={`${name} until`} {...field("until", hours?.untilMinute)} />
          </div>
        );
      })}
      <Button variant="second" name="intent" value="hours">
        Save the hours
      </Button>
    </form>
  );
}

function DayList({ action, days }: HostTimesProps) {
  return days.map(({ day, name, hours }) => (
    <form method="post" action={action} key={day} className="mdf__d">
      <input type="hidden" name="day" value={day} />
      <span>
        {name}: {hours ?? "away"}
      </span>
      <Button variant="quiet" size="s" name="intent" value="day-back">
        Remove {name}
      </Button>
    </form>
  ));
}

function DayForm({ action, state }: HostTimesProps) {
  const typed = state?.values.intent === "day" ? state : undefined;
  const field = (name: string) => ({
    ...{ id: `day-${name}`, name, defaultValue: typed?.values[name] ?? "" },
    error: typed?.errors[name]?.[0],
  });
  return (
    <form method="post" action={action} className="mdf">
      <div className="mdf__h">
        <Field label="Day" type="date" {...field("day")} />
        <Field label="From" type="time" {...field("from")} />
        <Field label="Until" type="time" {...field("until")} />
      </div>
      <p className="small muted">Leave the times empty for a day away.</p>
      <Button variant="second" name="intent" value="day">
        Add the day
      </Button>
    </form>
  );
}
