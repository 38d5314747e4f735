import { ChevronLeft, ChevronRight, Moon } from "lucide-react";
import type { CSSProperties } from "react";
import { timeOfMinute } from "#rules/days.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { useHeadingWhenLost } from "#ui/use-heading-when-lost.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { NIGHT } from "../../calendar/night.ts";
import type { DayView, SlotView, WeekView } from "../../calendar/week-view.ts";

type WeekTableProps = {
  week: WeekView;
  selected: string | null;
  /** Where choosing this time leads. */
  slotHref: (at: string) => string;
  weekHref: (monday: string) => string;
};

/** A week of free times, on the reader's clock to the left and the host's to the right. */
export function WeekTable({ week, selected, slotHref, weekHref }: WeekTableProps) {
  const { days, hours, rowCount, zone } = week;
  const firstFree = days.find(({ state }) => state === "free")?.day;
  const shown = days.find(({ slots }) => slots.some(({ at }) => at === selected))?.day ?? firstFree;
  return (
    <>
      <WeekHead week={week} weekHref={weekHref} />
      <p className="vh" role="status">
        {shownTimes(week)}
      </p>
      {rowCount === 0 ? <NothingFree week={week} weekHref={weekHref} /> : null}
      <section
        className="wk"
        aria-label={`Free times, ${week.title}`}
        style={{ "--days": days.length, "--rows": Math.max(rowCount, 1) } as CSSProperties}
        hidden={rowCount === 0}
      >
        <p className="wk__z">
          {zone.reader}
          <span>you</span>
        </p>
        {zone.isSame ? null : (
          <p className="wk__z wk__z--r">
            {zone.host}
            <span>adviser</span>
          </p>
        )}
        {days.map((day, at) => (
          <DayHead key={day.day} day={day} column={at + 2} isShown={day.day === shown} />
        ))}
        <Axis hours={hours.map(({ row, time }) => ({ row, time }))} />
        {days.map((day, at) => (
          <DaySlots
            key={day.day}
            {...{ day, selected, slotHref }}
            column={at + 2}
            hasHostTimes={!zone.isSame}
          />
        ))}
        {zone.isSame ? null : (
          <Axis hours={hours.map(({ row, hostTime }) => ({ row, time: hostTime }))} isEnd />
        )}
      </section>
      {days.some(({ slots }) => slots.some(({ isNight }) => isNight)) ? (
        <p className="small muted">
          A moon marks {timeOfMinute(NIGHT.from)} to {timeOfMinute(NIGHT.until)} in your time zone.
        </p>
      ) : null}
    </>
  );
}

/** Said when another week, person or time zone is shown in the same place. */
function shownTimes({ days, title, zone }: WeekView): string {
  const count = days.reduce((sum, { slots }) => sum + slots.length, 0);
  const found = count === 1 ? "1 free time" : `${count || "No"} free times`;
  return `${found}, ${title}, ${zone.reader} time`;
}

function linksOf({ before, after, rowCount }: WeekView): string {
  return [before === null, after === null, rowCount === 0].join();
}

function WeekHead({ week, weekHref }: Pick<WeekTableProps, "week" | "weekHref">) {
  // The first and the last week have a link less, and a link under an empty week goes with it.
  const head = useHeadingWhenLost<HTMLDivElement>(linksOf(week));
  return (
    <div className="bk-wk" ref={head}>
      {week.before ? (
        <Link className="icon-btn" to={weekHref(week.before)} preventScrollReset>
          <Icon icon={ChevronLeft} label="Previous week" isDirectional />
        </Link>
      ) : null}
      <h3 className="num">{week.title}</h3>
      {week.after ? (
        <Link className="icon-btn" to={weekHref(week.after)} preventScrollReset>
          <Icon icon={ChevronRight} label="Next week" isDirectional />
        </Link>
      ) : null}
    </div>
  );
}

function NothingFree({ week, weekHref }: Pick<WeekTableProps, "week" | "weekHref">) {
  return (
    <p>
      No free times this week.{" "}
      {week.after ? (
        <Link to={weekHref(week.after)} preventScrollReset>
          Look at the next week
        </Link>
      ) : (
        "Times further ahead open day by day."
      )}
    </p>
  );
}

const states = { free: "", full: "full", closed: "closed", past: "none left" };

function DayHead({ day, column, isShown }: { day: DayView; column: number; isShown: boolean }) {
  const { weekday, date, slots, state } = day;
  const id = `day-${day.day}`;
  return (
    <>
      {/* Chooses the day on a phone, without script. */}
      <input
        className="wk__day"
        type="radio"
        name="day"
        id={id}
        defaultChecked={isShown}
        disabled={state !== "free"}
      />
      <label className="wk__h" htmlFor={id} style={{ "--column": column } as CSSProperties}>
        <span>{weekday}</span>
        <b>{date}</b>
        <small>{state === "free" ? `${slots.length} free` : states[state]}</small>
      </label>
    </>
  );
}

type DaySlotsProps = {
  day: DayView;
  column: number;
  selected: string | null;
  slotHref: (at: string) => string;
  /** Whether the host's clock is another than the reader's own. */
  hasHostTimes: boolean;
};

function DaySlots({ day, column, selected, slotHref, hasHostTimes }: DaySlotsProps) {
  return (
    <ul
      className="wk__d"
      data-state={day.state}
      style={{ "--column": column } as CSSProperties}
      aria-label={`${day.weekday} ${day.date}`}
    >
      {day.slots.map((slot) => (
        <li key={slot.at} style={{ "--slot-row": slot.row } as CSSProperties}>
          <Link
            className={slot.isNight ? "slot slot--n" : "slot"}
            to={slotHref(slot.at)}
            aria-current={slot.at === selected ? "true" : undefined}
            preventScrollReset
            rel="nofollow"
          >
            <SlotWords slot={slot} hasHostTimes={hasHostTimes} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function SlotWords({ slot, hasHostTimes }: { slot: SlotView; hasHostTimes: boolean }) {
  return (
    <>
      <VisuallyHidden>{slot.label}, </VisuallyHidden>
      <b>{slot.time}</b>
      {hasHostTimes ? (
        <span>
          {slot.hostTime} <span className="slot__p">{slot.hostPlace}</span>
        </span>
      ) : null}
      {slot.isNight ? <Icon icon={Moon} label="your night" /> : null}
    </>
  );
}

type AxisProps = { hours: { row: number; time: string | null }[]; isEnd?: boolean };

function Axis({ hours, isEnd }: AxisProps) {
  return (
    <ol className={isEnd ? "wk__ax wk__ax--r" : "wk__ax"} aria-hidden="true">
      {hours.map(({ row, time }) => (
        <li key={row} style={{ gridRow: row }}>
          {time}
        </li>
      ))}
    </ol>
  );
}
