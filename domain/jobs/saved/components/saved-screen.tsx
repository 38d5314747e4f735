import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Pager } from "#ui/pager.tsx";
import { Section } from "#ui/section.tsx";
import type { SavedAnswer, SavedScreenView, SavedSectionView } from "../saved-screen-view.ts";
import { openStages, stages } from "../stages.ts";
import { CalendarPart } from "./calendar-part.tsx";
import { LeavingNote } from "./leaving-note.tsx";
import { RemovedNote } from "./removed-note.tsx";
import { fieldIdOf } from "./saved-notes.tsx";
import { SavedNotices } from "./saved-notices.tsx";
import { SavedRow } from "./saved-row.tsx";
import { StageLine } from "./stage-line.tsx";
import "./saved.css";

type SavedScreenProps = { view: SavedScreenView; answer: SavedAnswer | undefined };

/** Somebody's jobs, how far they are with each, and what happened meanwhile. */
export function SavedScreen({ view, answer }: SavedScreenProps) {
  const { counts, stage, sections } = view;
  const total = openStages.reduce((sum, each) => sum + counts[each], 0);
  const refused = answer && "errors" in answer ? answer : undefined;

  return (
    <main id="main" className="wrap saved">
      <PageHead over={view.over} title={view.headline} />
      <ErrorSummary
        errors={refused?.errors}
        idOf={(name) => fieldIdOf(name, refused?.values.job)}
      />
      {answer && "removed" in answer ? (
        <RemovedNote key={answer.removed.job} removed={answer.removed} />
      ) : null}
      {view.leaving ? <LeavingNote leaving={view.leaving} /> : null}
      <SavedNotices notices={view.notices} />
      {total + counts.closed > 0 ? <StageLine counts={counts} stage={stage} /> : null}
      {total === 0 && stage === null ? <NothingOpen hasClosed={counts.closed > 0} /> : null}
      {sections.map((section) => (
        <SavedSection
          key={section.stage}
          section={section}
          isOnly={stage !== null}
          answer={refused}
          zone={view.zone}
          here={view.here}
        />
      ))}
      {stage ? (
        <p className="saved__all">
          <Link to="/my-saved-jobs">All stages</Link>
        </p>
      ) : null}
      {total > 0 || view.calendar ? (
        <CalendarPart calendar={view.calendar} week={view.week} />
      ) : null}
    </main>
  );
}

type SavedSectionProps = {
  section: SavedSectionView;
  isOnly: boolean;
  answer: Extract<SavedAnswer, { errors: unknown }> | undefined;
  zone: string | null;
  here: string;
};

const asides = {
  saved: "Soonest first. Strips run 12 hours either side; dark is 22:00 to 07:00.",
  applied: "We keep checking after you apply.",
  interview: null,
  offer: null,
  closed: null,
} as const;

const nothingHere = {
  saved: "Nothing here. Press the bookmark on a job to keep it.",
  applied: "Nothing here yet. Move a job here when you have applied.",
  interview: "Nothing here yet. Move a job here when you are invited to an interview.",
  offer: "Nothing here yet. Move a job here when you have an offer.",
  closed: "Nothing here. Move a job here when you have finished with it.",
} as const;

function SavedSection({ section, isOnly, answer, zone, here }: SavedSectionProps) {
  const { stage, rows, total, page, pageCount } = section;
  const aside = asides[stage];
  return (
    <Section
      title={
        <>
          {stages[stage]} <span className="muted">{total}</span>
        </>
      }
      aside={aside ? <p className="small muted">{aside}</p> : null}
    >
      {rows.length > 0 ? (
        <ul className="sjs">
          {rows.map((job) => (
            <SavedRow
              key={job.id}
              job={job}
              zone={zone}
              here={here}
              answer={answer?.values.job === String(job.id) ? answer : undefined}
            />
          ))}
        </ul>
      ) : (
        <p>{nothingHere[stage]}</p>
      )}
      {isOnly ? (
        <Pager
          label={stages[stage]}
          page={page}
          pageCount={pageCount}
          linkTo={(to) => `/my-saved-jobs?stage=${stage}&page=${to}`}
        />
      ) : pageCount > 1 ? (
        <p>
          <Link to={`/my-saved-jobs?stage=${stage}`}>
            All {total} under {stages[stage]}
          </Link>
        </p>
      ) : null}
    </Section>
  );
}

function NothingOpen({ hasClosed }: { hasClosed: boolean }) {
  return (
    <EmptyState
      title={hasClosed ? "No open jobs on your list" : "No saved jobs yet"}
      action={<ButtonLink to="/jobs">Search the jobs</ButtonLink>}
    >
      {hasClosed
        ? "Jobs you have finished with are under Closed. Press the bookmark on a job to keep a new one."
        : "Press the bookmark on a job. Its closing time then appears here, in your time zone and in the employer’s, and we tell you when something changes."}
    </EmptyState>
  );
}
