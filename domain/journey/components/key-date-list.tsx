import { shortDay } from "#rules/days.ts";
import { HoursStrip, isNight } from "#ui/hours-strip.tsx";
import { Tag } from "#ui/tag.tsx";
import type { KeyDate } from "../key-dates.ts";
import "./key-date-list.css";

const NIGHT_FROM = 22 * 60;
const NIGHT_TO = 7 * 60;

type KeyDateListProps = {
  dates: readonly KeyDate[];
  place: string;
  /** Without the drawing of the day: the words say the same. */
  isShort?: boolean;
};

/** Dates in the reader's zone and in their own, with the reader's night shaded. */
export function KeyDateList({ dates, place, isShort = false }: KeyDateListProps) {
  const items = dates.map((date) => (
    <KeyDateItem
      key={`${date.day} ${date.title}`}
      {...{ date, isShort }}
      year={yearOf(date) === yearOf(dates[0]!) ? null : yearOf(date)}
    />
  ));
  if (isShort) return <ul className="dates dates--short">{items}</ul>;
  return (
    <>
      <ul className="dates">{items}</ul>
      <p className="tiny muted">
        The large date is the earlier one if the two time zones differ. Bars run midnight to
        midnight in {place}. Dark is 22:00 to 07:00.
      </p>
    </>
  );
}

const yearOf = ({ day }: KeyDate) => day.slice(0, 4);

type KeyDateItemProps = {
  date: KeyDate;
  isShort: boolean;
  /** Where it is not the year of the first: 20 November may be next year's. */
  year: string | null;
};

function KeyDateItem({ date, isShort, year }: KeyDateItemProps) {
  const [dayOfMonth, month] = shortDay(date.day).split(" ");
  const inTheNight = date.minutes !== null && isNight(date.minutes, NIGHT_FROM, NIGHT_TO);

  return (
    <li>
      <time className="date" dateTime={date.day}>
        <b>{dayOfMonth}</b>
        {month}
        {year ? <span>{year}</span> : null}
      </time>
      <div className="dates__b">
        <p className="strong">{date.title}</p>
        <p className="small muted">{[date.forYou, date.there].filter(Boolean).join(". ")}</p>
      </div>
      {inTheNight ? <Tag tone="caution">Your night</Tag> : null}
      {isShort || date.minutes === null ? null : (
        <HoursStrip
          marker={date.minutes}
          nightFrom={NIGHT_FROM}
          nightTo={NIGHT_TO}
          label={`${date.forYou}, ${inTheNight ? "during your night" : "during your day"}`}
        />
      )}
    </li>
  );
}
