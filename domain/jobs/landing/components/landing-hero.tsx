import { Search } from "lucide-react";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { formatCount } from "#rules/formats/counts.ts";
import { Button } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import type { LandingView, LiveJobs } from "../landing-view.ts";
import "#ui/field.css";
import "./landing-hero.css";

type LandingHeroProps = { view: LandingView; art: ReactNode };

/** The heading, what is there today in one sentence, and the same search to go on with. */
export function LandingHero({ view, art }: LandingHeroProps) {
  const { live } = view;
  return (
    <div className="land">
      <div className="land__map">{art}</div>
      <div className="wrap land__in night">
        <div className="land__s">
          <nav className="land__crumb" aria-label="Breadcrumb">
            <ol>
              <li>
                <Link to="/">Home</Link>
              </li>
              <li>
                <Link to={view.form.action}>Jobs</Link>
              </li>
            </ol>
          </nav>
          <h1>{view.heading}</h1>
          <p className="lead">
            {live?.lead ??
              "We cannot count the jobs just now. The text below is still correct; try again in a minute."}
          </p>
          <SearchPost form={view.form} />
        </div>
        {live ? <Funnel live={live} /> : null}
      </div>
    </div>
  );
}

/** A plain GET to the board: works before any script has come. */
function SearchPost({ form }: Pick<LandingView, "form">) {
  return (
    <Form className="landpost" role="search" aria-label="Jobs" action={form.action}>
      {form.hidden.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} defaultValue={value} />
      ))}
      <div className="landpost__f">
        <label htmlFor="what">What work</label>
        <input
          className="input"
          id="what"
          name="q"
          maxLength={120}
          defaultValue={form.q}
          placeholder="Job title, skill or employer"
        />
      </div>
      <div className="landpost__f">
        <label htmlFor="where">Where</label>
        <input className="input" id="where" name="where" maxLength={80} defaultValue={form.where} />
      </div>
      <Button variant="ink" icon={Search}>
        Search jobs
      </Button>
    </Form>
  );
}

function Funnel({ live }: { live: LiveJobs }) {
  if (live.funnel.length === 0) {
    return <p className="sieve tiny">Counted on {live.countedAt}.</p>;
  }
  return (
    <figure className="sieve">
      <figcaption>From open to sponsored</figcaption>
      <ol>
        {live.funnel.map(({ count, words, href, share, isTold }) => (
          <li key={words} className={isTold ? "is-told" : undefined}>
            <Link to={href}>
              <b>{formatCount(count)}</b> <span>{words}</span>
            </Link>
            <span className="sieve__bar" style={{ width: `${(share * 100).toFixed(1)}%` }} />
          </li>
        ))}
      </ol>
      <p className="tiny">
        Counted on {live.countedAt}.{live.registerDay ? ` Register of ${live.registerDay}.` : null}
      </p>
    </figure>
  );
}
