import type { ReactNode } from "react";
import { type AgedRegister, registerDayMessage } from "#domain/sponsors/register-day-message.ts";
import { PageHead } from "#ui/page-head.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { CHECKER } from "./addresses.ts";
import { RegisterAttribution } from "./register-attribution.tsx";
import "#domain/sponsors/components/licence-check.css";

export type CheckerFrameProps = {
  title: string;
  register: AgedRegister | null;
  tab: "one" | "list" | "watched" | "history" | null;
  children: ReactNode;
};

const tabs = [
  { key: "one", label: "One employer", to: CHECKER },
  { key: "list", label: "A list of names", to: `${CHECKER}/list` },
  { key: "watched", label: "Watched", to: `${CHECKER}/watched` },
  { key: "history", label: "Past checks", to: `${CHECKER}/history` },
] as const;

/** The head, the tabs and the foot that every screen of the checker has. */
export function CheckerFrame({ title, register, tab, children }: CheckerFrameProps) {
  return (
    <main id="main" className="wrap">
      <PageHead title={title} lead={register ? registerDayMessage(register) : undefined} />
      <Tabs
        label="How to check"
        tabs={tabs.map(({ key, ...rest }) => ({ ...rest, isCurrent: key === tab }))}
      />
      <div className="chk">
        {children}
        <RegisterAttribution isDemo={register?.isDemo ?? false} />
      </div>
    </main>
  );
}
