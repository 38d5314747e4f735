import { Notice } from "#ui/notice.tsx";
import { RouteLine } from "#ui/route-line.tsx";
import type { PgwpView } from "../pgwp/view.ts";
import { GatesAnswer } from "./gates-answer.tsx";
import { ToolFoot } from "./tool-foot.tsx";
import { ToolScreen } from "./tool-screen.tsx";

/** Canada's permit after a course: its gates, its length, its days. */
export function PgwpScreen({ view }: { view: PgwpView }) {
  return (
    <ToolScreen
      view={view}
      countryId={39}
      empty={{
        title: "Your permit’s length will stand here",
        words: "Begin with your programme and its length. The rest says whether the way is open.",
      }}
      answer={answerOf(view)}
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
        </ToolFoot>
      }
    />
  );
}

function answerOf(view: PgwpView) {
  if (view.refusal) return <Notice tone="caution">{view.refusal}</Notice>;
  if (!view.answer) return null;
  const { notes, stops, ...answer } = view.answer;
  return (
    <GatesAnswer {...answer} title={view.heading}>
      {stops.length > 1 ? (
        <div className="ab-answer__part">
          <RouteLine stops={stops} direction="row" size="s" label="Your days" />
        </div>
      ) : null}
      <ul className="ab-answer__part ab-notes">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </GatesAnswer>
  );
}
