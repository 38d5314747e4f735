import type { ReactNode } from "react";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PageHead } from "#ui/page-head.tsx";
import "./work-hours.css";

/** Before the course is said there is no rule to count by. */
export function WorkHoursEmpty({ more }: { more: ReactNode }) {
  return (
    <main id="main" className="wrap hours">
      <PageHead
        title="Work hours"
        lead="A student visa limits how much you may work in term. Log your shifts, and ask before you take one more."
      />
      <EmptyState
        title="First, your course"
        action={<ButtonLink to="/work-hours/settings">Choose where I study</ButtonLink>}
      >
        The United Kingdom, Australia, Canada and Ireland each count in their own way. Only you see
        what you enter.
      </EmptyState>
      {more}
    </main>
  );
}
