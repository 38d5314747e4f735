/**
 * Every queued task and what it is told. A new task is a line here, a line in
 * `taskOptions`, and a file in workers/. Payloads name rows where there are
 * rows to name, and never carry links: the queue keeps them for two days.
 */
export type Tasks = {
  "deliver-mail": { mailId: string };
  "sign-in-link-requested": { email: string; isDecoy?: boolean };
  "password-guessed": { email: string; counter: string };
  "password-reset-requested": { email: string };
  "empty-cv-bin": Record<string, never>;
  "erase-accounts": Record<string, never>;
  "erase-applications": Record<string, never>;
  housekeeping: Record<string, never>;
  "remove-files": { fileIds: readonly string[] };
  "collect-files": Record<string, never>;
  "import-sponsors": Record<string, never>;
  "sponsor-upload-sent": { uploadId: string };
  "sponsor-upload-confirmed": { uploadId: string; acceptsLoss: boolean };
  "register-changed": Record<string, never>;
  "forget-pages": { tag: string };
  "page-due": { pageId: number };
  "import-feeds": Record<string, never>;
  "import-feed": { feedId: number; acceptsLoss?: boolean };
  "resolve-employers": { which: "new" | "all"; ids?: readonly number[] };
  "send-job-alerts": Record<string, never>;
  "send-visa-reminders": Record<string, never>;
  "look-after-departures": Record<string, never>;
  "notice-saved-jobs": Record<string, never>;
  "job-mails-stop-requested": { email: string };
  "prepare-verdicts": Record<string, never>;
  "tell-followers": Record<string, never>;
  "check-links": Record<string, never>;
  "event-offer-ended": { eventId: number };
  "tell-event-people": { eventId: number };
  "look-after-events": Record<string, never>;
  "remind-of-meetings": Record<string, never>;
  "read-busy-times": Record<string, never>;
  "settle-referrals": Record<string, never>;
  "make-ebooks": Record<string, never>;
  "count-search-report": Record<string, never>;
  "send-university-reports": Record<string, never>;
  "prepare-lesson-film": { uploadId: string };
  "read-sign-on-metadata": Record<string, never>;
  "import-students": { importId: number };
  "remind-students": { universityId: number };
  "mail-university-message": { messageId: number };
  "roll-up-analytics": Record<string, never>;
  "republish-analytics": { universityId: number };
};

export type TaskName = keyof Tasks;

export type TaskOptions = {
  /** How often a failing task is tried again, and the first wait; waits double up to retryDelayMax. */
  retryLimit: number;
  retryDelay?: number;
  retryDelayMax?: number;
  /** Of the tasks queued with one singletonKey only the first is kept, until it begins. */
  isOncePerKey?: boolean;
  /** How many run at once in one process. */
  atOnce?: number;
  /** When it runs by itself, as a cron line in UTC. */
  cron?: string;
};

