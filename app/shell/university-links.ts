import type { OfficeRole } from "#rules/access/office-role.ts";
import type { NavLink } from "./navigation.ts";

/** Without names of students: anyone who only reads is led to these alone. */
const readersLinks: readonly NavLink[] = [
  { label: "Overview", to: "/university-dashboard" },
  {
    label: "Figures",
    to: "/visa-job-analytics",
    also: ["/university/analytics/views"],
    ending: "-analytics",
  },
  { label: "Manual", to: "/university/career-manual" },
  { label: "Messages", to: "/university/messages" },
];

const [overview, figures, ...words] = readersLinks;

const advisersLinks: readonly NavLink[] = [
  overview!,
  figures!,
  { label: "Students", to: "/pre-auth-student" },
  { label: "Meetings", to: "/university/meetings" },
  { label: "Before departure", to: "/university/pre-departure" },
  { label: "CVs", to: "/university/cv-reviews" },
  ...words,
  { label: "Requests", to: "/university/access-requests" },
];

/** What somebody of a careers service is led to: nothing their role would be refused. */
export function universityLinks(role: OfficeRole | null | undefined): readonly NavLink[] {
  return role === "owner" || role === "adviser" ? advisersLinks : readersLinks;
}
