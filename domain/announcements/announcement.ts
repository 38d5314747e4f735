import type { AnnouncementAudience } from "#db/schema/desk.ts";
import type { Role, Visitor } from "#rules/access/visitor.ts";

export type Announcement = {
  id: number;
  message: string;
  linkPath: string | null;
  linkLabel: string | null;
  site: "all" | "main" | "university";
  universityId: number | null;
  audience: AnnouncementAudience;
  startsAt: Date;
  endsAt: Date;
};

export const audiences: Record<AnnouncementAudience, string> = {
  everybody: "Everybody",
  guests: "Visitors who are not signed in",
  students: "Students and graduates",
  universities: "Careers services",
  employers: "Employers",
};

const rolesOf: Partial<Record<AnnouncementAudience, readonly Role[]>> = {
  students: ["student", "alumni", "ambassador", "predeparture_student"],
  universities: ["university_admin"],
  employers: ["employer"],
};

type Reader = {
  visitor: Visitor;
  /** The university whose site it is; null on the main site. */
  siteUniversityId: number | null;
};

/** Whether this reader sees it now. */
export function isShownTo(announcement: Announcement, reader: Reader, now: Date): boolean {
  const { startsAt, endsAt } = announcement;
  return (
    startsAt <= now && now < endsAt && isOnSite(announcement, reader) && isFor(announcement, reader)
  );
}

function isOnSite({ site, universityId }: Announcement, { siteUniversityId }: Reader): boolean {
  if (site === "all") return true;
  return site === "main" ? siteUniversityId === null : siteUniversityId === universityId;
}

function isFor({ audience }: Announcement, { visitor }: Reader): boolean {
  if (audience === "everybody") return true;
  if (audience === "guests") return visitor.kind === "guest";
  return visitor.kind === "member" && (rolesOf[audience]?.includes(visitor.role) ?? false);
}

/** Of several the one that began last: a line has room for one. */
export function shownTo(
  announcements: readonly Announcement[],
  reader: Reader,
  now: Date,
): Announcement | null {
  const shown = announcements.filter((each) => isShownTo(each, reader, now));
  return (
    shown.sort((one, other) => +other.startsAt - +one.startsAt || other.id - one.id)[0] ?? null
  );
}
