import { Tabs } from "#ui/tabs.tsx";

const PAGE = "/university-user-profile";

/** The settings of a careers service, by the last part of their address. */
export const officeTabNames = {
  team: "Team",
  branding: "Branding",
  campuses: "Campuses",
  domains: "Domains",
};

type OfficeTabsProps = { current: "profile" | "sign-on" | keyof typeof officeTabNames };

/** The way from one setting to the next, above each of them. */
export function OfficeTabs({ current }: OfficeTabsProps) {
  const tabs = [
    { to: PAGE, label: "You", isCurrent: current === "profile" },
    ...Object.entries(officeTabNames).map(([tab, label]) => ({
      to: `${PAGE}/${tab}`,
      label,
      isCurrent: tab === current,
    })),
    { to: "/university/sign-on", label: "Sign-on", isCurrent: current === "sign-on" },
  ];
  return <Tabs label="Settings" tabs={tabs} keepsScroll={false} />;
}
