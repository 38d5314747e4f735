import { type OfficePower, type OfficeRole, officeRoleMay } from "#rules/access/office-role.ts";
import type { NavLink } from "./navigation.ts";

type OfficeLink = NavLink & { needs: OfficePower };

const links: readonly OfficeLink[] = [
  { label: "Overview", to: "/university-dashboard", needs: "read" },
  { label: "Visa jobs", to: "/visa-job-analytics", needs: "read" },
  { label: "Home-country jobs", to: "/home-country-job-analytics", needs: "read" },
  { label: "Learning", to: "/cih-analytics", needs: "read" },
  { label: "Students", to: "/pre-auth-student", needs: "see-students" },
  { label: "Meetings", to: "/university/meetings", needs: "see-students" },
  { label: "Before departure", to: "/university/pre-departure", needs: "see-students" },
  { label: "CVs", to: "/university/cv-reviews", needs: "review-cvs" },
  { label: "Manual", to: "/university/career-manual", needs: "read" },
  { label: "Messages", to: "/university/messages", needs: "read" },
  { label: "Requests", to: "/university/access-requests", needs: "see-students" },
];

/** What somebody of a careers service is led to: nothing their role would be refused. */
export function universityLinks(role: OfficeRole | null | undefined): readonly NavLink[] {
  return links
    .filter(({ needs }) => officeRoleMay(role, needs))
    .map(({ label, to }) => ({ label, to }));
}
