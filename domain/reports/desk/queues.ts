import type { StaffPower } from "#rules/access/staff-role.ts";

/** A queue of the desk: what waits in it for our staff, and by when we said somebody would look. */
export type DeskQueue = {
  label: string;
  /** The sentence under its name: "Promised within 1 day". */
  promise: string;
  promiseHours: number;
  /** Who sees it. */
  power: StaffPower;
  /** Where all of it is. */
  to: string;
};

const DAY = 24;

/** In the order of the overview: what people wait for, then what is broken. */
export const deskQueues = {
  jobs: {
    label: "Jobs to review",
    promise: "Promised within 1 day",
    promiseHours: DAY,
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
    promise: "Read within 5 days",
    promiseHours: 5 * DAY,
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
  "pages-in-review": {
    label: "Pages in review",
    promise: "Read within 2 days",
    promiseHours: 2 * DAY,
    power: "publish",
    to: "/staff/content",
  },
  "stale-facts": {
    label: "Stale facts",
    promise: "Read again within 9 days of falling due",
    promiseHours: 9 * DAY,
    power: "read",
    to: "/staff/facts",
  },
  "broken-links": {
    label: "Broken links",
    promise: "Mended within 7 days",
    promiseHours: 7 * DAY,
    power: "read",
    to: "/staff/links",
  },
  "failed-feeds": {
    label: "Feeds that failed",
    promise: "Looked at within 1 day",
    promiseHours: DAY,
    power: "decide",
    to: "/staff/job-feeds",
  },
  "failed-tasks": {
    label: "Failed tasks",
    promise: "Looked at within 4 hours",
    promiseHours: 4,
    power: "change-settings",
    to: "/staff/tasks",
  },
  "undelivered-mail": {
    label: "Undelivered email",
    promise: "Looked at within 1 day",
    promiseHours: DAY,
    power: "see-people",
    to: "/staff/mails",
  },
  register: {
    label: "Sponsor register",
    promise: "Never older than 10 days",
    promiseHours: 10 * DAY,
    power: "read",
    to: "/staff/sponsor-register",
  },
} as const satisfies Record<string, DeskQueue>;

export type QueueName = keyof typeof deskQueues;

export const queueNames = Object.keys(deskQueues) as QueueName[];

/** One thing that waits. */
export type WaitingThing = {
  queue: QueueName;
  id: string;
  title: string;
  detail: string;
  since: Date;
};
