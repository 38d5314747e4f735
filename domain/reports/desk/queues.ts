import type { StaffPower } from "#rules/access/staff-role.ts";

/** A queue of the desk: what waits in it for our staff, and by when we said somebody would look. */
export type DeskQueue = {
  label: string;
  /** The sentence under its name: "Promised within 1 day". */
  promise: string;
  promiseHours: number;
  /** A promise in working days counts from the day it was sent to the end of the last of them. */
  promiseWorkingDays?: number;
  /** Who sees it. */
  power: StaffPower;
  /** Where all of it is. */
  to: string;
  /** Nobody sent it: something of ours broke. */
  isFault?: true;
};

const DAY = 24;

/** In the order of the overview: what people wait for, then what is broken. */
const queues = {
  jobs: {
    label: "Jobs to review",
    promise: "Promised within 1 working day",
    promiseHours: DAY,
    promiseWorkingDays: 1,
    power: "decide",
    to: "/staff/jobs",
  },
  "reported-jobs": {
    label: "Reported jobs",
    promise: "Looked at within 1 day",
    promiseHours: DAY,
    power: "decide",
    to: "/staff/job-reports",
  },
  "access-requests": {
    label: "Access requests",
    promise: "Promised within 2 days",
    promiseHours: 2 * DAY,
    power: "see-people",
    to: "/staff/access-requests",
  },
  "company-requests": {
    label: "Company requests",
    promise: "Promised within 2 days",
    promiseHours: 2 * DAY,
    power: "decide",
    to: "/staff/employer-claims",
  },
  "company-pages": {
    label: "Company pages",
    promise: "Promised within 2 days",
    promiseHours: 2 * DAY,
    power: "decide",
    to: "/staff/company-changes",
  },
  messages: {
    label: "Messages",
    promise: "Answered within 5 working days",
    promiseHours: 7 * DAY,
    power: "decide",
    to: "/staff/messages",
  },
  complaints: {
    label: "Complaints",
    promise: "Answered within 10 working days",
    promiseHours: 14 * DAY,
    power: "decide",
    to: "/staff/messages",
  },
  stories: {
    label: "Success stories",
    promise: "Read within 5 working days",
    promiseHours: 7 * DAY,
    promiseWorkingDays: 5,
    power: "decide",
    to: "/staff/stories",
  },
  ambassadors: {
    label: "Ambassador applications",
    promise: "Answered within two weeks",
    promiseHours: 14 * DAY,
    power: "decide",
    to: "/staff/ambassadors",
  },
  "ambassador-pages": {
    label: "Ambassadors’ pages",
    promise: "Read within 5 days",
    promiseHours: 5 * DAY,
    power: "decide",
    to: "/staff/ambassadors",
  },
  "premium-requests": {
    label: "Premium requests",
    promise: "Answered within 7 days",
    promiseHours: 7 * DAY,
    power: "see-people",
    to: "/staff/premium-requests",
  },
  "pages-in-review": {
    label: "Pages in review",
    promise: "Read within 2 days",
    promiseHours: 2 * DAY,
    power: "publish",
    to: "/staff/content",
  },
  "stale-facts": {
    label: "Facts due for a check",
    promise: "Checked within 9 days of the due date",
    promiseHours: 9 * DAY,
    power: "read",
    to: "/staff/facts",
    isFault: true,
  },
  "broken-links": {
    label: "Broken links",
    promise: "Fixed within 7 days",
    promiseHours: 7 * DAY,
    power: "read",
    to: "/staff/links",
    isFault: true,
  },
  "failed-feeds": {
    label: "Feeds that failed",
    promise: "Looked at within 1 day",
    promiseHours: DAY,
    power: "decide",
    to: "/staff/job-feeds",
    isFault: true,
  },
  "failed-tasks": {
    label: "Failed tasks",
    promise: "Looked at within 4 hours",
    promiseHours: 4,
    power: "change-settings",
    to: "/staff/tasks",
    isFault: true,
  },
  "undelivered-mail": {
    label: "Undelivered email",
    promise: "Looked at within 1 day",
    promiseHours: DAY,
    power: "see-people",
    to: "/staff/mails",
    isFault: true,
  },
  register: {
    label: "Sponsor register",
    promise: "Never older than 10 days",
    promiseHours: 10 * DAY,
    power: "read",
    to: "/staff/sponsor-register",
    isFault: true,
  },
} satisfies Record<string, DeskQueue>;

export type QueueName = keyof typeof queues;

export const deskQueues: Readonly<Record<QueueName, DeskQueue>> = queues;

export const queueNames = Object.keys(deskQueues) as QueueName[];

/** One thing that waits. */
export type WaitingThing = {
  queue: QueueName;
  id: string;
  title: string;
  detail: string;
  since: Date;
  /** When the promise to its sender ends, where each has its own; else the queue's promise counts. */
  due: Date | null;
};
