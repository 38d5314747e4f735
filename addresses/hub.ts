import { type Address, page, withPosting } from "./address.ts";

/** The Career Ignition Hub. Premium pages ask a second time: their loaders lead those without to /cih-ad. */
export const hub: readonly Address[] = [
  page("/cih", "cih", "resources/decided-by-the-guard", "hub"),
  page("/cih/standard", "cih-standard", "public/cih-standard", "public"),
  page("/cih/standard/:slug", "cih-standard-video", "public/cih-standard-lesson", "public"),
  page("/cih/premium", "cih-premium", "student/cih-premium", "login"),
  page(
    "/cih/premium/:courseslug/:slug",
    "cih-premium-video",
    "student/cih-premium-lesson",
    "login",
  ),
  page("/cih/saved-videos", "cih-saved-videos", "student/cih-saved", "login"),
  page("/cih-ad", "cih-ad", "student/cih-offer", "login"),

  page("/cih/certificates", "cih-certificates", "student/cih-certificates", "login"),
  page("/cih/certificates/:code/pdf", "certificate-pdf", "resources/certificate-pdf", "login"),
  page("/certificates/:code", "certificate", "public/certificate", "public"),
  page("/cih/notes.txt", "lesson-notes", "resources/lesson-notes", "login"),
  // A player says where it is, every few seconds and as its page goes.
  withPosting(
    { kind: "save" },
    page("/cih/watching/:lesson", "lesson-watching", "resources/lesson-watching", "login"),
  ),
];
