import { render, toPlainText } from "@react-email/render";
import type { ComponentType } from "react";
import * as accessDeclined from "#domain/accounts/access/mails/access-declined.tsx";
import * as accessRequested from "#domain/accounts/access/mails/access-requested.tsx";
import * as accessToDecide from "#domain/accounts/access/mails/access-to-decide.tsx";
import * as erasureAsked from "#domain/accounts/erasure/mails/erasure-asked.tsx";
import * as accountsMerged from "#domain/accounts/merging/mails/accounts-merged.tsx";
import * as useOtherAddress from "#domain/accounts/merging/mails/use-other-address.tsx";
import * as passkeyChanged from "#domain/accounts/passkeys/mails/passkey-changed.tsx";
import * as confirmEmail from "#domain/accounts/people/mails/confirm-email.tsx";
import * as emailChanged from "#domain/accounts/people/mails/email-changed.tsx";
import * as accountExists from "#domain/accounts/registration/mails/account-exists.tsx";
import * as invitation from "#domain/accounts/registration/mails/invitation.tsx";
import * as setUpAccount from "#domain/accounts/registration/mails/set-up-account.tsx";
import * as passwordChanged from "#domain/accounts/sign-in/mails/password-changed.tsx";
import * as passwordGuessed from "#domain/accounts/sign-in/mails/password-guessed.tsx";
import * as passwordReset from "#domain/accounts/sign-in/mails/password-reset.tsx";
import * as signInLink from "#domain/accounts/sign-in/mails/sign-in-link.tsx";
import * as signOnLinked from "#domain/accounts/single-sign-on/entry/mails/sign-on-linked.tsx";
import * as useUniversity from "#domain/accounts/single-sign-on/entry/mails/use-university.tsx";
import * as codeGuessed from "#domain/accounts/two-factor/mails/code-guessed.tsx";
import * as twoFactorChanged from "#domain/accounts/two-factor/mails/two-factor-changed.tsx";
import * as universityReport from "#domain/analytics/mails/university-report.tsx";
import * as applicantAnswered from "#domain/applications/mails/applicant-answered.tsx";
import * as applicantArrived from "#domain/applications/mails/applicant-arrived.tsx";
import * as applicationSent from "#domain/applications/mails/application-sent.tsx";
import * as cvCommented from "#domain/cvs/sharing/mails/cv-commented.tsx";
import * as ambassadorAccepted from "#domain/editorial/ambassadors/mails/ambassador-accepted.tsx";
import * as ambassadorApplied from "#domain/editorial/ambassadors/mails/ambassador-applied.tsx";
import * as ambassadorDeclined from "#domain/editorial/ambassadors/mails/ambassador-declined.tsx";
import * as ambassadorPageDecided from "#domain/editorial/ambassadors/mails/ambassador-page-decided.tsx";
import * as ebookLink from "#domain/editorial/ebooks/mails/ebook-link.tsx";
import * as storyDecided from "#domain/editorial/stories/mails/story-decided.tsx";
import * as storyReceived from "#domain/editorial/stories/mails/story-received.tsx";
import * as storyWithdrawn from "#domain/editorial/stories/mails/story-withdrawn.tsx";
import * as companyChangeDecided from "#domain/employers/mails/company-change-decided.tsx";
import * as companyClaimDecided from "#domain/employers/mails/company-claim-decided.tsx";
import * as fairPlace from "#domain/events/fairs/mails/fair-place.tsx";
import * as eventCancelled from "#domain/events/mails/event-cancelled.tsx";
import * as eventChanged from "#domain/events/mails/event-changed.tsx";
import * as eventConfirm from "#domain/events/mails/event-confirm.tsx";
import * as eventOffer from "#domain/events/mails/event-offer.tsx";
import * as eventPlace from "#domain/events/mails/event-place.tsx";
import * as eventPlaceEnded from "#domain/events/mails/event-place-ended.tsx";
import * as eventReminder from "#domain/events/mails/event-reminder.tsx";
import * as eventWaiting from "#domain/events/mails/event-waiting.tsx";
import * as confirmJobAlert from "#domain/jobs/alerts/mails/confirm-job-alert.tsx";
import * as confirmStopJobMails from "#domain/jobs/alerts/mails/confirm-stop-job-mails.tsx";
import * as jobAlert from "#domain/jobs/alerts/mails/job-alert.tsx";
import * as followedEmployers from "#domain/jobs/followed/mails/followed-employers.tsx";
import * as jobApproved from "#domain/jobs/moderation/mails/job-approved.tsx";
import * as jobDeclined from "#domain/jobs/moderation/mails/job-declined.tsx";
import * as jobSentBack from "#domain/jobs/moderation/mails/job-sent-back.tsx";
import * as jobTakenDown from "#domain/jobs/moderation/mails/job-taken-down.tsx";
import * as savedJobsChanged from "#domain/jobs/saved/mails/saved-jobs-changed.tsx";
import * as arrived from "#domain/jumpstart/mails/arrived.tsx";
import * as planReminder from "#domain/jumpstart/mails/plan-reminder.tsx";
import * as premiumDecided from "#domain/learning/premium/mails/premium-decided.tsx";
import * as meetingBooked from "#domain/meetings/letters/mails/meeting-booked.tsx";
import * as meetingCancelled from "#domain/meetings/letters/mails/meeting-cancelled.tsx";
import * as meetingFeedback from "#domain/meetings/letters/mails/meeting-feedback.tsx";
import * as meetingForHost from "#domain/meetings/letters/mails/meeting-for-host.tsx";
import * as meetingMoved from "#domain/meetings/letters/mails/meeting-moved.tsx";
import * as meetingOffer from "#domain/meetings/letters/mails/meeting-offer.tsx";
import * as meetingReminder from "#domain/meetings/letters/mails/meeting-reminder.tsx";
import * as meetingSummary from "#domain/meetings/letters/mails/meeting-summary.tsx";
import * as meetingWaiting from "#domain/meetings/letters/mails/meeting-waiting.tsx";
import * as messageAnswered from "#domain/messages/mails/message-answered.tsx";
import * as messageReceived from "#domain/messages/mails/message-received.tsx";
import * as messageToAnswer from "#domain/messages/mails/message-to-answer.tsx";
import * as friendBecameActive from "#domain/referrals/mails/friend-became-active.tsx";
import * as invitationsThisWeek from "#domain/referrals/mails/invitations-this-week.tsx";
import * as sponsorChanged from "#domain/sponsors/mails/sponsor-changed.tsx";
import * as registerReminder from "#domain/universities/mails/register-reminder.tsx";
import * as universityMessage from "#domain/university-messages/mails/university-message.tsx";
import * as visaReminder from "#domain/visas/uk/mails/visa-reminder.tsx";

