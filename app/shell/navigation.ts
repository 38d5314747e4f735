import type { Role } from "#rules/access/visitor.ts";

export type NavLink = {
  label: string;
  to: string;
  /** Other addresses that belong to the same stop. */
  also?: readonly string[];
};

/** What each shell's line of stops leads to, in the order of a visit. */
export const publicLinks: readonly NavLink[] = [
  { label: "Jobs", to: "/jobs" },
  { label: "Part-time", to: "/part-time-jobs" },
  { label: "Country guides", to: "/country-guide" },
  { label: "CV studio", to: "/my-cvs" },
  { label: "Licence check", to: "/uk-work-visa-sponsor-licence-check" },
  { label: "Learn", to: "/cih" },
];

export const memberLinks: readonly NavLink[] = publicLinks.map((link) =>
  link.label === "Licence check" ? { ...link, to: "/sponsorship-licence-checker" } : link,
);

export const micrositeLinks: readonly NavLink[] = [
  { label: "Home", to: "/student-dashboard" },
  { label: "Jobs", to: "/jobs" },
  { label: "Guides", to: "/country-guide" },
  { label: "CV studio", to: "/my-cvs" },
  { label: "Learn", to: "/cih" },
  { label: "Advisers", to: "/book-a-meeting" },
];

export const jumpstartLinks: readonly NavLink[] = [
  { label: "Plan", to: "/jumpstart-dashboard" },
  { label: "Resources", to: "/jumpstart/resources" },
  { label: "LinkedIn playbook", to: "/jumpstart/linkedin-starter-playbook" },
  { label: "Part-time jobs", to: "/jumpstart/part-time-jobs" },
  { label: "Top 30 employers", to: "/jumpstart/top-30-employers" },
  { label: "Reading list", to: "/jumpstart/reading-list" },
];

export const universityLinks: readonly NavLink[] = [
  { label: "Overview", to: "/university-dashboard" },
  { label: "Visa jobs", to: "/visa-job-analytics" },
  { label: "Home-country jobs", to: "/home-country-job-analytics" },
  { label: "Learning", to: "/cih-analytics" },
  { label: "Students", to: "/pre-auth-student" },
  { label: "Requests", to: "/university/access-requests" },
];

export const employerLinks: readonly NavLink[] = [
  { label: "Employers", to: "/employers" },
  { label: "Partner with us", to: "/partner-with-us" },
  { label: "Workshops", to: "/workshop-and-webinars" },
  { label: "Toolkit", to: "/job-seekers-toolkit" },
  { label: "Universities", to: "/universities" },
];

/** An employer's own pages, once signed in. */
export const ownEmployerLinks: readonly NavLink[] = [
  { label: "Jobs", to: "/employer" },
  { label: "Post a job", to: "/employer/jobs/new" },
  { label: "Company", to: "/employer/company" },
  { label: "For employers", to: "/employers" },
];

export const staffLinks: readonly NavLink[] = [
  { label: "Overview", to: "/staff" },
  {
    label: "Jobs",
    to: "/staff/jobs",
    also: [
      "/staff/job-reports",
      "/staff/job-codes",
      "/staff/employers",
      "/staff/employer-claims",
      "/staff/company-changes",
      "/staff/leads",
    ],
  },
  { label: "People", to: "/staff/people" },
  { label: "Universities", to: "/staff/universities" },
  { label: "Requests", to: "/staff/access-requests" },
  { label: "Feeds", to: "/staff/job-feeds" },
  { label: "Register", to: "/staff/sponsor-register" },
  { label: "Rules", to: "/staff/rule-tables" },
  { label: "Events", to: "/staff/security-events" },
  { label: "Redirects", to: "/staff/redirects" },
  { label: "Switches", to: "/staff/switches" },
];

const jobSeekerAccount: readonly NavLink[] = [
  { label: "My dashboard", to: "/student-dashboard" },
  { label: "Saved jobs", to: "/my-saved-jobs" },
  { label: "Job alerts", to: "/my-job-alerts" },
  { label: "My situation", to: "/my-situation" },
  { label: "Profile", to: "/edit-profile" },
  { label: "Password", to: "/student-change-password" },
];

/** For roles that have no profile page in a room of their own. */
const sharedAccount: readonly NavLink[] = [
  { label: "Profile", to: "/account/profile" },
  { label: "Password", to: "/account/password" },
];

const ownPages: Record<Role, readonly NavLink[]> = {
  student: jobSeekerAccount,
  alumni: jobSeekerAccount,
  ambassador: jobSeekerAccount,
  predeparture_student: [
    { label: "My plan", to: "/jumpstart-dashboard" },
    { label: "Saved jobs", to: "/my-saved-jobs" },
    { label: "My situation", to: "/my-situation" },
    { label: "Profile", to: "/jumpstart-edit-profile" },
    { label: "Password", to: "/jumpstart-change-password" },
  ],
  university_admin: [
    { label: "University dashboard", to: "/university-dashboard" },
    { label: "Profile", to: "/university-user-profile" },
  ],
  employer: [
    { label: "My jobs", to: "/employer" },
    { label: "My company", to: "/employer/company" },
    ...sharedAccount,
  ],
  staff: [{ label: "Desk", to: "/staff" }, ...sharedAccount],
};

/** The account menu: the role's own pages, then what everybody has. */
export function accountLinks(role: Role): readonly NavLink[] {
  return [
    ...ownPages[role],
    { label: "Security and sessions", to: "/account/security" },
    { label: "My data", to: "/account/my-data" },
  ];
}

/** The stop somebody stands at: the longest link that the path is, or lies under. */
export function currentLink(links: readonly NavLink[], pathname: string): NavLink | undefined {
  const roots = links.flatMap((link) =>
    [link.to, ...(link.also ?? [])].map((path) => ({ link, path })),
  );
  return roots
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0]?.link;
}
