import { Tabs } from "#ui/tabs.tsx";
import { hubPaths } from "../catalogue/hub-paths.ts";

const tabs = [
  { to: hubPaths.premium, label: "Premium courses" },
  { to: hubPaths.standard, label: "Standard lessons" },
  { to: hubPaths.saved, label: "Saved lessons" },
  { to: hubPaths.certificates, label: "Certificates" },
];

export function HubTabs({ current }: { current: string }) {
  return (
    <Tabs
      label="Career Ignition Hub"
      tabs={tabs.map((tab) => ({ ...tab, isCurrent: tab.to === current }))}
    />
  );
}
