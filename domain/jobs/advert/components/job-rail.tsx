import { Flag } from "lucide-react";
import { Icon } from "#ui/icon.tsx";
import { RouteLine } from "#ui/route-line.tsx";
import type { JobView } from "../job-view.ts";

/** Beside the advert: the register, a page to send along, the employer, doubts. Drawn on the server alone. */
export function JobRail({ job }: { job: JobView }) {
  const { register, about, briefHref, employer, status: standing, slug } = job;
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
            <a href={briefHref}>Make it as a PDF</a>
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
          <a className="more" href={`/jobs/${encodeURIComponent(slug)}/report`}>
            <Icon icon={Flag} />
            Report this job
          </a>
        </p>
      ) : null}
    </>
  );
}
