import { type Expectation, login, open } from "./expectation.ts";

/** Open on the main site, mostly; on a microsite only to the signed in. */
export const gated: readonly Expectation[] = [
  {
    // Microsite-gated.
    main: open,
    microsite: login,
    paths: [
      "/about-us",
      "/universities/:type?",
      "/faq",
      "/search",
      "/careers",
      "/success-stories",
      "/share-your-success-story",
      "/contact-us",
      "/uni-case-study",
      "/university-case-study/:slug",
      "/blog",
      "/blog/:slug",
      "/author/:slug",
      "/campus-ambassadors",
      "/jobs",
      "/jobs/feed.atom",
      "/jobs/feed.json",
      "/part-time-jobs/feed.atom",
      "/part-time-jobs/feed.json",
      "/companies",
      "/country-guide",
      "/country-guide/:slug/overview",
      "/immigration-guide",
      "/job-map",
      "/part-time-jobs",
      "/part-time-jobs/:slug",
    ],
  },
  {
    // Country guide sections.
    main: { noguide: "/student-dashboard", else: "open" },
    microsite: { guest: "/login", noguide: "/student-dashboard", else: "open" },
    paths: [
      "job-market",
      "job-search",
      "cv",
      "application-cover-letter",
      "interviews",
      "fellowship",
      "internships-and-work-experience",
      "enterpreneurship",
      "freelancing-and-self-employment",
      "higher-education",
      "networking",
      "mentoring-and-professional-coaching",
      "visa-details",
      "guide.pdf",
      "changes",
    ].map((section) => `/country-guide/:slug/${section}`),
  },
  {
    // Employer-type pages keep students out.
    main: {
      student: "/student-dashboard",
      premium: "/student-dashboard",
      noguide: "/student-dashboard",
      else: "open",
    },
    microsite: {
      guest: "/login",
      student: "/student-dashboard",
      premium: "/student-dashboard",
      noguide: "/student-dashboard",
      else: "open",
    },
    paths: ["/employers", "/job-seekers-toolkit", "/workshop-and-webinars", "/partner-with-us"],
  },
];
