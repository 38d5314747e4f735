import { Moon } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { CachedMarkup } from "#ui/cached-markup.tsx";
import { Form } from "#ui/form.tsx";
import { Link } from "#ui/link.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { Tag } from "#ui/tag.tsx";
import type { SavedAnswer } from "../saved-screen-view.ts";
import type { SavedJobView } from "../saved-view.ts";
import { stageCodes, stages } from "../stages.ts";
import { KnownLine } from "./known-line.tsx";
import { MomentStrip } from "./moment-strip.tsx";
import { SavedNotes } from "./saved-notes.tsx";
import { SavedSent } from "./saved-sent.tsx";
import "./saved-row.css";

type SavedRowProps = {
  job: SavedJobView;
  zone: string | null;
  /** The page's own address, to which its forms go. */
  here: string;
  /** What was wrong with this job's form, if it was. */
  answer: Extract<SavedAnswer, { errors: unknown }> | undefined;
};

/** One saved job: its day, its two nights, how its employer stands, how far it is. */
export function SavedRow({ job, zone, here, answer }: SavedRowProps) {
  return (
    <li className="sj" id={`job-${job.id}`}>
      {job.day ? (
        <time className="sj__d" dateTime={job.day.iso}>
          <b>{job.day.day}</b>
          {job.day.month}
        </time>
      ) : (
        <span className="sj__d" />
      )}
      <div className="sj__t">
        <h3>{job.href ? <Link to={job.href}>{job.title}</Link> : job.title}</h3>
        <p className="small muted">
          {job.employer}, {job.place}
        </p>
        {job.moment?.isNight ? (
          <p>
            <Tag tone="caution" icon={Moon}>
              Your night
            </Tag>
          </p>
        ) : null}
        {job.date ? <p className="small">{job.date.words}</p> : null}
      </div>
      <CachedMarkup
        as="div"
        className="sj__m"
        part={Moments}
        props={{ moment: job.moment, lines: job.lines }}
      />
      <KnownLine known={job.known} />
      <CachedMarkup
        as="div"
        className="sj__s"
        part={StageForm}
        props={{ id: job.id, title: job.title, stage: job.stage, here }}
      />
      <SavedSent job={job} />
      <SavedNotes job={job} zone={zone} here={here} answer={answer} />
    </li>
  );
}

/** The same for everybody who reads it in this zone. What somebody wrote themselves is not cached. */
function Moments({ moment, lines }: Pick<SavedJobView, "moment" | "lines">) {
  return (
    <>
      {moment ? <MomentStrip moment={moment} /> : null}
      {lines.map((line) => (
        <p key={line} className="small">
          {line}
        </p>
      ))}
    </>
  );
}

type StageFormProps = Pick<SavedJobView, "id" | "title" | "stage"> & { here: string };

function StageForm({ id, title, stage, here }: StageFormProps) {
  return (
    <Form method="post" action={here} preventScrollReset>
      <input type="hidden" name="job" value={id} />
      <SelectField
        key={stage}
        id={`stage-${id}`}
        name="stage"
        label={`Stage of ${title}`}
        isLabelHidden
        isSmall
        defaultValue={stage}
        options={stageCodes.map((value) => ({ value, label: stages[value] }))}
      />
      <Button variant="second" size="s" name="intent" value="move">
        Move<span className="vh"> {title}</span>
      </Button>
    </Form>
  );
}
