import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from "react";
import { nextPoints } from "#rules/au-points/next/next-points.ts";
import { subclasses } from "#rules/au-points/tables.ts";
import { timelineOf } from "#rules/au-points/timeline.ts";
import { longDay } from "#rules/days.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { type Calculation, calculate } from "../calculation.ts";
import { headlineOf, leadOf } from "../headline.ts";
import { readAnswers, saysNothing } from "../read-answers.ts";
import { rulesOfDay } from "../scenario.ts";
import type { OpenScenario, PointsView } from "../screen-view.ts";
import { addressOf } from "../typed.ts";
import { AnswersForm } from "./answers-form.tsx";
import { ConditionsTable } from "./conditions-table.tsx";
import { FiveYears } from "./five-years.tsx";
import { NextPointsList } from "./next-points-list.tsx";
import { OfficialTable } from "./official-table.tsx";
import { SavePart } from "./save-part.tsx";
import { SavedCalculations } from "./saved-calculations.tsx";
import { Totals } from "./totals.tsx";
import { useAnswersInAddress, useTyped } from "./use-typed.ts";
import "./points.css";

type PointsScreenProps = {
  view: PointsView;
  paths: { calculator: string; compare: string; dates: string };
  /** Ways on from here. */
  more: ReactNode;
};

/** The calculator: the same sums on the server and, while one types, in the browser. */
export function PointsScreen({ view, paths, more }: PointsScreenProps) {
  const { today, open, saved } = view;
  const form = useRef<HTMLFormElement>(null);
  const { typed, readForm } = useTyped(view.typed, form);
  const [errors, setErrors] = useState(view.errors);
  const search = useAnswersInAddress(typed, open);

  const calculation = useMemo(
    () => calculate({ ...readAnswers(typed, today), today }),
    [typed, today],
  );
  // The years ahead take a hundred times as long as the total, so they may follow a moment later.
  const ahead = useDeferredValue(calculation);
  const { timeline, next } = useMemo(() => lookAhead(ahead), [ahead]);

  return (
    <main id="main" className="wrap pts-page">
      {view.isGone ? (
        <Notice tone="caution" title="We could not find that calculation">
          It may have been deleted in another window, or belong to another account.
        </Notice>
      ) : null}
      <Head
        calculator={paths.calculator}
        calculation={ahead}
        timeline={timeline}
        open={open}
        today={today}
      />
      <p className="vh" role="status">
        {subclasses.map((visa) => `${visa}: ${ahead.assessments[visa].total}`).join(", ")}
      </p>
      <Totals calculation={calculation} />
      <div className="pts">
        <AnswersForm
          form={form}
          arrived={view.typed}
          calculation={calculation}
          errors={errors}
          rows={view.rows}
          isFromSituation={view.isFromSituation}
          onChange={readForm}
          onCheck={() => setErrors(readAnswers(typed, today).errors)}
        >
          <SavePart open={open} name={view.name} error={errors.name?.[0]} />
        </AnswersForm>
        <NextPointsList calculation={ahead} next={next} />
      </div>
      {saysNothing(ahead.answers) ? null : (
        <FiveYears
          calculation={ahead}
          timeline={timeline}
          calendarPath={`${paths.dates}?${addressOf(typed)}`}
        />
      )}
      <ConditionsTable calculation={calculation} />
      <OfficialTable calculation={calculation} />
      <SavedCalculations
        saved={saved}
        paths={paths}
        openId={open?.id ?? null}
        back={search === "" ? paths.calculator : `${paths.calculator}?${search}`}
      />
      {more}
    </main>
  );
}

function lookAhead({ answers, on }: Calculation) {
  const timeline = timelineOf(answers, on);
  return { timeline, next: nextPoints(answers, timeline) };
}

type HeadProps = {
  calculator: string;
  calculation: Calculation;
  timeline: ReturnType<typeof timelineOf>;
  open: OpenScenario | null;
  today: string;
};

function Head({ calculator, calculation, timeline, open, today }: HeadProps) {
  const { now, next } = headlineOf(calculation, timeline);
  const isEmpty = saysNothing(calculation.answers);
  const isOlder = open !== null && open.rulesOf !== rulesOfDay(calculation.on);
  return (
    <>
      <PageHead
        over={open ? `Saved calculation: ${open.name}` : undefined}
        title={
          isEmpty ? (
            "Your points for Australia"
          ) : (
            <>
              {now} {next ? <span className="pts__next">{next}</span> : null}
            </>
          )
        }
        lead={leadOf(calculation)}
        actions={
          open || !isEmpty ? (
            <ButtonLink variant="quiet" size="s" to={calculator} className="pts__afresh">
              Start again
            </ButtonLink>
          ) : undefined
        }
      />
      {isOlder ? (
        <Notice tone="caution" title="Counted by newer rules">
          {`You saved this under the rules of ${longDay(open.rulesOf)}. The totals below follow those in force on ${longDay(calculation.on === today ? today : calculation.on)}.`}
        </Notice>
      ) : null}
    </>
  );
}
