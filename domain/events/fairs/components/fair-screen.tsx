import { CalendarDays } from "lucide-react";
import type { ReactNode } from "react";
import { SourceNotes } from "#domain/facts/components/source-notes.tsx";
import { QuestionList } from "#domain/pages/components/question-list.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import type { EditionView, FairEmployer, FairView } from "../fair-view.ts";
import { FairClocks } from "./fair-clocks.tsx";
import { FairForm, type FairFormProps } from "./fair-form.tsx";
import "./fair.css";

type FairScreenProps = { view: FairView; art: ReactNode; form: Omit<FairFormProps, "path"> };

/** Stands in the look of a landing page, whose style sheets the route brings. A fair: when it is on everybody's clock, what happens, who comes, and a place at it. */
export function FairScreen({ view, art, form }: FairScreenProps) {
  const { next } = view;
  return (
    <main id="main">
      <div className="land">
        <div className="land__map">{art}</div>
        <div className="wrap land__in night">
          <div className="land__s">
            <h1>{view.heading}</h1>
            <p className="lead">{view.lead}</p>
            {next && !form.isDone ? (
              <p>
                <a className="btn btn--mark" href="#take-a-place">
                  Book a place
                </a>
              </p>
            ) : null}
          </div>
          {next ? <NextFair next={next} /> : <NoFair alertHref={view.alertHref} />}
        </div>
      </div>
      <div className="wrap land__page">
        {next ? <Programme next={next} /> : null}
        {next ? <Employers employers={view.employers} /> : null}
        <div className="land__g">
          <article>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made on the server by platform/markdown, which lets through what its author is trusted with. */}
            <div className="prose land__words" dangerouslySetInnerHTML={{ __html: view.html }} />
            <SourceNotes notes={view.notes} />
            <p className="tiny muted land__checked">
              Compared with its sources on {view.checkedOn}. This is information, not immigration
              advice.
            </p>
          </article>
          <div className="land__rail">
            {next ? <FairForm path={view.path} {...form} /> : null}
            <LaterFairs later={view.later} />
          </div>
        </div>
        <QuestionList questions={view.questions} />
      </div>
    </main>
  );
}

function NextFair({ next }: { next: EditionView }) {
  return (
    <section className="sieve" aria-labelledby="next-fair">
      <h2 id="next-fair" className="fair__next">
        {next.isOn ? "On now" : "The next fair"}
      </h2>
      <p className="fair__day">
        <Icon icon={CalendarDays} />
        <span>
          <b>{next.day}</b>
          {next.hours}
        </span>
      </p>
      <p>{next.theme}</p>
      <FairClocks next={next} />
    </section>
  );
}

function NoFair({ alertHref }: { alertHref: string }) {
  return (
    <section className="sieve" aria-labelledby="next-fair">
      <h2 id="next-fair" className="fair__next">
        No fair is planned just now
      </h2>
      <p>
        The last one is over, and the next has no date yet. Employers who sponsor advertise all
        year: an alert brings you their new jobs.
      </p>
      <p>
        <ButtonLink to={alertHref}>Make a job alert</ButtonLink>
      </p>
    </section>
  );
}

function Programme({ next }: { next: EditionView }) {
  return (
    <section className="land__jobs" aria-labelledby="programme">
      <h2 id="programme">Programme</h2>
      <ol className="fairline">
        {next.programme.map(({ there, uk, title, words }) => (
          <li key={`${there} ${title}`}>
            <p className="fairline__t">
              <b>{there}</b> India <span className="muted">{uk} UK</span>
            </p>
            <div>
              <h3>{title}</h3>
              <p>{words}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Employers({ employers }: { employers: readonly FairEmployer[] }) {
  return (
    <section className="land__jobs" aria-labelledby="who-comes">
      <h2 id="who-comes">Employers at the fair</h2>
      {employers.length === 0 ? (
        <p>The list of employers is not final yet. It will be here before the fair.</p>
      ) : (
        <ul className="fairers">
          {employers.map(({ name, town, open, seeks, register, href }) => (
            <li key={name} className="sheet">
              <h3>{name}</h3>
              <p className="small">{[seeks, town].filter(Boolean).join(". ")}</p>
              {register ? <p className="tiny muted">{register}</p> : null}
              <p className="small">
                {open === 0 ? (
                  "No job open today"
                ) : (
                  <Link to={href}>
                    {openWords(open)}
                    <span className="vh"> at {name}</span>
                  </Link>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function openWords(open: number | null): string {
  if (open === null) return "Its jobs on the board";
  return `${open} ${open === 1 ? "job" : "jobs"} open today`;
}

function LaterFairs({ later }: { later: FairView["later"] }) {
  if (later.length === 0) return null;
  return (
    <div className="land__box">
      <h2 className="fair__later">Later fairs</h2>
      <ul>
        {later.map(({ day, theme }) => (
          <li key={day}>
            <b>{day}</b>: {theme}
          </li>
        ))}
      </ul>
    </div>
  );
}
