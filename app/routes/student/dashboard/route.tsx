import { Pencil } from "lucide-react";
import { pack, usePacked } from "#app/packed.ts";
import { NextStepCard } from "#domain/journey/components/next-step-card.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { RouteLine } from "#ui/route-line.tsx";
import type { Route } from "./+types/route";
import { FirstSteps } from "./first-steps-list.tsx";
import { HomeColumns } from "./home-columns.tsx";
import { News } from "./news.tsx";
import { loadDashboard } from "./page.server.ts";
import "./dashboard.css";
import "./dashboard-phone.css";

export async function loader(args: Route.LoaderArgs) {
  return pack(await loadDashboard(args));
}

export function meta() {
  return [{ title: "Your dashboard - Waymark" }];
}

export default function StudentDashboard({ loaderData }: Route.ComponentProps) {
  const home = usePacked(loaderData);
  const { firstName, clocks, headline, step, stops, today, places } = home;
  const { first, news, messages, university, arrival } = home;

  return (
    <main id="main" className="wrap home">
      <PageHead over={clocks} title={`Hello ${firstName}. ${headline}`} />
      <News news={news} messages={messages} university={university?.name} />
      <NextStepCard step={step} today={today} {...places} />
      <section className="home__way" aria-labelledby="journey">
        <div className="head2">
          <h2 id="journey">
            <Link to="/my-journey">Your journey</Link>
          </h2>
          <Link className="more" to="/edit-profile">
            Edit dates
            <Icon icon={Pencil} />
          </Link>
        </div>
        <RouteLine direction="row" size="s" label="Your journey" stops={stops} />
      </section>
      {first ? <FirstSteps steps={first} /> : null}
      <HomeColumns {...home} />
      <More universityId={university?.id ?? null} hasArrived={arrival !== null} />
    </main>
  );
}

/** What is theirs and has no part of its own here. */
function More({ universityId, hasArrived }: { universityId: number | null; hasArrived: boolean }) {
  return (
    <nav className="home__more" aria-label="More of your pages">
      {hasArrived ? <Link to="/first-week">First week</Link> : null}
      <Link to="/achievements">Achievements</Link>
      {universityId ? <Link to={`/career-manual/${universityId}`}>Career manual</Link> : null}
      <Link to="/work-hours">Work hours</Link>
      <Link to="/visa-check">Visa check</Link>
      <Link to="/graduate-visa-planner">Graduate visa planner</Link>
      <Link to="/employer-brief">Employer brief</Link>
      <Link to="/my-hidden-jobs">Hidden jobs</Link>
    </nav>
  );
}
