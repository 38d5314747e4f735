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

export const universityLinks: readonly NavLink[] = [
  { label: "Overview", to: "/university-dashboard" },
  {
    label: "Figures",
    to: "/visa-job-analytics",
    also: beyondOverview.map(({ to }) => to),
  },
  { label: "Students", to: "/pre-auth-student" },
  { label: "Meetings", to: "/university/meetings" },
  { label: "Before departure", to: "/university/pre-departure" },
  { label: "CVs", to: "/university/cv-reviews" },
  { label: "Manual", to: "/university/career-manual" },
  { label: "Messages", to: "/university/messages" },
  { label: "Requests", to: "/university/access-requests" },
];
