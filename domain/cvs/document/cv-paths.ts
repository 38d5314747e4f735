import type { CvLook } from "#rules/cv/cv-document.ts";
import type { CvKind } from "./cv.ts";
import type { StudioPart } from "./studio-part.ts";

/** Addresses of the studio, in one place: screens and answers lead to the same. */
export const cvPaths = {
  studio: (cvId: string, part?: StudioPart, show?: "read-back") =>
    `/create-cv?${new URLSearchParams({ cv: cvId, ...(part && { section: part }), ...(show && { show }) })}`,
  preview: (cvId: string) => `/cv-preview?cv=${cvId}`,
  readBack: (cvId: string) => `/cv-preview?cv=${cvId}&show=read-back`,
  final: (cvId: string) => `/final-preview?cv=${cvId}`,
  download: (cvId: string) => `/download-cv?cv=${cvId}`,
  template: (cvId: string) => `/choose-template?cv=${cvId}`,
  versions: (cvId: string) => `/my-cvs/${cvId}/versions`,
  /** A version beside the document as it is now. */
  compare: (cvId: string, version: number) => `/my-cvs/${cvId}/versions?version=${version}#shown`,
  share: (cvId: string) => `/my-cvs/${cvId}/share`,
  check: (cvId: string) => `/my-cvs/${cvId}/check`,
  letter: (cvId: string) => `/my-cvs/letters/${cvId}`,
  /** Where a document of either kind is written. */
  edit: ({ id, kind }: { id: string; kind: CvKind }): string =>
    kind === "cv" ? cvPaths.studio(id) : cvPaths.letter(id),
  save: (cvId: string) => `/my-cvs/${cvId}/save`,
  draw: (cvId: string) => `/my-cvs/${cvId}/preview`,
  photo: (cvId: string) => `/my-cvs/${cvId}/photo`,
  comments: (cvId: string) => `/my-cvs/${cvId}/comments`,
  readBackJson: (cvId: string) => `/my-cvs/${cvId}/read-back.json`,
  /** The PDF as it was sent. */
  sentFile: (sendingId: number) => `/my-cvs/sent/${sendingId}/pdf`,
  /** Note that one applied for this job, and with what. */
  application: (jobId: number) => `/my-saved-jobs/${jobId}/applied`,
  file: (cvId: string, format: string) => `/my-cvs/${cvId}/file/${format}`,
  /** A page as a picture: the revision in it lets a browser keep it until something changes. */
  page: (
    cvId: string,
    page: number,
    asked: Partial<CvLook> & { r?: number; version?: number; order?: string },
  ) =>
    `/my-cvs/${cvId}/page/${page}?${new URLSearchParams(
      Object.entries(asked).map(([name, value]) => [name, String(value)]),
    )}`,
};
