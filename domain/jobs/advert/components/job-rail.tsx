import { Flag } from "lucide-react";
import { CachedMarkup } from "#ui/cached-markup.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { RouteLine } from "#ui/route-line.tsx";
import type { JobView } from "../job-view.ts";

/** Beside the advert: the register, a page to send along, the employer, doubts. */
export function JobRail({ job }: { job: JobView }) {
  const { register, about, briefHref, employer, standing, slug } = job;
  return (
    <CachedMarkup
      as="aside"
      className="rail"
      aria-label="About the employer"
      part={RailParts}
      props={{ register, about, briefHref, employer, standing, slug }}
    />
  );
}

type RailPartsProps = Pick<
  JobView,
  "register" | "about" | "briefHref" | "employer" | "standing" | "slug"
>;

function RailParts({ register, about, briefHref, employer, standing, slug }: RailPartsProps) {
  return (
    <>
      {register ? (
        <section>
          <h2>{register.title}</h2>
          <RouteLine label={register.title} stops={register.stops} />
          <p className="tiny muted">{register.note}</p>
        </section>
      ) : null}
      {briefHref ? (
        <section className="rail__box">
          <h2>Employer brief</h2>
          <p>
            One page to send with your application: what your visa allows, until when, and what the
            employer would need to do.
          </p>
          <p>
            <Link to={briefHref}>Make it as a PDF</Link>
          </p>
        </section>
      ) : null}
      {about.text || about.website ? (
        <section className="rail__box">
          <h2>About {employer}</h2>
          {about.text ? <p>{about.text}</p> : null}
          {about.website ? (
            <p>
              <a href={about.website} rel="noopener nofollow">
                Its website
              </a>
            </p>
          ) : null}
        </section>
      ) : null}
      {standing.kind === "live" ? (
        <p>
          <Link className="more" to={`/jobs/${encodeURIComponent(slug)}/report`}>
            <Icon icon={Flag} />
            Report this job
          </Link>
        </p>
      ) : null}
    </>
  );
}
