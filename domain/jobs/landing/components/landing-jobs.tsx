import { formatCount } from "#rules/formats/counts.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { JobCardItem } from "../../components/job-card-item.tsx";
import { registerLooks } from "../../components/register-looks.ts";
import type { LandingView, LiveJobs } from "../landing-view.ts";
// The swatches of the board's own picture of the register.
import "../../board/components/board.css";

/** The first of the jobs, and the way to all of them. */
export function LandingJobs({ view }: { view: LandingView }) {
  const { live } = view;
  if (!live) {
    return (
      <p className="land__none">
        <ButtonLink to={view.boardHref}>Try the board</ButtonLink>
      </p>
    );
  }
  if (live.total === 0) return <NoJobs view={view} near={live.near} />;

  return (
    <section className="land__jobs" aria-labelledby="open-now">
      <h2 id="open-now">Open now</h2>
      {live.checkedFor ? (
        <p className="small muted">
          {live.checkedFor.note} <Link to="/my-situation">{live.checkedFor.changeLabel}</Link>
        </p>
      ) : null}
      <ul className="jobcards">
        {live.cards.map((card) => (
          <JobCardItem key={card.id} card={card} />
        ))}
      </ul>
      <div className="land__go">
        <ButtonLink to={view.boardHref}>{allWords(live.total)}</ButtonLink>
        <p className="small muted">
          New in the last 7 days: {formatCount(live.week.added)}. Closing in the next 7:{" "}
          {formatCount(live.week.closing)}.
        </p>
      </div>
      {live.split ? <RegisterKeys split={live.split} registerDay={live.registerDay} /> : null}
    </section>
  );
}

/** An empty page says so, and leads on to where there is something. */
function NoJobs({ view, near }: { view: LandingView; near: LiveJobs["near"] }) {
  const others = near.filter(({ isHere }) => !isHere);
  return (
    <section className="land__jobs" aria-labelledby="open-now">
      <h2 id="open-now">Nothing is open here today</h2>
      <p>
        We show only live adverts. With an alert, we email you the morning after the first one is
        added.
      </p>
      <div className="land__go">
        <ButtonLink to={view.alertHref}>Make a job alert</ButtonLink>
        <ButtonLink to={view.form.action} variant="quiet">
          See the whole board
        </ButtonLink>
      </div>
      {others.length > 0 ? (
        <p>
          Open nearby:{" "}
          {others.map(({ label, href, count }, index) => (
            <span key={href}>
              {index > 0 ? ", " : null}
              <Link to={href}>{label}</Link> ({formatCount(count)})
            </span>
          ))}
          .
        </p>
      ) : null}
    </section>
  );
}

type RegisterKeysProps = { split: NonNullable<LiveJobs["split"]>; registerDay: string | null };

/** How the employers stand on the sponsors' register, each part a way to those jobs. */
function RegisterKeys({ split, registerDay }: RegisterKeysProps) {
  return (
    <section className="land__split sheet" aria-labelledby="by-register">
      <h3 id="by-register">
        {formatCount(split.of)} open {split.of === 1 ? "job" : "jobs"}, by their employer’s place on
        the register
      </h3>
      <div className="land__bar" aria-hidden="true">
        {split.keys.map(({ state, count }) => (
          <span
            key={state}
            className={`b-${registerLooks[state].look}`}
            style={{ flexGrow: count }}
          />
        ))}
        {split.elsewhere > 0 ? (
          <span className="b-none" style={{ flexGrow: split.elsewhere }} />
        ) : null}
      </div>
      <ul className="land__keys">
        {split.keys.map(({ state, count, href }) => (
          <li key={state}>
            <span className={`swatch b-${registerLooks[state].look}`} />
            <Link to={href}>
              <b>{formatCount(count)}</b> {registerLooks[state].words}
            </Link>
          </li>
        ))}
        {split.elsewhere > 0 ? (
          <li>
            <span className="swatch b-none" />
            <b>{formatCount(split.elsewhere)}</b> Not looked up, or outside the UK
          </li>
        ) : null}
      </ul>
      <p className="tiny muted">
        {registerDay ? `Home Office register of ${registerDay}. ` : null}
        “Not found” is not “cannot sponsor”: a licence may be in another name, or newer than our
        copy.
      </p>
    </section>
  );
}

function allWords(total: number): string {
  return total === 1 ? "See it on the board" : `See all ${formatCount(total)} on the board`;
}
