import { ArrowLeft, ArrowRight, Pencil } from "lucide-react";
import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Notice } from "#ui/notice.tsx";
import { Section } from "#ui/section.tsx";
import { Tag } from "#ui/tag.tsx";
import type { ShiftLine, WeekView } from "../week-view.ts";

/** A week of the log, with what is left of it and the way to the weeks beside it. */
export function WeekSection({ week }: { week: WeekView }) {
  return (
    <Section
      title={week.isThisWeek ? `This week, ${week.title}` : week.title}
      aside={<WeekLinks week={week} />}
    >
      <Notice tone={week.finding.tone} title={week.finding.title}>
        {week.finding.words}
      </Notice>
      {week.bar ? (
        <svg className="hours__bar" role="img" aria-label={week.bar.label} height="27">
          <rect className="hours__whole" width="100%" height="27" rx="6" />
          <rect
            className="hours__used"
            data-over={week.bar.used > week.bar.limit ? "" : undefined}
            width={`${week.bar.used}%`}
            height="27"
            rx="6"
          />
          <svg x={`${week.bar.limit}%`} overflow="visible" aria-hidden="true">
            <rect className="hours__limit" x="-4" y="-5" width="4" height="37" />
          </svg>
        </svg>
      ) : null}
      <ol className="hours__days">
        {week.days.map((day) => (
          <li key={day.day} data-today={day.isToday ? "" : undefined}>
            <h3>
              {day.label}
              {day.isToday ? <span className="vh"> (today)</span> : null}
            </h3>
            {day.isBreak ? <Tag>Break</Tag> : null}
            <p className="hours__sum muted">
              {day.hasWork ? day.worked : "No work"}
              {day.isNightBefore ? ", from the night before" : ""}
            </p>
            {day.shifts.length > 0 ? (
              <ul>
                {day.shifts.map((shift) => (
                  <ShiftItem key={shift.id} shift={shift} monday={week.monday} />
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ol>
    </Section>
  );
}

function ShiftItem({ shift, monday }: { shift: ShiftLine; monday: string }) {
  const { id, place, from, to, endsNextDay, length, isPaid, day } = shift;
  const which = `${place}, ${from} to ${to}`;
  return (
    <li id={`shift-${id}`} className="hours__shift">
      <p>
        <b>{place}</b> {from} to {to}
        {endsNextDay ? " the next day" : ""}, {length}
        {isPaid ? "" : ", unpaid"}
      </p>
      <div className="btns">
        <Link className="more" to={`/work-hours?week=${day}&edit=${id}`}>
          <Icon icon={Pencil} />
          Change<span className="vh"> {which}</span>
        </Link>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="shift" value={id} />
          <input type="hidden" name="week" value={monday} />
          <Button variant="quiet" size="s" name="intent" value="delete">
            Delete<span className="vh"> {which}</span>
          </Button>
        </Form>
      </div>
    </li>
  );
}

function WeekLinks({ week }: { week: WeekView }) {
  return (
    <nav className="hours__weeks" aria-label="Weeks">
      <Link className="more" to={`/work-hours?week=${week.before}`} preventScrollReset rel="prev">
        <Icon icon={ArrowLeft} isDirectional />
        Previous week
      </Link>
      {week.isThisWeek ? null : (
        <Link className="more" to="/work-hours" preventScrollReset>
          This week
        </Link>
      )}
      <Link className="more" to={`/work-hours?week=${week.after}`} preventScrollReset rel="next">
        Next week
        <Icon icon={ArrowRight} isDirectional />
      </Link>
    </nav>
  );
}
