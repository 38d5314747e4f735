import type { FormState } from "#domain/forms/form-state.ts";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { Link } from "#ui/link.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { useHeadingWhenLost } from "#ui/use-heading-when-lost.ts";
import type { WeekView } from "../../calendar/week-view.ts";

type MoveFormProps = { week: WeekView; action: string; state: FormState | undefined };

/** Another time with the same person. */
export function MoveForm({ week, action, state }: MoveFormProps) {
  // The first and the last week have a link less.
  const part = useHeadingWhenLost<HTMLElement>(`${week.before === null} ${week.after === null}`);
  const hrefOf = (monday = "") => `${action}?move=${monday}`;
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
          <RadioGroup
            legend="Free times"
            name="at"
            isLegendHidden
            error={state?.errors.at?.[0]}
            options={free.flatMap(({ slots }) =>
              slots.map(({ at, label, hostTime, hostPlace }) => ({
                value: at,
                label,
                ...(week.zone.isSame ? {} : { hint: `${hostTime} in ${hostPlace}` }),
              })),
            )}
          />
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
