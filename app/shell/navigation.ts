export type NavLink = {
  label: string;
  to: string;
  /** Other addresses that belong to the same stop. */
  also?: readonly string[];
  /** Addresses that end so belong to it, too. */
  ending?: string;
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
  // Guests may watch these; /cih would ask them to sign in.
  { label: "Learn", to: "/cih/standard", also: ["/cih"] },
];

/** Where the same stops lead somebody who is signed in. */
const ofMembers: Readonly<Record<string, string>> = {
  "Licence check": "/sponsorship-licence-checker",
  Learn: "/cih",
};

export const memberLinks: readonly NavLink[] = publicLinks.map((link) => ({
  ...link,
  to: ofMembers[link.label] ?? link.to,
}));

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
  const [longest] = roots
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((a, b) => b.path.length - a.path.length);
  return longest?.link ?? links.find(({ ending }) => ending && pathname.endsWith(ending));
}
