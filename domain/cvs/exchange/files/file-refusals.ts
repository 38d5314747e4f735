/** A CV without pictures is a hundredth of it. */
export const MAX_CV_FILE_BYTES = 8 * 1024 * 1024;

/** For parts of a file that was read already: the choices stay on the page. */
export const BUSY_MOVING =
  "We are busy with other files at the moment. Your choices are still here: wait a minute, then send them again.";

/** Every way a file is refused as a whole, and what its owner reads. */
export const fileRefusals = {
  empty: "This file is empty.",
  "too-large":
    "This file is larger than 8 MB. A CV without pictures is far smaller: export it again.",
  "too-slow":
    "Reading this file took too long, so we stopped. Export it again, or copy its text into a new CV.",
  "too-heavy":
    "This file needs more memory than we give to one file. Export it again without pictures.",
  busy: "Many people are importing a CV at the moment, so we have not read yours. Wait a minute, then choose your file again.",
  "busy-with-yours":
    "We are still reading other files of yours. Wait until they are done, then choose this file again.",
  unreadable: "We could not read this file. It may be broken: export it again.",
  "broken-zip": "This archive is broken or incomplete. Download it again.",
  "zip-bomb": "This archive unpacks to far more than a CV could hold, so we did not open it.",
  "locked-zip": "This archive is locked with a password. Unlock it and choose it again.",
  "other-zip":
    "This archive is neither a Word document nor a LinkedIn export: we found no document and no Profile.csv in it.",
  "open-document":
    "This is an OpenDocument file (.odt). Save it as .docx or PDF and choose it again.",
  spreadsheet: "This is a spreadsheet. Save your CV as a Word document or PDF.",
  slides: "These are slides. Save your CV as a Word document or PDF.",
  pages: "This is a Pages file. In Pages, choose File, Export to, and then PDF or Word.",
  "old-word":
    "This is a Word document of the old kind (.doc). Save it as .docx and choose it again.",
  "rich-text": "This is a rich text file (.rtf). Save it as .docx or PDF and choose it again.",
  picture: "This is a picture. We read text only: choose the document it was made from.",
  "web-page":
    "This is a web page. Choose the file itself: PDF, Word, JSON Resume, Europass or LinkedIn export.",
  program: "This is a program or another file that holds no CV.",
  "json-too-large":
    "This JSON is larger than 3 MB. A CV without pictures is far smaller: take them out.",
  "broken-json": "This file should be JSON, but it is broken.",
  "broken-xml": "This file should be XML, but it is broken.",
  "unsafe-xml": "This XML uses a DOCTYPE or is nested too deeply. We do not read such files.",
  "other-xml": "This is XML, but not a Europass CV.",
  "other-json": "This is JSON, but neither JSON Resume nor Europass.",
  "broken-pdf": "This PDF is broken. Export it again.",
  "locked-pdf": "This PDF is locked with a password. Unlock it and choose it again.",
  "pdf-without-text":
    "This PDF holds pictures of pages and no text. Choose the document it was made from.",
  "too-many-pages": "This PDF has more than 30 pages. A CV has fewer: choose only its pages.",
  "no-text": "We found no text in this file.",
  "broken-word": "This Word document is broken. Open it in Word, save it again and choose it.",
} as const;

export type FileRefusal = keyof typeof fileRefusals;