export type MailAttachment = {
  filename: string;
  content: string;
  contentType: string;
  /** Where the content is not text. */
  encoding?: "base64";
};

export type RenderedMail = {
  subject: string;
  html: string;
  text: string;
  attachments: MailAttachment[];
};

/** What a file in domain/<capability>/mails/ exports. */
export type MailTemplate<Props> = {
  subject: (props: Props) => string;
  Mail: ComponentType<Props>;
  /** Files that go with it, such as a date for a calendar. */
  attachments?: (props: Props) => MailAttachment[];
};

// biome-ignore lint/suspicious/noExplicitAny: each template has props of its own; rows are checked by their sender.
type AnyTemplate = MailTemplate<any>;

/** Every mail we send, by the name given to sendMail. */
export const mailTemplates: Record<string, AnyTemplate> = {
  "access-declined": accessDeclined,
  "access-requested": accessRequested,
  "access-to-decide": accessToDecide,
  "account-exists": accountExists,
  "ambassador-accepted": ambassadorAccepted,
  "ambassador-applied": ambassadorApplied,
  "ambassador-declined": ambassadorDeclined,
  "applicant-answered": applicantAnswered,
  "applicant-arrived": applicantArrived,
  "application-sent": applicationSent,
  arrived,
  "code-guessed": codeGuessed,
  "company-change-decided": companyChangeDecided,
  "company-claim-decided": companyClaimDecided,
  "confirm-email": confirmEmail,
  "confirm-job-alert": confirmJobAlert,
  "confirm-stop-job-mails": confirmStopJobMails,
  "cv-commented": cvCommented,
  "email-changed": emailChanged,
  "accounts-merged": accountsMerged,
  "use-other-address": useOtherAddress,
  "ebook-link": ebookLink,
  "erasure-asked": erasureAsked,
  "event-cancelled": eventCancelled,
  "event-changed": eventChanged,
  "event-confirm": eventConfirm,
  "event-offer": eventOffer,
  "event-place": eventPlace,
  "event-place-ended": eventPlaceEnded,
  "event-reminder": eventReminder,
  "event-waiting": eventWaiting,
  "fair-place": fairPlace,
  "followed-employers": followedEmployers,
  invitation,
  "job-alert": jobAlert,
  "job-approved": jobApproved,
  "job-declined": jobDeclined,
  "job-sent-back": jobSentBack,
  "job-taken-down": jobTakenDown,
  "friend-became-active": friendBecameActive,
  "invitations-this-week": invitationsThisWeek,
  "meeting-booked": meetingBooked,
  "meeting-cancelled": meetingCancelled,
  "meeting-for-host": meetingForHost,
  "meeting-moved": meetingMoved,
  "meeting-reminder": meetingReminder,
  "meeting-summary": meetingSummary,
  "meeting-feedback": meetingFeedback,
  "meeting-offer": meetingOffer,
  "meeting-waiting": meetingWaiting,
  "message-answered": messageAnswered,
  "message-received": messageReceived,
  "register-reminder": registerReminder,
  "university-message": universityMessage,
  "message-to-answer": messageToAnswer,
  "passkey-changed": passkeyChanged,
  "sign-on-linked": signOnLinked,
  "use-university": useUniversity,
  "password-changed": passwordChanged,
  "password-guessed": passwordGuessed,
  "password-reset": passwordReset,
  "plan-reminder": planReminder,
  "premium-decided": premiumDecided,
  "saved-jobs-changed": savedJobsChanged,
  "set-up-account": setUpAccount,
  "sign-in-link": signInLink,
  "sponsor-changed": sponsorChanged,
  "ambassador-page-decided": ambassadorPageDecided,
  "story-decided": storyDecided,
  "story-received": storyReceived,
  "story-withdrawn": storyWithdrawn,
  "two-factor-changed": twoFactorChanged,
  "university-report": universityReport,
  "visa-reminder": visaReminder,
};

export async function renderMail(
  name: string,
  props: Record<string, unknown>,
): Promise<RenderedMail> {
  const template = mailTemplates[name];
  if (!template) throw new Error(`There is no mail template called ${name}`);

  const html = await render(<template.Mail {...props} />);
  const attachments = template.attachments?.(props) ?? [];
  return { subject: template.subject(props), html, text: toPlainText(html), attachments };
}
