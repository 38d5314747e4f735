import type { RouterContextProvider } from "react-router";
import { sentByJob } from "#app/compose/jobs/sent-to-job.server.ts";
import { memberOf } from "#app/member.server.ts";
import { pageCountOf, readPage } from "#app/paging.ts";
import { isInNight } from "#domain/jobs/advert/nights.ts";
import { knownZone } from "#domain/jobs/advert/zone-view.ts";
import { findCalendar } from "#domain/jobs/saved/calendar.server.ts";
import { calendarAddress } from "#domain/jobs/saved/calendar-address.server.ts";
import { lossLabel } from "#domain/jobs/saved/loss-label.ts";
import { noticeView } from "#domain/jobs/saved/notice-view.server.ts";
import { listNotices } from "#domain/jobs/saved/notices.queries.server.ts";
import {
  findSavedJob,
  listOpenJobs,
  listSavedJobs,
  SAVED_PAGE_SIZE,
  type SavedJob,
  summariseStages,
} from "#domain/jobs/saved/saved-jobs.queries.server.ts";
import { savedHeadline } from "#domain/jobs/saved/saved-labels.ts";
import type { LeavingJob, SavedScreenView } from "#domain/jobs/saved/saved-screen-view.ts";
import { type SavedReader, savedJobView } from "#domain/jobs/saved/saved-view.server.ts";
import {
  isStage,
  openStages,
  type SavedStage,
  type StageCounts,
} from "#domain/jobs/saved/stages.ts";
import { type ComingDate, weekLine } from "#domain/jobs/saved/week-line.ts";
import { longDay } from "#rules/days.ts";
import { rowNumber } from "#rules/row-number.ts";
import { dayAndTimeIn, placeOf } from "#rules/zoned-time.ts";

type SavedRequest = { request: Request; context: Readonly<RouterContextProvider> };

/** Everything the page of saved jobs shows: all open stages, or one of them page by page. */
export async function loadSavedJobs({ request, context }: SavedRequest): Promise<SavedScreenView> {
  const member = memberOf(context);
  const now = new Date();
  const reader: SavedReader = { now, timeZone: knownZone(member.timeZone) };
  const asked = new URL(request.url).searchParams.get("stage");
  const stage = isStage(asked) ? asked : null;

  const page = stage ? readPage(request) : 1;
  const [{ counts, closings }, jobs, notices, calendar, leaving] = await Promise.all([
    summariseStages(member.id, now),
    stage ? listSavedJobs(member.id, { stage, page }, now) : listOpenJobs(member.id, now),
    listNotices(member.id, now),
    calendarView(member.id),
    leavingView(member.id, request, now),
  ]);
  const sentTo = await sentByJob(
    member.id,
    jobs.map(({ card }) => card.id),
  );
  const inNight = closings.filter(
    (closesAt) => reader.timeZone && isInNight(closesAt, reader.timeZone),
  ).length;
  const sections = sectionsOf(jobs, { stage, counts, page });

  return {
    over: overWords(jobs, reader),
    headline: headlineOf(counts, inNight),
    counts,
    stage,
    sections: sections.map(({ jobs: rows, ...section }) => ({
      ...section,
      rows: rows.map((job) => ({ ...savedJobView(job, reader), ...sentTo(job.card.id) })),
    })),
    notices: notices.map((notice) => noticeView(notice, reader)),
    leaving,
    week: weekLine(comingDates(jobs), now, reader.timeZone ?? "Europe/London"),
    calendar,
    zone: reader.timeZone ? placeOf(reader.timeZone) : null,
    here: addressOf({ stage, page, leaving }),
  };
}

type Here = { stage: SavedStage | null; page: number; leaving: LeavingJob | null };

/** This page as its forms name it. The request's own address may be that of its data. */
function addressOf({ stage, page, leaving }: Here): string {
  const query = new URLSearchParams({
    ...(stage ? { stage } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
    ...(leaving ? { remove: String(leaving.job) } : {}),
  });
  return query.size > 0 ? `/my-saved-jobs?${query}` : "/my-saved-jobs";
}

type Wanted = { stage: SavedStage | null; counts: StageCounts; page: number };

function sectionsOf(jobs: readonly SavedJob[], { stage, counts, page }: Wanted) {
  const shown = stage ? [stage] : openStages.filter((open) => counts[open] > 0);
  return shown.map((each) => {
    const total = counts[each];
    const pageCount = pageCountOf({ total, pageSize: SAVED_PAGE_SIZE });
    const inStage = jobs.filter((job) => job.stage === each);
    return { stage: each, jobs: inStage, total, page, pageCount };
  });
}

function headlineOf(counts: StageCounts, inNight: number): string {
  const total = openStages.reduce((sum, stage) => sum + counts[stage], 0);
  if (total === 0) return "Your saved jobs";
  return counts.saved > 0
    ? savedHeadline({ saved: counts.saved, inNight })
    : "Nothing left to apply for. Your applications are below.";
}

/** "Sunday 15 November, 01:20 in Pune. Register of 10 November 2026." */
function overWords(jobs: readonly SavedJob[], { now, timeZone }: SavedReader): string {
  const clock = timeZone ? `${dayAndTimeIn(timeZone, now)} in ${placeOf(timeZone)}.` : "";
  const days = jobs.flatMap(({ card }) => card.employer.register?.asOf ?? []).sort();
  const newest = days.at(-1);
  return [clock, newest ? `Register of ${longDay(newest)}.` : ""].filter(Boolean).join(" ");
}

function comingDates(jobs: readonly SavedJob[]): ComingDate[] {
  return jobs.flatMap(({ card, stage, dateAt, dateLabel }) => [
    ...(dateAt
      ? [
          {
            key: `date-${card.id}`,
            at: dateAt,
            zone: card.closesZone,
            label: dateLabel ?? "Your date",
          },
        ]
      : []),
    ...(stage === "saved" && card.isLive && card.closesAt
      ? [
          {
            key: `closes-${card.id}`,
            at: card.closesAt,
            zone: card.closesZone,
            label: firstWord(card.employer.name),
          },
        ]
      : []),
  ]);
}

/** There is room on the line for one word of a name. */
function firstWord(name: string): string {
  return name.split(/\s+/)[0]?.slice(0, 14) ?? name;
}

/** A job whose bookmark was pressed again, and what would go with it. */
async function leavingView(userId: string, request: Request, now: Date) {
  const id = rowNumber(new URL(request.url).searchParams.get("remove"));
  const job = id > 0 ? await findSavedJob(userId, id, now) : null;
  return job && { job: id, title: job.card.title, kept: lossLabel(job) };
}

async function calendarView(userId: string) {
  const calendar = await findCalendar(userId);
  if (!calendar) return null;
  const { version, ...choices } = calendar;
  const address = calendarAddress(userId, version);
  return { address, webcal: address.replace(/^https?:/, "webcal:"), choices };
}
