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
  { label: "Visa check", to: "/visa-check" },
  { label: "Guides", to: "/country-guide" },
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
  { label: "Visa check", to: "/visa-check" },
  { label: "Guides", to: "/country-guide" },
  { label: "CV studio", to: "/my-cvs", also: cvPages },
  { label: "Learn", to: "/cih" },
  { label: "Advisers", to: "/book-a-meeting" },
];

/** The stop somebody stands at: the longest link that the path is, or lies under. */
export function currentLink(links: readonly NavLink[], pathname: string): NavLink | undefined {
  const roots = links.flatMap((link) =>
    [link.to, ...(link.also ?? [])].map((path) => ({ link, path })),
  );
  return roots
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0]?.link;
}
