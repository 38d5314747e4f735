import type { ReactNode } from "react";
import { PageHead } from "#ui/page-head.tsx";
import "./sign-in.css";

type AuthPageProps = {
  title: string;
  lead?: string;
  children: ReactNode;
};

/** A screen of the account area: its title, one sentence, and what is to be done. */
export function AuthPage({ title, lead, children }: AuthPageProps) {
  return (
    <main id="main" className="wrap">
      <PageHead title={title} lead={lead} />
      {children}
    </main>
  );
}

/** One card, and beside it what to do when the card is not the right one. */
export function Solo({ children, beside }: { children: ReactNode; beside?: ReactNode }) {
  return (
    <div className="solo">
      <div className="way sheet">{children}</div>
      {beside}
    </div>
  );
}
