import { longDay, shortDay } from "#rules/days.ts";
import {
  clockIn,
  dayAndTimeIn,
  earliestDayIn,
  placeOf,
  shortDayIn,
  timeIn,
} from "#rules/zoned-time.ts";
import { closingLabel } from "../advert/closing-labels.ts";
import { isInNight, nightsAround, placeOnStrip } from "../advert/nights.ts";
import { knownOf } from "../advert/register-labels.ts";
import { placeLabel } from "../card-labels.ts";
import { jobAddress } from "../job-address.ts";
import type { SavedJob } from "./saved-jobs.queries.server.ts";
import type { ClockView, MomentView, SavedJobView } from "./saved-view.ts";

export type SavedReader = { now: Date; timeZone: string | null };

/** Turns a saved job into what its line in the list shows. */
export function savedJobView(
  saved: SavedJob,
  reader: SavedReader,
): Omit<SavedJobView, "sent" | "sentHref" | "application"> {
  const { card, stage, note } = saved;
  const { tone, headline } = knownOf(card);
  const told = momentOf(saved, reader);
  const hasEnded = stage === "saved" && !card.isLive;
  return {
    id: card.id,
    title: card.title,
    href: saved.isTakenDown ? null : jobAddress(card),
    employer: card.employer.name,
    place: placeLabel(card),
    stage,
    day: told ? earlierDay(told, card.closesZone, reader) : stageDay(saved, reader),
    moment: told ? momentView(told, card.closesZone, reader) : null,
    lines: told && !hasEnded ? [] : linesOf(saved, reader),
    known: { tone, headline },
    isLive: card.isLive,
    note,
    date: dateView(saved, reader),
  };
}

/**
 * What is drawn on the strip: the closing time for as long as one may apply, else a date of
 * one's own that is still ahead. That date is told in words beside it as well.
 */
function momentOf({ card, stage, dateAt }: SavedJob, { now }: SavedReader): Date | null {
  if (stage === "saved" && card.isLive && card.closesAt) return card.closesAt;
  return dateAt && dateAt >= now && stage !== "closed" ? dateAt : null;
}

export function momentView(instant: Date, zone: string, { timeZone }: SavedReader): MomentView {
  const isNight = timeZone !== null && isInNight(instant, timeZone);
  return {
    at: placeOnStrip(instant),
    there: clockView(instant, zone),
    here: timeZone && timeZone !== zone ? clockView(instant, timeZone) : null,
    isNight,
    label: timeZone === null ? "" : isNight ? "During your night" : "During your day",
  };
}

function clockView(instant: Date, zone: string): ClockView {
  const [weekday = "", day = ""] = shortDayIn(zone, instant).split(" ");
  return {
    place: placeOf(zone),
    when: `${weekday} ${day}, ${timeIn(zone, instant)}`,
    nights: nightsAround(instant, zone),
  };
}

function earlierDay(instant: Date, zone: string, { timeZone }: SavedReader) {
  return dayView(earliestDayIn([zone, timeZone ?? zone], instant));
}

function stageDay({ stage, stageAt, card }: SavedJob, { timeZone }: SavedReader) {
  return stage === "saved" ? null : dayView(clockIn(timeZone ?? card.closesZone, stageAt).day);
}

function dayView(iso: string) {
  const [day = "", month = ""] = shortDay(iso).split(" ");
  return { iso, day, month };
}

export const stageSince = {
  applied: "You applied on",
  interview: "You were invited to an interview on",
  offer: "You had an offer on",
  closed: "You moved it to Closed on",
} as const;

function linesOf(saved: SavedJob, { now, timeZone }: SavedReader): string[] {
  const { card, stage, stageAt } = saved;
  if (stage === "saved") {
    return card.isLive
      ? [closingLabel(card, now, timeZone)]
      : [endWords(saved, { now, timeZone }), "You cannot apply for it any more."];
  }

  const zone = timeZone ?? card.closesZone;
  const [from, today] = [clockIn(zone, stageAt).day, clockIn(zone, now).day];
  const days = Math.round((Date.parse(today) - Date.parse(from)) / 86_400_000);
  const since = `${stageSince[stage]} ${longDay(from)}`;
  if (stage !== "applied" || days < 1) return [`${since}.`];
  return [`${since}, ${days === 1 ? "yesterday" : `${days} days ago`}.`];
}

/** A job may end before its closing time has come. */
function endWords({ card, isTakenDown }: SavedJob, { now, timeZone }: SavedReader): string {
  if (isTakenDown) return "We took it off the board.";
  const hasRunOut = card.closesAt !== null && card.closesAt <= now;
  return hasRunOut ? closingLabel(card, now, timeZone) : "It is no longer on the board.";
}

function dateView({ dateAt, dateLabel, card }: SavedJob, { timeZone }: SavedReader) {
  if (!dateAt) return null;
  const zone = timeZone ?? card.closesZone;
  return {
    local: `${clockIn(zone, dateAt).day}T${timeIn(zone, dateAt)}`,
    label: dateLabel ?? "",
    words: `${dateLabel ?? "Your date"}: ${dayAndTimeIn(zone, dateAt)}, ${placeOf(zone)} time.`,
  };
}
