import { Clock, LifeBuoy } from "lucide-react";
import { MapSheet } from "#app/shell/map-sheet.tsx";
import { QuotedArticle } from "#domain/facts/components/quoted-article.tsx";
import { Sources } from "#domain/jumpstart/components/task-list.tsx";
import { WeekLine } from "#domain/jumpstart/components/week-line.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import type { Route } from "./+types/route";
import { loadLanding } from "./page.server.ts";
import "#domain/jumpstart/components/countdown.css";
import "#domain/jumpstart/components/task-list.css";
import "./landing.css";

export function loader(args: Route.LoaderArgs) {
  return loadLanding(args);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: "Jumpstart, before you fly - Waymark" },
    { name: "description", content: loaderData?.page.description ?? "" },
  ];
}

export default function JumpstartPage({ loaderData: { page, example } }: Route.ComponentProps) {
  return (
    <main id="main">
      <section className="jp night" aria-labelledby="jumpstart">
        <MapSheet art="hero" />
        <div className="wrap jp__in jland__in">
          <div className="jp__say">
            <h1 id="jumpstart">{page.title}</h1>
            <p className="lead">{page.description}</p>
            <div className="btns">
              <ButtonLink to="/jumpstart-login" variant="mark">
                Sign in to Jumpstart
              </ButtonLink>
              <ButtonLink to="/login" variant="link">
                I have arrived already
              </ButtonLink>
            </div>
          </div>
          <p className="small muted jland__ex">
            An example: somebody from Vietnam who flies to Leeds in {example.days} days
          </p>
          <WeekLine stops={example.stops} fly={example.fly} />
        </div>
      </section>
      <div className="wrap jland">
        <article className="gd-art">
          <QuotedArticle parts={page.text.parts} />
        </article>
        <ExampleTasks tasks={example.tasks} />
      </div>
    </main>
  );
}

type ExampleTasksProps = {
  tasks: Route.ComponentProps["loaderData"]["example"]["tasks"];
};

function ExampleTasks({ tasks }: ExampleTasksProps) {
  return (
    <aside className="jland__tasks sheet" aria-labelledby="example">
      <h2 id="example">Steps as the plan shows them</h2>
      {tasks.map(({ title, why, minutes, helper, sources }) => (
        <div key={title} className="tasks__b">
          <h3>{title}</h3>
          <p className="small">{why}</p>
          <p className="tasks__m">
            <span>
              <Icon icon={Clock} />
              {minutes}
            </span>
            <span>
              <Icon icon={LifeBuoy} />
              {helper}
            </span>
          </p>
          <Sources sources={sources} />
        </div>
      ))}
    </aside>
  );
}
