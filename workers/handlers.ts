import type { Handlers } from "#platform/queue.server.ts";
import { checkLinksTask } from "./check-links.ts";
import { countSearchReportTask } from "./count-search-report.ts";
import { deliverMail } from "./deliver-mail.ts";
import { emptyCvBinTask } from "./empty-cv-bin.ts";
import { eraseAccountsTask } from "./erase-accounts.ts";
import { eraseApplicationsTask } from "./erase-applications.ts";
import { collectFilesTask, removeFilesTask } from "./files.ts";
import { invalidatePagesTask } from "./forget-pages.ts";
import { housekeeping } from "./housekeeping.ts";
import { importFeeds, importOneFeed } from "./import-feeds.ts";
import { importSponsors, sponsorUploadConfirmed, sponsorUploadSent } from "./import-sponsors.ts";
import { jobMailsStopRequested } from "./job-mails-stop-requested.ts";
import { lookAfterDepartures } from "./look-after-departures.ts";
import { eventOfferEnded, lookAfterEvents, notifyEventPeopleTask } from "./look-after-events.ts";
import { makeEbooksTask } from "./make-ebooks.ts";
import { noticeSavedJobs } from "./notice-saved-jobs.ts";
import { pageDue } from "./page-due.ts";
import { passwordGuessed } from "./password-guessed.ts";
import { passwordResetRequested } from "./password-reset-requested.ts";
import { prepareLessonFilm } from "./prepare-lesson-film.ts";
import { prepareVerdicts } from "./prepare-verdicts.ts";
import { readSignOnMetadata } from "./read-sign-on-metadata.ts";
import { readBusyTimes, remindOfMeetings } from "./remind-of-meetings.ts";
import { resolveEmployersTask } from "./resolve-employers.ts";
import { republishAnalyticsTask, rollUpAnalyticsTask } from "./roll-up-analytics.ts";
import { sendJobAlerts } from "./send-job-alerts.ts";
import { sendUniversityReports } from "./send-university-reports.ts";
import { sendVisaReminders } from "./send-visa-reminders.ts";
import { settleReferralsTask } from "./settle-referrals.ts";
import { signInLinkRequested } from "./sign-in-link-requested.ts";
import { sponsorRegisterChanged } from "./sponsor-register-changed.ts";
import { notifyFollowersTask } from "./tell-followers.ts";
import { importStudents, mailUniversityMessage, remindStudentsTask } from "./university-office.ts";

/** Which file performs which task. */
export const handlers: Handlers = {
  "check-links": checkLinksTask,
  "collect-files": collectFilesTask,
  "count-search-report": countSearchReportTask,
  "deliver-mail": deliverMail,
  "empty-cv-bin": emptyCvBinTask,
  "erase-accounts": eraseAccountsTask,
  "erase-applications": eraseApplicationsTask,
  "event-offer-ended": eventOfferEnded,
  "forget-pages": invalidatePagesTask,
  housekeeping,
  "import-feed": importOneFeed,
  "import-feeds": importFeeds,
  "import-students": importStudents,
  "mail-university-message": mailUniversityMessage,
  "remind-students": remindStudentsTask,
  "import-sponsors": importSponsors,
  "job-mails-stop-requested": jobMailsStopRequested,
  "look-after-departures": lookAfterDepartures,
  "look-after-events": lookAfterEvents,
  "make-ebooks": makeEbooksTask,
  "notice-saved-jobs": noticeSavedJobs,
  "page-due": pageDue,
  "password-guessed": passwordGuessed,
  "password-reset-requested": passwordResetRequested,
  "prepare-lesson-film": prepareLessonFilm,
  "prepare-verdicts": prepareVerdicts,
  "read-busy-times": readBusyTimes,
  "read-sign-on-metadata": readSignOnMetadata,
  "register-changed": sponsorRegisterChanged,
  "remind-of-meetings": remindOfMeetings,
  "remove-files": removeFilesTask,
  "republish-analytics": republishAnalyticsTask,
  "resolve-employers": resolveEmployersTask,
  "roll-up-analytics": rollUpAnalyticsTask,
  "send-job-alerts": sendJobAlerts,
  "send-university-reports": sendUniversityReports,
  "send-visa-reminders": sendVisaReminders,
  "settle-referrals": settleReferralsTask,
  "sign-in-link-requested": signInLinkRequested,
  "sponsor-upload-confirmed": sponsorUploadConfirmed,
  "sponsor-upload-sent": sponsorUploadSent,
  "tell-event-people": notifyEventPeopleTask,
  "tell-followers": notifyFollowersTask,
};
