import { type Address, cvOwners, type Posting, page, withPosting } from "./address.ts";

function own(path: string, name: string, file: string): Address {
  return page(path, name, file, "login", cvOwners);
}

/** The words of a whole document: in some scripts a letter takes three bytes, which a plain form triples. */
const words: Posting = { maxMegabytes: 3 };
/** A photo for a CV, or a CV somebody has: up to eight megabytes. */
const file: Posting = { maxMegabytes: 8.5 };

/** The CV studio. The first six are the specification's and take `?cv=`. */
export const cvStudio: readonly Address[] = [
  own("/my-cvs", "my-cvs", "student/my-cvs"),
  own("/choose-template", "choose-template", "student/choose-template"),
  withPosting(words, own("/create-cv", "create-cv", "student/create-cv")),
  own("/cv-preview", "cv-preview", "student/cv-preview"),
  own("/final-preview", "final-preview", "student/final-preview"),
  own("/download-cv", "download-cv", "student/download-cv"),
  own("/my-cvs/bin", "cv-bin", "student/cv-bin"),
  withPosting(file, own("/my-cvs/import", "import-cv", "student/import-cv")),
  own("/my-cvs/sent", "sent-cvs", "student/sent-cvs"),
  own("/my-cvs/sent/:sending_id/pdf", "sent-cv-file", "resources/sent-cv-file"),
  own("/my-saved-jobs/:job_id/applied", "note-application", "student/note-application"),
  withPosting(words, own("/my-cvs/letters/:cv_id", "letter", "student/letter")),
  own("/my-cvs/:cv_id/versions", "cv-versions", "student/cv-versions"),
  own("/my-cvs/:cv_id/share", "share-cv", "student/share-cv"),
  own("/my-cvs/:cv_id/check", "check-cv", "student/check-cv"),
  withPosting(
    { ...words, kind: "save" },
    own("/my-cvs/:cv_id/save", "cv-save", "resources/cv-save"),
  ),
  // Posted because an unsaved CV fits into no address; it writes nothing.
  withPosting(
    { kind: "drawing" },
    own("/my-cvs/:cv_id/preview", "cv-preview-pages", "resources/cv-preview-pages"),
  ),
  own("/my-cvs/:cv_id/comments", "cv-comments", "resources/cv-comments"),
  withPosting(file, own("/my-cvs/:cv_id/photo", "cv-photo", "resources/cv-photo")),
  own("/my-cvs/:cv_id/read-back.json", "cv-read-back", "resources/cv-read-back"),
  own("/my-cvs/:cv_id/page/:page_number", "cv-page", "resources/cv-page"),
  own("/my-cvs/:cv_id/file/:format", "cv-file", "resources/cv-file"),
];
