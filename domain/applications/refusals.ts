export const MAX_SENT_A_DAY = 40;

/** Every way sending an application can say no, and what the applicant reads. */
export const sendRefusals = {
  "not-here": "This employer no longer takes applications here. Nothing was sent.",
  closed: "This job closed a moment ago, so nothing was sent. What you wrote is kept here.",
  "already-applied": "You have applied for this job already. It was sent once.",
  "draft-changed": "You changed this application in another window. Read it again, then send it.",
  "questions-changed":
    "The employer changed the questions a moment ago. Answer them, then send it.",
  "too-many": `You have sent ${MAX_SENT_A_DAY} applications in a day. Send this one tomorrow.`,
} as const;

export type SendRefusal = keyof typeof sendRefusals;

export const withdrawRefusals = {
  "not-found": "We could not find that application.",
  "already-withdrawn": "You have withdrawn this application already.",
} as const;

export type WithdrawRefusal = keyof typeof withdrawRefusals;

/** What an employer reads. */
export const applicantRefusals = {
  "not-found": "We could not find that applicant.",
  withdrawn: "This applicant withdrew, so there is nobody to write to.",
  "moved-meanwhile": "A colleague moved this applicant a moment ago. Look again, then decide.",
  "too-many": "Your company has sent many messages today. Send the rest tomorrow.",
} as const;

export type ApplicantRefusal = keyof typeof applicantRefusals;
