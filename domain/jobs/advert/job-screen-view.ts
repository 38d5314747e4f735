import type { ClosingView, JobStatus, JobView } from "./job-view.ts";

/** What the page of a job shows without script of its own: written and escaped on the server. */
export type JobHtml = {
  top: string;
  title: string;
  apply: string | null;
  student: string | null;
  advert: string;
  zones: string | null;
  rail: string;
  similar: string | null;
};

/** A job's page as the browser gets it: finished HTML, and the little that its script works with. */
export type JobScreenView = {
  title: string;
  employer: string;
  status: JobStatus["kind"];
  isStudentJob: boolean;
  closing: Omit<ClosingView, "zones"> | null;
  /** An address to apply to by mail, which can be copied. */
  mailAddress: string | null;
  share: JobView["share"] | null;
  html: JobHtml;
};

/** What the job is to its reader's visa, as HTML: the answer, and how it was reached. */
export type JobVisaHtml = { brief: string; working: string | null };
