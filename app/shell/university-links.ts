import { type OfficePower, type OfficeRole, officeRoleMay } from "#rules/access/office-role.ts";
import { analyticsGroups, productPath } from "#rules/analytics/menu.ts";
import type { NavLink } from "./navigation.ts";

/** The pages of figures, in groups. */
export const analyticsMenu: readonly { label: string; links: readonly NavLink[] }[] = [
  ...analyticsGroups.map(({ label, products }) => ({
    label,
    links: products.map((one) => ({ label: one.label, to: productPath(one.product) })),
  })),
  { label: "Yours", links: [{ label: "Views and mails", to: "/university/analytics/views" }] },
];

export const analyticsLinks: readonly NavLink[] = analyticsMenu.flatMap(({ links }) => links);

const [, ...beyondOverview] = analyticsLinks;

type OfficeLink = NavLink & { needs: OfficePower };

const links: readonly OfficeLink[] = [
  { label: "Overview", to: "/university-dashboard", needs: "read" },
  {
    label: "Figures",
    to: "/visa-job-analytics",
    also: beyondOverview.map(({ to }) => to),
    needs: "read",
  },
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
    .map(({ needs: _needs, ...link }) => link);
}
