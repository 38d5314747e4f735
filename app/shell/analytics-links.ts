import { analyticsGroups, productPath } from "#rules/analytics/menu.ts";
import type { NavLink } from "./navigation.ts";

/** The pages of figures, in groups. Apart from the shell's own links, which every page's script holds. */
export const analyticsMenu: readonly { label: string; links: readonly NavLink[] }[] = [
  ...analyticsGroups.map(({ label, products }) => ({
    label,
    links: products.map((one) => ({ label: one.label, to: productPath(one.product) })),
  })),
  { label: "Yours", links: [{ label: "Views and reports", to: "/university/analytics/views" }] },
];

export const analyticsLinks: readonly NavLink[] = analyticsMenu.flatMap(({ links }) => links);
