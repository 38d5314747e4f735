/** A tool of ours as a search finds it: what people call it, beside what we call it. */
export type Tool = { path: string; title: string; description: string; words: string };

export const tools: readonly Tool[] = [
  {
    path: "/jobs",
    title: "Jobs board",
    description: "Search jobs by words, place, pay and visa fit.",
    words: "vacancies positions work graduate internship sponsorship",
  },
  {
    path: "/part-time-jobs",
    title: "Part-time jobs",
    description: "Jobs within the hours of a student visa.",
    words: "term student shifts weekend evening",
  },
  {
    path: "/job-map",
    title: "Job map",
    description: "Where the jobs are, on a map and as a table.",
    words: "towns cities regions distance near",
  },
  {
    path: "/visa-check",
    title: "Visa check for a job",
    description: "Check a job against the published rules, gate by gate.",
    words:
      "skilled worker verdict eligible salary threshold new entrant sponsorship occupation code",
  },
  {
    path: "/paste-advert",
    title: "Check an advert from elsewhere",
    description: "Paste a job advert and check it against the visa rules.",
    words: "linkedin indeed paste copy job description",
  },
  {
    path: "/uk-work-visa-sponsor-licence-check",
    title: "Sponsor licence check",
    description: "Is an employer on the register of licensed sponsors?",
    words: "home office register company rating tier 2 skilled worker",
  },
  {
    path: "/graduate-visa-planner",
    title: "Graduate visa planner",
    description: "When to apply, how long it lasts and what it costs.",
    words: "psw post study work route dates fee health surcharge",
  },
  {
    path: "/work-hours",
    title: "Work hours guard",
    description: "Count your hours against the limit of your visa.",
    words: "20 hours week fortnight shifts timesheet student term",
  },
  {
    path: "/my-situation",
    title: "Your visa and dates",
    description: "Tell us once, and every check uses your details.",
    words: "permission course end clock new entrant reminders",
  },
  {
    path: "/employer-brief",
    title: "Brief for your employer",
    description: "One page that says what sponsoring you would cost and take.",
    words: "sponsor cost letter pdf ask employer",
  },
  {
    path: "/skilled-migration-points-calculator-australia",
    title: "Points calculator for Australia",
    description: "Count your points for the skilled visas 189, 190 and 491.",
    words: "skilled migration test pr permanent residence",
  },
  {
    path: "/express-entry-points-canada",
    title: "Express Entry points for Canada",
    description: "Your Comprehensive Ranking System score and what raises it.",
    words: "crs pr permanent residence calculator",
  },
  {
    path: "/post-graduation-work-permit-canada",
    title: "Post-graduation work permit, Canada",
    description: "How long your permit lasts after a course.",
    words: "pgwp length",
  },
  {
    path: "/work-permit-check-ireland",
    title: "Irish permit check",
    description: "Critical Skills or General: does the pay meet the line?",
    words: "stamp 1g employment permit csep gep",
  },
  {
    path: "/my-cvs",
    title: "CV studio",
    description: "Write, check and download CVs for each country.",
    words: "resume curriculum vitae template europass cover letter",
  },
  {
    path: "/choose-template",
    title: "CV templates",
    description: "Choose how a CV looks.",
    words: "resume design layout",
  },
  {
    path: "/my-cvs/import",
    title: "Import a CV you have",
    description: "From PDF, Word or Europass.",
    words: "upload import resume",
  },
  {
    path: "/my-job-alerts",
    title: "Job alerts",
    description: "New jobs for a search by email.",
    words: "notifications newsletter email",
  },
  {
    path: "/my-saved-jobs",
    title: "Saved jobs",
    description: "Jobs to come back to, with their closing times.",
    words: "bookmarks favourites deadlines calendar",
  },
  {
    path: "/companies",
    title: "Employers with live jobs",
    description: "Who is hiring, and what the register says about them.",
    words: "company directory organisations",
  },
  {
    path: "/country-guide",
    title: "Country guides",
    description: "Four countries side by side, and nine to read.",
    words: "compare abroad united kingdom australia canada ireland germany usa",
  },
];
