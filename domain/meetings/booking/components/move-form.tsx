import type { FormState } from "#domain/forms/form-state.ts";
import { shortDay } from "#rules/days.ts";
import { Button } from "#ui/button.tsx";
import { Details } from "#ui/details.tsx";
import { Form } from "#ui/form.tsx";
import { Link } from "#ui/link.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { useHeadingWhenLost } from "#ui/use-heading-when-lost.ts";
import type { DayView, WeekView } from "../../calendar/week-view.ts";
import { slotHint } from "./slot-hint.ts";
import { usePlainHash } from "./use-plain-hash.ts";

type MoveFormProps = { week: WeekView; action: string; state: FormState | undefined };

/** Another time with the same person. */
export function MoveForm({ week, action, state }: MoveFormProps) {
  // The first and the last week have a link less.
  const part = useHeadingWhenLost<HTMLElement>(`${week.before === null} ${week.after === null}`);
  const hash = usePlainHash("move");
  const hrefOf = (monday = "") => `${action}?move=${monday}${hash}`;
  const free = week.days.filter(({ slots }) => slots.length > 0);
  return (
    <section className="bk-step" aria-labelledby="move" ref={part}>
      <h2 id="move" tabIndex={-1}>
        Choose another time
      </h2>
      <p className="bk-wk">
        {week.before ? (
          <Link to={hrefOf(week.before)} preventScrollReset>
            Previous week
          </Link>
        ) : null}
        <b className="num" role="status">
          {week.title}
        </b>
        {week.after ? (
          <Link to={hrefOf(week.after)} preventScrollReset>
            Next week
          </Link>
        ) : null}
      </p>
      {free.length === 0 ? (
        <p>No free times this week.</p>
      ) : (
        // Its week stays in the address: a refusal is answered with the same times.
        <Form
          method="post"
          action={hrefOf(week.days[0]?.day)}
          className="bk-step"
          preventScrollReset
        >
          {free.map((day, at) => (
            <DayTimes
              key={day.day}
              day={day}
              hasHostTimes={!week.zone.isSame}
              {...(at === 0 ? { isFirst: true, error: state?.errors.at?.[0] } : {})}
            />
          ))}
          <div className="btns">
            <Button name="intent" value="move">
              Move the meeting
            </Button>
          </div>
        </Form>
      )}
    </section>
  );
}

type DayTimesProps = {
  day: DayView;
  hasHostTimes: boolean;
  isFirst?: boolean;
  error?: string | undefined;
};

/** A day's times, folded: those of a whole week are six screens of a phone. */
function DayTimes({ day, hasHostTimes, isFirst = false, error }: DayTimesProps) {
  const { slots, weekday } = day;
  const title = `${weekday} ${shortDay(day.day)}`;
  const count = slots.length === 1 ? "1 free time" : `${slots.length} free times`;
  return (
    <Details summary={`${title}, ${count}`} isOpen={isFirst}>
      <RadioGroup
        legend={title}
        name="at"
        id={isFirst ? "at" : `at-${day.day}`}
        isLegendHidden
        error={error}
        options={slots.map((slot) => ({
          value: slot.at,
          label: slot.label,
          hint: slotHint(slot, hasHostTimes),
        }))}
      />
    </Details>
  );
}
