import { dayAndTimeIn } from "#rules/zoned-time.ts";
import { isLive, type JobState } from "../live.ts";

export type LineStop = {
  label: string;
  note: string;
  state: "done" | "here" | "ahead" | "closed";
};

export type LineJob = {
  state: JobState;
  postedAt: Date;
  closesAt: Date | null;
  closesZone: string;
  updatedAt: Date;
  changeSentAt: Date | null;
  isFromFeed: boolean;
};

const steps = ["Draft", "Sent", "Checked", "Live", "Closes"] as const;

/** What nobody does to the advert of a trusted employer. */
const readersSteps: readonly string[] = ["Sent", "Checked"];

export type LineFacts = {
  now: Date;
  zone: string;
  /** Its adverts go live without being read first. */
  isTrusted: boolean;
  /** A person here has let this advert go live. */
  wasApproved: boolean;
};

/** Where an advert stands between draft and closing. A new one has no row yet. */
export function stateLine(job: LineJob | null, facts: LineFacts): LineStop[] {
  const here = placeOf(job, facts.now);
  const notes = notesOf(job, facts);
  const stops = steps.map((label, index) => ({
    label,
    note: notes[index] ?? "",
    state: index < here ? ("done" as const) : index === here ? hereState(job) : ("ahead" as const),
  }));
  return isReadFirst(job, facts)
    ? stops
    : stops.filter(({ label }) => !readersSteps.includes(label));
}

/** Only what a person reads, or has read, may be shown as read. */
function isReadFirst(job: LineJob | null, { isTrusted, wasApproved }: LineFacts): boolean {
  if (!job || job.state === "draft" || job.state === "sent-back") return !isTrusted;
  return job.state === "waiting" || job.state === "declined" || wasApproved;
}

function placeOf(job: LineJob | null, now: Date): number {
  if (!job || job.state === "draft" || job.state === "sent-back") return 0;
  if (job.state === "waiting" || job.state === "declined") return 2;
  return isLive(job, now) ? 3 : 4;
}

function hereState(job: LineJob | null): LineStop["state"] {
  return job?.state === "declined" || job?.state === "closed" ? "closed" : "here";
}

function notesOf(job: LineJob | null, facts: LineFacts): string[] {
  const closes = job?.closesAt ? dayAndTimeIn(job.closesZone, job.closesAt) : "When you close it";
  const isRead = job?.state === "approved" || job?.state === "closed";
  return [
    draftNote(job, facts.zone),
    isRead || job?.state === "declined" ? "" : "You can still withdraw it",
    readNote(job),
    liveNote(job, facts),
    job?.state === "closed" ? closedNote(job) : closes,
  ];
}

function closedNote({ isFromFeed }: LineJob): string {
  return isFromFeed ? "Gone from your feed" : "Closed by you";
}

function draftNote(job: LineJob | null, zone: string): string {
  if (!job) return "Not saved yet";
  if (job.state === "sent-back") return "Sent back to you, with changes to make";
  return job.state === "draft"
    ? `Saved ${dayAndTimeIn(zone, job.updatedAt)}. Only you can see it`
    : "Written";
}

function readNote(job: LineJob | null): string {
  if (job?.state === "declined") return "Declined";
  const isRead = job?.state === "approved" || job?.state === "closed";
  return isRead ? "" : "Pay, place and wording, by a person. One working day";
}

function liveNote(job: LineJob | null, facts: LineFacts): string {
  if (job?.changeSentAt) return "Live as before; your change is in review";
  if (job && isLive(job, facts.now)) return "Readers see it now";
  if (job?.state === "approved" || job?.state === "closed") return "";
  return isReadFirst(job, facts)
    ? "Or back to you, with changes to make"
    : "As soon as you publish it";
}
