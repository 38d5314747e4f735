type Blanks = Readonly<Record<string, string>>;

/** What the demo holds for a blank wherever it stands; a token is made up, because nobody can know one. */
const usual: Blanks = {
  slug: "united-kingdom",
  slug1: "part",
  courseslug: "uk-work-rules",
  university_id: "1",
  user_id: "demo-student-at-waymark.example",
  user_email: "somebody@northgate.example",
  email: "somebody@northgate.example",
  token: "not-a-real-token",
  type: "",
  page_type: "post",
  mail_id: "1",
  message_id: "1",
  story_id: "1",
  picture_id: "no-such-picture",
  job_id: "160",
  employer_id: "1",
  feed_id: "1",
  run_id: "1",
  check_id: "no-such-check",
  organisation_id: "1",
  upload_id: "no-such-upload",
  import_id: "1",
  part: "pages.xml",
  cv_id: "demo-cv-uk",
  sending_id: "1",
  application_id: "1",
  // Its CV is not in the store of every app that has the demo's rows.
  document: "letter",
  page_number: "1",
  format: "pdf",
  fact_name: "uk-new-entrant-floor",
  event_id: "1",
  service_id: "new",
  host_id: "new",
  meeting_id: "1",
  chapter: "four-gates-of-a-sponsored-job",
  table: "sponsors-by-month",
  achievement: "joined",
  lesson: "1",
  course_id: "1",
  lesson_id: "1",
  code: "DEM0-CERT-0001",
  link_id: "1",
  referral_id: "1",
  kind: "video-720",
  resource: "Users",
  id: "no-such-user",
  product: "visa-job",
  figure: "no-such-figure",
  "*": "no-such-page",
};

const aJob = { slug: "graduate-software-developer-brackwater-software" };
const aJobInside = { slug: "graduate-data-engineer-brackwater-software" };
const anApplicant = { job_id: "161", application_id: "5" };
const aShare = { token: "demo-link-to-the-uk-graduate-cv1" };
const aLetter = { cv_id: "demo-letter-brackwater" };
const anEvent = { slug: "your-first-sponsored-job" };
const aPastEvent = { slug: "reading-a-job-advert", document: "slides" };
const anEbook = { slug: "from-student-visa-to-skilled-worker" };
const aPost = { page_type: "post", slug: "masters-and-graduate-jobs-with-2-2-degree" };
const aChapter = { chapter: "where-you-stand" };
const aLesson = { slug: "the-new-entrant-clock" };
const aStandardLesson = { slug: "hours-on-a-student-visa" };
const aFair = { slug: "india-career-fair" };

/** Where an address needs another thing of the demo than the blank's usual one. */
const special: Readonly<Record<string, Blanks>> = {
  "/jobs/:slug": aJob,
  "/jobs/:slug/visa-check": aJob,
  "/jobs/:slug/report": aJob,
  "/jobs/:slug/apply": aJob,
  "/companies/:slug": { slug: "brackwater-software" },
  "/jobs/:slug/application": aJobInside,
  "/jobs/:slug/application/draft": aJobInside,
  "/jobs/:slug/application/review": aJobInside,
  "/employer/jobs/:job_id/applicants": anApplicant,
  "/employer/jobs/:job_id/applicants/:application_id": anApplicant,
  "/employer/jobs/:job_id/applicants/:application_id/:document": anApplicant,
  "/part-time-jobs/:slug": { slug: "barista-mossway-cafes" },
  "/blog/:slug": aPost,
  "/social-pictures/:page_type/:slug": aPost,
  "/author/:slug": { slug: "visa-desk" },
  "/university-case-study/:slug": { slug: "northgate-university" },
  "/jobs-for/:slug": { slug: "data-jobs-in-the-uk" },
  "/staff/content/:page_type/:slug": aPost,
  "/staff/content/:page_type/:slug/versions": aPost,
  "/staff/content/:page_type/:slug/preview": aPost,
  "/staff/content/:page_type/:slug/save": aPost,
  "/staff/content/:page_type/:slug/pictures": aPost,
  "/staff/landing-pages/:slug": { slug: "data-jobs-in-the-uk" },
  "/staff/jobs/:job_id": { job_id: "436" },
  "/workshop-and-webinars/:slug": anEvent,
  "/workshop-and-webinars/:slug/dates.ics": anEvent,
  "/workshop-and-webinars/:slug/files/:document": aPastEvent,
  "/ebook/:slug": anEbook,
  "/ebook/:slug/read/:chapter": anEbook,
  "/ebook/:slug/pdf/:token": anEbook,
  "/cih/premium/:courseslug/:slug": aLesson,
  "/cih/standard/:slug": aStandardLesson,
  "/jumpstart/employability-video-guide/:slug": aStandardLesson,
  // Nobody has it, so that everybody gets the same answer.
  "/lesson-files/:lesson": { lesson: "no-such-lesson" },
  "/referral/:slug": { slug: "chia7k2mq" },
  "/campus-ambassadors/:slug": { slug: "chiamaka" },
  "/staff/fairs/:slug": aFair,
  "/staff/fairs/:slug/people.csv": aFair,
  "/my-cvs/letters/:cv_id": aLetter,
  "/jumpstart-plan/family/:token": { token: "demo-link-for-the-family-of-chau" },
  "/jumpstart/linkedin-starter-playbook/:slug": { slug: "a-headline-in-twelve-words" },
  "/jumpstart/reading-list/:slug": { slug: "a-room-you-can-trust" },
  "/career-manual/:university_id/:chapter": aChapter,
  "/university/career-manual/:chapter": aChapter,
  "/university/career-manual/:chapter/save": aChapter,
  "/shared-cv/:token": aShare,
  "/shared-cv/:token/pdf": aShare,
  "/shared-cv/:token/page/:page_number": aShare,
};

/** Addresses that answer a question: the question, after the `?`. */
const questions: Readonly<Record<string, string>> = {
  "/api/sponsors": "q=quillfern",
  "/search": "q=visa",
  "/staff/content/find": "kind=pages&q=visa",
  "/staff/fairs/:slug/people.csv": "day=2027-02-13",
};

/** A real address of the demo: tests open it, and a reader can try it. */
export function exampleOf(path: string): string {
  const blanks = { ...usual, ...special[path] };
  const filled = path.replace(/\/(?::(\w+)\??|(\*))/g, (_whole, name?: string, star?: string) => {
    const value = blanks[name ?? star ?? ""];
    if (value === undefined) throw new RangeError(`No example for a blank of ${path}`);
    return value && `/${encodeURIComponent(value)}`;
  });
  return questions[path] ? `${filled}?${questions[path]}` : filled;
}
