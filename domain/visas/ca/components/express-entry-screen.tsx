import { QuestionGroups } from "#domain/visas/tool/components/question-groups.tsx";
import { SourceLink } from "#domain/visas/tool/components/source-link.tsx";
import { ToolFoot } from "#domain/visas/tool/components/tool-foot.tsx";
import { ToolNotice } from "#domain/visas/tool/components/tool-notice.tsx";
import { type ToolProps, ToolScreen } from "#domain/visas/tool/components/tool-screen.tsx";
import { Unfold } from "#domain/visas/tool/components/unfold.tsx";
import { CANADA } from "#rules/countries.ts";
import { GatesFull } from "#ui/gates-full.tsx";
import { Link } from "#ui/link.tsx";
import type { ExpressEntryView } from "../express-entry/view.ts";
import { PointsBar } from "./points-bar.tsx";
import "./express-entry.css";

/** Canada's points: the total, what it is made of, and what would raise it. */
export function ExpressEntryScreen({ view, isMicrosite, more }: ToolProps<ExpressEntryView>) {
  return (
    <ToolScreen
      view={view}
      countryId={isMicrosite ? null : CANADA}
      empty={{
        title: "Your points will appear here",
        words: "Age, education and language make most of them. Every answer counts at once.",
      }}
      answer={view.isAsked ? <Total view={view} /> : null}
      extra={<ExperienceClass view={view} />}
      aside={<Raises view={view} />}
      more={more}
      foot={
        <ToolFoot
          adviser={{
            href: "https://college-ic.ca/protecting-the-public/find-an-immigration-consultant",
            label: "a consultant on the College’s register",
          }}
        >
          <p>
            Points: <SourceLink source={view.source} />, last read {view.checked}. Points for a job
            offer ended on 25 March 2025.
          </p>
          <p>
            Before that:{" "}
            <Link to="/post-graduation-work-permit-canada">
              how long you can work after a course
            </Link>
            .
          </p>
        </ToolFoot>
      }
    />
  );
}

function Total({ view }: { view: ExpressEntryView }) {
  return (
    <section className="ab-answer ab-total" aria-label="Your total">
      <PointsBar bar={view.bar} />
      {view.missing ? <p>{view.missing}</p> : null}
      {view.cutOff ? (
        <div className="ab-total__seen">
          <p>
            <b>{view.cutOff.gap}</b>
          </p>
          <p>{view.cutOff.sentence}</p>
          <p>
            <SourceLink source={view.cutOff.source} />
          </p>
        </div>
      ) : null}
      <Unfold summary="Line by line">
        <table className="ab-lines">
          <caption className="vh">Points line by line</caption>
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col">Points</th>
              <th scope="col">At most</th>
            </tr>
          </thead>
          <tbody>
            {view.lines.map(({ label, points, most }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{points}</td>
                <td>{most}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            {view.parts.map(({ label, points, most, lost }) => (
              <tr key={label}>
                <th scope="row">
                  {label}
                  {lost > 0 ? `, ${lost} lost to its cap` : ""}
                </th>
                <td>{points}</td>
                <td>{most}</td>
              </tr>
            ))}
          </tfoot>
        </table>
        <p className="tiny">
          Every line: <SourceLink source={view.source} />
        </p>
      </Unfold>
    </section>
  );
}

/** The one programme whose conditions we could read, and only as far as we could. */
function ExperienceClass({ view }: { view: ExpressEntryView }) {
  const { sentence, gates, source } = view.experience;
  return (
    <div className="ab-class">
      <QuestionGroups groups={[view.experienceGroup]} />
      <p>
        {sentence} <SourceLink source={source} />
      </p>
      <GatesFull
        label="Canadian Experience Class"
        gates={gates}
        start={{ label: "You" }}
        end={{ label: "The class" }}
      />
    </div>
  );
}

/** So many steps are read; the rest unfold. */
const SHOWN = 6;

type RaiseListProps = { raises: ExpressEntryView["raises"]; from: number };

function RaiseList({ raises, from }: RaiseListProps) {
  return (
    <ol>
      {raises.map(({ gain, title, note, total, query }) => (
        <li key={title}>
          <p className="ab-raise__p">+{gain}</p>
          <div>
            <h3>{query ? <Link to={query}>{title}</Link> : title}</h3>
            {note ? <p>{note}</p> : null}
            <p className="ab-raise__t">
              {from} → <b>{total}</b>
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function Raises({ view }: { view: ExpressEntryView }) {
  return (
    <aside className="ab-raise" aria-labelledby="raise">
      <h2 id="raise">What would raise it</h2>
      {view.raises.length > 0 ? (
        <>
          <p className="small muted">Each one alone, easiest first</p>
          <RaiseList raises={view.raises.slice(0, SHOWN)} from={view.total} />
          {view.raises.length > SHOWN ? (
            <Unfold summary={`${view.raises.length - SHOWN} more`}>
              <RaiseList raises={view.raises.slice(SHOWN)} from={view.total} />
            </Unfold>
          ) : null}
        </>
      ) : (
        <p className="small muted">
          {view.isAsked
            ? "Nothing in the table would add a point."
            : "Answer a question, and the steps that add points are listed here."}
        </p>
      )}
      {view.birthday ? <p className="ab-raise__b">{view.birthday}</p> : null}
      <ToolNotice tone="info" title="Possible changes">
        {view.reform.sentence} <SourceLink source={view.reform.source} />
      </ToolNotice>
    </aside>
  );
}
