import { GatesAnswer } from "#domain/visas/tool/components/gates-answer.tsx";
import { SourceLink } from "#domain/visas/tool/components/source-link.tsx";
import { ToolFoot } from "#domain/visas/tool/components/tool-foot.tsx";
import { ToolNotice } from "#domain/visas/tool/components/tool-notice.tsx";
import { type ToolProps, ToolScreen } from "#domain/visas/tool/components/tool-screen.tsx";
import { CANADA } from "#rules/countries.ts";
import { Link } from "#ui/link.tsx";
import { RouteLine } from "#ui/route-line.tsx";
import type { PgwpView } from "../pgwp/view.ts";

/** Canada's permit after a course: its gates, its length, its days. */
export function PgwpScreen({ view, isMicrosite, more }: ToolProps<PgwpView>) {
  return (
    <ToolScreen
      view={view}
      countryId={isMicrosite ? null : CANADA}
      empty={{
        title: "Your permit’s length will appear here",
        words:
          "Start with your programme and its length. The other answers show whether you can get a permit.",
      }}
      answer={answerOf(view)}
      more={more}
      foot={
        <ToolFoot
          adviser={{
            href: "https://college-ic.ca/protecting-the-public/find-an-immigration-consultant",
            label: "a consultant on the College’s register",
          }}
        >
          <p>
            Rules of Immigration, Refugees and Citizenship Canada, read in dated summaries on{" "}
            {view.checked}. We hold no list of schools and none of fields of study.
          </p>
          <p>
            To stay for good:{" "}
            <Link to="/express-entry-points-canada">count your Express Entry points</Link>.
          </p>
        </ToolFoot>
      }
    />
  );
}

function answerOf(view: PgwpView) {
  if (view.refusal) return <ToolNotice tone="caution">{view.refusal}</ToolNotice>;
  if (!view.answer) return null;
  const { notes, stops, ...answer } = view.answer;
  return (
    <GatesAnswer {...answer} title={view.heading}>
      {stops.length > 1 ? (
        <div className="ab-answer__part">
          <RouteLine stops={stops} direction="row" size="s" label="Your days" />
        </div>
      ) : null}
      <div className="ab-answer__part">
        <ul className="ab-notes">
          {notes.map((note) => (
            <li key={note.words}>
              {note.words} <SourceLink source={note.source} />
            </li>
          ))}
        </ul>
      </div>
    </GatesAnswer>
  );
}
