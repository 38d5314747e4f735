import type { ReactNode } from "react";
import type { CountryId } from "#rules/countries.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import type { ToolView } from "../tool-view.ts";
import { useLiveForm } from "./live-form.ts";
import { Mistakes } from "./mistakes.tsx";
import { QuestionGroups } from "./question-groups.tsx";
import "./abroad.css";

/** A university's own site keeps its own colours. */
export type ToolProps<View extends ToolView> = {
  view: View;
  isMicrosite: boolean;
  /** Ways on from here. */
  more: ReactNode;
};

type ToolScreenProps = {
  view: ToolView;
  /** Whose colours the page wears; null: the site's. */
  countryId: CountryId | null;
  empty: { title: string; words: string };
  /** The answer; null before anything is asked. */
  answer: ReactNode;
  /** Questions that belong to a part of their own, inside the same form. */
  extra?: ReactNode;
  /** Beside the form on wide screens, below it on phones. */
  aside?: ReactNode;
  /** Sources, and what this is not. */
  foot: ReactNode;
  more: ReactNode;
};

/** A tool for a country: the answer first, then the questions, then where it is all written. */
export function ToolScreen(props: ToolScreenProps) {
  const { view, countryId, empty, answer, extra, aside, foot, more } = props;
  const form = useLiveForm();

  return (
    <main id="main" className="ab" data-country={countryId ?? undefined}>
      <div className="wrap">
        <PageHead title={view.heading} lead={view.lead} />
        <div className="ab__body">
          <Mistakes errors={view.errors} />
          {answer ?? (
            <EmptyState
              title={empty.title}
              action={<Link to={view.exampleQuery}>See it with made-up answers</Link>}
            >
              {empty.words}
            </EmptyState>
          )}
          <div className={aside ? "ab__cols" : undefined}>
            <form method="get" className="ab-form" noValidate {...form}>
              <h2>Your answers</h2>
              <div className={aside ? "ab-form__groups" : "ab-form__groups ab-form__groups--two"}>
                <QuestionGroups groups={view.groups} />
              </div>
              {extra}
              <div className="ab-form__end">
                <p className="ab-form__now" role="status">
                  {view.isAsked ? view.heading : ""}
                </p>
                <Button variant="mark">Show the answer</Button>
                {view.isAsked ? <Link to=".">Start again</Link> : null}
              </div>
            </form>
            {aside}
          </div>
          {foot}
          {more}
        </div>
      </div>
    </main>
  );
}
