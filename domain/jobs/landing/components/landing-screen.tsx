import { Bell, ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { SourceNotes } from "#domain/facts/components/source-notes.tsx";
import { QuestionList } from "#domain/pages/components/question-list.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import type { LandingView } from "../landing-view.ts";
import { LandingHero } from "./landing-hero.tsx";
import { LandingJobs } from "./landing-jobs.tsx";
import { NearStops } from "./near-stops.tsx";
import { RateTable } from "./rate-table.tsx";
import "./landing.css";

type LandingScreenProps = {
  view: LandingView;
  /** The map behind the heading, which belongs to the shell. */
  art: ReactNode;
  /** What only staff see, such as that the page is not published. */
  notice?: ReactNode;
};

/** Criteria plus words: what is open now, what it means for a student from abroad, and where to go on. */
export function LandingScreen({ view, art, notice }: LandingScreenProps) {
  return (
    <main id="main">
      <LandingHero view={view} art={art} />
      <div className="wrap land__page">
        {notice}
        <LandingJobs view={view} />
        <div className="land__g">
          <article>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made on the server by platform/markdown, which lets through what its author is trusted with. */}
            <div className="prose land__words" dangerouslySetInnerHTML={{ __html: view.html }} />
            <SourceNotes notes={view.notes} />
            <p className="tiny muted land__checked">
              Compared with its sources on {view.checkedOn}. This is information, not immigration
              advice. For advice, ask your university or a registered adviser.
            </p>
          </article>
          <aside className="land__rail" aria-label="Beside these jobs">
            <RateTable rates={view.rates} note={view.rateNote} />
            <Rail alertHref={view.alertHref} many={view.many} />
          </aside>
        </div>
        <QuestionList questions={view.questions} />
        {view.live ? <NearStops near={view.live.near} /> : null}
      </div>
    </main>
  );
}

function Rail({ alertHref, many }: { alertHref: string; many: string }) {
  return (
    <>
      <div className="land__box">
        <p className="strong">Get new ones by email</p>
        <p>New {many}, one email a day at most. Stop it from any email.</p>
        <ButtonLink to={alertHref} variant="second" icon={Bell}>
          Make a job alert
        </ButtonLink>
      </div>
      <div className="land__box">
        <p className="strong">Not sure about one employer?</p>
        <p>
          <Link to="/uk-work-visa-sponsor-licence-check" className="land__check">
            <Icon icon={ShieldCheck} />
            Check its sponsor licence
          </Link>
        </p>
      </div>
    </>
  );
}
