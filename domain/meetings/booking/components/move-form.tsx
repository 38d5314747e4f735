import { Button } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import type { WeekView } from "../../calendar/week-view.ts";

type MoveFormProps = { week: WeekView; action: string };

/** Another time with the same person. */
export function MoveForm({ week, action }: MoveFormProps) {
  const free = week.days.filter(({ slots }) => slots.length > 0);
  return (
    <section className="bk-step" aria-labelledby="move">
      <h2 id="move">Choose another time</h2>
      <p className="bk-wk">
        {week.before ? <Link to={`${action}?move=${week.before}`}>Previous week</Link> : null}
        <b className="num">{week.title}</b>
        {week.after ? <Link to={`${action}?move=${week.after}`}>Next week</Link> : null}
      </p>
      {free.length === 0 ? (
        <p>No free times this week.</p>
      ) : (
        <form method="post" action={action} className="bk-step">
          <RadioGroup
            legend="Free times"
            name="at"
            isLegendHidden
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
        </form>
      )}
    </section>
  );
}
