import { Award } from "lucide-react";
import { ButtonLink } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { RouteLine } from "#ui/route-line.tsx";
import { minutesOf } from "../catalogue/film-time.ts";
import { hubPaths } from "../catalogue/hub-paths.ts";
import type { CourseView } from "../lesson-view.ts";

type CourseLineProps = { course: CourseView; certificate: string | null };

/** The course as a line of lessons, and how far its certificate is. */
export function CourseLine({ course, certificate }: CourseLineProps) {
  const { title, stops, doneCount, leftMs } = course;
  return (
    <section className="ls-course" aria-labelledby="course">
      <div className="head2">
        <h2 id="course">
          {title}, {doneCount} of {stops.length} lessons done
        </h2>
        {certificate ? (
          <ButtonLink variant="second" icon={Award} to={hubPaths.certificates}>
            Your certificate
          </ButtonLink>
        ) : (
          <p className="small muted">About {minutesOf(leftMs)} to the certificate</p>
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
