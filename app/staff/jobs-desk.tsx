import { Tabs } from "#ui/tabs.tsx";

const tabs = [
  { to: "/staff/jobs", label: "To review" },
  { to: "/staff/job-reports", label: "Reported" },
  { to: "/staff/job-codes", label: "Codes" },
  { to: "/staff/employers", label: "Employers" },
  { to: "/staff/employer-claims", label: "Company requests" },
  { to: "/staff/company-changes", label: "Company pages" },
  { to: "/staff/leads", label: "Messages" },
] as const;

/** The rooms of the desk that are about jobs. */
export function JobsDeskTabs({ current }: { current: (typeof tabs)[number]["to"] }) {
  return (
    <Tabs
      label="Jobs and employers"
      tabs={tabs.map((tab) => ({ ...tab, isCurrent: tab.to === current }))}
      keepsScroll={false}
    />
  );
}
