import { Award } from "lucide-react";
import { ButtonLink } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { RouteLine } from "#ui/route-line.tsx";
import { minutesOf } from "../catalogue/film-time.ts";
import { hubPaths } from "../catalogue/hub-paths.ts";
import type { CourseView } from "../lesson-view.ts";

type LeftOf = Pick<CourseView, "leftMs" | "hasCertificate">;
type CourseLineProps = { course: CourseView; certificate: string | null; isMember: boolean };

/** The course as a line of lessons, and how far its certificate is. */
export function CourseLine({ course, certificate, isMember }: CourseLineProps) {
  const { title, stops, doneCount } = course;
  const count = stops.length === 1 ? "1 lesson" : `${stops.length} lessons`;
  return (
    <section className="ls-course" aria-labelledby="course">
      <div className="head2">
        <h2 id="course">
          {title}, {isMember ? `${doneCount} of ${count} done` : count}
        </h2>
        {certificate && course.hasCertificate ? (
          <ButtonLink variant="second" icon={Award} to={hubPaths.certificates}>
            Your certificate
          </ButtonLink>
        ) : (
          <p className="small muted">{timeLeftLabel(course)}</p>
        )}
      </div>
      <RouteLine
        label={`Lessons of ${title}`}
        direction="row"
        stops={stops.map((stop, at) => ({
          label: String(at + 1),
          note: (
            <>
              <Link to={stop.path}>{stop.title}</Link>
              {stop.note ? `. ${stop.note}` : null}
            </>
          ),
          state: stop.state,
        }))}
      />
    </section>
  );
}

/** How long it still is, and to what. */
export function timeLeftLabel({ leftMs, hasCertificate }: LeftOf): string {
  if (leftMs <= 0) return "Every lesson is done";
  return `About ${minutesOf(leftMs)} ${hasCertificate ? "to the certificate" : "to watch"}`;
}