export const taskOptions: Record<TaskName, TaskOptions> = {
  // Twenty tries reach about a day: a mail server may be away for a night.
  "deliver-mail": { retryLimit: 20, retryDelay: 1, retryDelayMax: 10_800, atOnce: 4 },
  "sign-in-link-requested": { retryLimit: 5, retryDelay: 1, atOnce: 2 },
  "password-reset-requested": { retryLimit: 5, retryDelay: 1, atOnce: 2 },
  "password-guessed": { retryLimit: 5, retryDelay: 10 },
  "empty-cv-bin": { retryLimit: 3, retryDelay: 60, cron: "30 3 * * *" },
  "erase-accounts": { retryLimit: 3, retryDelay: 60, cron: "20 3 * * *" },
  "erase-applications": { retryLimit: 3, retryDelay: 60, cron: "25 3 * * *" },
  "read-sign-on-metadata": { retryLimit: 2, retryDelay: 600, cron: "15 2 * * *" },
  housekeeping: { retryLimit: 1, retryDelay: 60, cron: "40 3 * * *" },
  // As long as a mail waits: the store of files may be away for a night too.
  "remove-files": { retryLimit: 20, retryDelay: 1, retryDelayMax: 10_800 },
  "collect-files": { retryLimit: 3, retryDelay: 60, cron: "50 3 * * *" },
  // GOV.UK publishes on most working days, in the afternoon.
  "import-sponsors": { retryLimit: 3, retryDelay: 600, cron: "10 5,19 * * *" },
  "sponsor-upload-sent": { retryLimit: 2, retryDelay: 5 },
  "sponsor-upload-confirmed": { retryLimit: 2, retryDelay: 5 },
  "register-changed": { retryLimit: 5, retryDelay: 5 },
  "forget-pages": { retryLimit: 2, retryDelay: 1 },
  // A page that should be read by now: tried for an hour.
  "page-due": { retryLimit: 10, retryDelay: 2, retryDelayMax: 600 },
  // Also brings runs to their end that stopped with their process: none waits longer than this.
  "import-feeds": { retryLimit: 1, retryDelay: 60, cron: "5,20,35,50 * * * *" },
  // A feed that cannot be fetched waits for its next turn; only our own faults are tried again.
  "import-feed": { retryLimit: 1, retryDelay: 60, isOncePerKey: true },
  "resolve-employers": { retryLimit: 5, retryDelay: 10 },
  // Eight in the morning comes at every quarter hour somewhere.
  "send-job-alerts": { retryLimit: 3, retryDelay: 30, cron: "*/15 * * * *" },
  "send-visa-reminders": { retryLimit: 3, retryDelay: 30, cron: "3,18,33,48 * * * *" },
  "look-after-departures": { retryLimit: 3, retryDelay: 30, cron: "5,20,35,50 * * * *" },
  "notice-saved-jobs": { retryLimit: 3, retryDelay: 30, cron: "7,22,37,52 * * * *" },
  "tell-followers": { retryLimit: 3, retryDelay: 30, cron: "11,26,41,56 * * * *" },
  "event-offer-ended": { retryLimit: 5, retryDelay: 10 },
  "tell-event-people": { retryLimit: 5, retryDelay: 10 },
  // Reminders, offers that ended, places that became free: nobody waits longer than this.
  "look-after-events": { retryLimit: 1, retryDelay: 20, cron: "*/5 * * * *" },
  "remind-of-meetings": { retryLimit: 1, retryDelay: 20, cron: "2-57/5 * * * *" },
  // Each calendar has its own next time; most looks find none that is due.
  "read-busy-times": { retryLimit: 1, retryDelay: 60, cron: "4-59/5 * * * *" },
  "settle-referrals": { retryLimit: 3, retryDelay: 60, cron: "13 * * * *" },
  "job-mails-stop-requested": { retryLimit: 5, retryDelay: 1, atOnce: 2 },
  "check-links": { retryLimit: 1, retryDelay: 600, isOncePerKey: true, cron: "15 2 * * *" },
  // After midnight a fact may stand differently, and so may a book.
  "make-ebooks": { retryLimit: 2, retryDelay: 60, isOncePerKey: true, cron: "25 0 * * *" },
  "count-search-report": { retryLimit: 2, retryDelay: 60, isOncePerKey: true, cron: "40 4 * * *" },
  // Days are UTC's, and this one is over; a start after a stop catches up with the rest.
  "roll-up-analytics": { retryLimit: 3, retryDelay: 120, isOncePerKey: true, cron: "50 0 * * *" },
  "republish-analytics": { retryLimit: 5, retryDelay: 10, isOncePerKey: true },
  // Every minute: what was written since, or what a day ended, is read for its verdict.
  "prepare-verdicts": { retryLimit: 1, retryDelay: 20, cron: "* * * * *" },
  // Eight in the morning on a university's clock.
  "send-university-reports": { retryLimit: 3, retryDelay: 60, cron: "4,19,34,49 * * * *" },
  // ffmpeg keeps a core busy, and one film at a time is enough.
  "prepare-lesson-film": { retryLimit: 2, retryDelay: 30, isOncePerKey: true },
  // Each goes on where it was interrupted.
  "import-students": { retryLimit: 5, retryDelay: 5 },
  "remind-students": { retryLimit: 5, retryDelay: 30 },
  "mail-university-message": { retryLimit: 5, retryDelay: 30 },
};

export const taskNames = Object.keys(taskOptions) as TaskName[];
