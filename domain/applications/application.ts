import type { Answer } from "#rules/applications/answers.ts";
import type { ApplicationStage } from "#rules/applications/stages.ts";

export type DocumentKind = "cv" | "letter";

export const documentLabels: Record<DocumentKind, string> = { cv: "CV", letter: "Letter" };

export function isDocumentKind(text: unknown): text is DocumentKind {
  return text === "cv" || text === "letter";
}

/** A stage, or that somebody withdrew whatever their stage was. */
export type StageFilter = ApplicationStage | "withdrawn";

export type Message = { id: number; body: string; sentAt: Date };

/** An applicant as the employer's list shows one. */
export type ApplicantRow = {
  id: number;
  /** Empty once withdrawn. */
  name: string;
  email: string;
  stage: ApplicationStage;
  answers: readonly Answer[];
  rightToWork: string | null;
  sentAt: Date;
  withdrawnAt: Date | null;
};

export type Applicant = ApplicantRow & {
  stageAt: Date;
  documents: readonly { kind: DocumentKind; fileName: string }[];
  messages: readonly (Message & { by: string | null })[];
};

/** An application as its applicant sees it. */
export type OwnApplication = Omit<ApplicantRow, "name" | "email"> & {
  stageAt: Date;
  job: { id: number; slug: string; title: string; jobType: string; employer: string };
};
