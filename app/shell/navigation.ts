import type { Role } from "#rules/access/visitor.ts";

export type NavLink = {
  label: string;
  to: string;
  /** Other addresses that belong to the same stop. */
  also?: readonly string[];
};

/** The studio's pages that do not stand under its first. */
const cvPages = [
  "/create-cv",
  "/choose-template",
  "/cv-preview",
  "/final-preview",
  "/download-cv",
] as const;

/** What each shell's line of stops leads to, in the order of a visit. */
export const publicLinks: readonly NavLink[] = [
  { label: "Jobs", to: "/jobs" },
  { label: "Part-time", to: "/part-time-jobs" },
  { label: "Country guides", to: "/country-guide" },
  { label: "CV studio", to: "/my-cvs", also: cvPages },
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
  { label: "CV studio", to: "/my-cvs", also: cvPages },
  { label: "Learn", to: "/cih" },
  { label: "Advisers", to: "/book-a-meeting" },
];

const jobSeekerAccount: readonly NavLink[] = [
  { label: "My dashboard", to: "/student-dashboard" },
  { label: "Saved jobs", to: "/my-saved-jobs" },
  { label: "Job alerts", to: "/my-job-alerts" },
  { label: "My situation", to: "/my-situation" },
  { label: "Work hours", to: "/work-hours" },
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
