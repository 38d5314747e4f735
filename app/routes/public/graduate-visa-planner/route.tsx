import { answerPlanner, loadPlanner } from "#app/compose/visa/planner-page.server.ts";
import {
  PlannerAnswer,
  PlannerFoot,
  PlannerSteps,
} from "#domain/visas/uk/components/planner-answer.tsx";
import { PlannerForm } from "#domain/visas/uk/components/planner-form.tsx";
import { RemindersPart } from "#domain/visas/uk/components/reminders-part.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PageHead } from "#ui/page-head.tsx";
import type { Route } from "./+types/route";

export function loader(args: Route.LoaderArgs) {
  return loadPlanner(args);
}

export function action(args: Route.ActionArgs) {
  return answerPlanner(args);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: "Graduate visa planner: when to apply and how long it lasts - Waymark" },
    {
      name: "description",
      content:
        "Enter the days your course and your Student visa end, and see the window to apply for a UK Graduate visa, how long it lasts by the day you apply, and what it costs.",
    },
    ...(loaderData ? [{ tagName: "link", rel: "canonical", href: loaderData.canonical }] : []),
    ...(loaderData?.isAsked ? [{ name: "robots", content: "noindex, follow" }] : []),
  ];
}

export default function GraduateVisaPlannerPage({ loaderData, actionData }: Route.ComponentProps) {
  const { values, errors, isAsked, isFromSituation, view, rule } = loaderData;

  return (
    <main id="main" className="wrap planner">
      <PageHead title="Graduate visa planner" lead={loaderData.lead} />
      <div className="planner__cols">
        <section className="planner__side" aria-label="Your dates">
          <PlannerForm
            key={JSON.stringify(values)}
            values={values}
            errors={errors}
            isAsked={isAsked}
            isFromSituation={isFromSituation}
          />
        </section>
        <div className="stack">
          {view ? (
            <PlannerAnswer view={view} calendar={loaderData.calendar} />
          ) : (
            <EmptyState title="Your dates appear here">
              Enter what you know. You can leave out any date, and we tell you what is missing.
            </EmptyState>
          )}
          {view ? (
            <RemindersPart
              reminders={loaderData.reminders}
              dates={loaderData.dates}
              address={loaderData.address}
              state={actionData}
            />
          ) : null}
          <PlannerSteps />
        </div>
      </div>
      <PlannerFoot {...rule} />
    </main>
  );
}
