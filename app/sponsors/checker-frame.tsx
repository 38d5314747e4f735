import type { ReactNode } from "react";
import { longDay } from "#rules/days.ts";
import { PageHead } from "#ui/page-head.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { CHECKER } from "./addresses.ts";
import "#domain/sponsors/components/licence-check.css";

export type CheckerFrameProps = {
  title: string;
  register: { asOf: string; isDemo: boolean } | null;
  tab: "one" | "list" | "watched" | "history" | null;
  children: ReactNode;
};

const tabs = [
  { key: "one", label: "One employer", to: CHECKER },
  { key: "list", label: "A list of names", to: `${CHECKER}/list` },
  { key: "watched", label: "Watched", to: `${CHECKER}/watched` },
  { key: "history", label: "Checked before", to: `${CHECKER}/history` },
] as const;

/** The head, the tabs and the foot that every screen of the checker has. */
export function CheckerFrame({ title, register, tab, children }: CheckerFrameProps) {
  return (
    <main id="main" className="wrap">
      <PageHead title={title} lead={register ? registerWords(register) : undefined} />
      <Tabs
        label="How to check"
        tabs={tabs.map(({ key, ...rest }) => ({ ...rest, isCurrent: key === tab }))}
      />
      <div className="chk">
        {children}
        <RegisterAttribution />
      </div>
    </main>
  );
}

/** Which copy of the register speaks, and from which day. */
export function registerWords({ asOf, isDemo }: { asOf: string; isDemo: boolean }): string {
  const day = longDay(asOf);
  return isDemo
    ? `A register made up for this demo, of ${day}. One row for each employer and route.`
    : `Home Office register of licensed sponsors of ${day}. One row for each employer and route.`;
}

export function RegisterAttribution() {
  return (
    <p className="tiny muted">
      Contains public sector information licensed under the Open Government Licence v3.0. This is
      information, not immigration advice.
    </p>
  );
}
