import type { ReactNode } from "react";
import { Form } from "react-router";
import type { CvDocument, CvLook } from "#rules/cv/cv-document.ts";
import type { Finding } from "#rules/cv-check/finding.ts";
import type { AskedWords } from "#rules/cv-check/match-job.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Section } from "#ui/section.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { cvPaths } from "../../document/cv-paths.ts";
import { findingRows } from "../finding-rows.ts";
import type { JobChoice } from "../job-choice.ts";
import type { UnprintableField } from "../unprintable-labels.ts";
import { AskedList } from "./asked-list.tsx";
import { Findings } from "./findings.tsx";
import { type PastedMatch, PastedMatchPart } from "./pasted-match.tsx";
import { placeLabel } from "./place-label.ts";
import { UnprintableNotice } from "./unprintable-notice.tsx";
import "./studio.css";
import "./cv-pages.css";

type CheckScreenProps = {
  cv: { id: string; title: string; document: CvDocument; look: CvLook };
  findings: readonly Finding[];
  unprintable: readonly UnprintableField[];
  jobs: readonly JobChoice[];
  job: JobChoice | null;
  asked: readonly AskedWords[];
  /** What was pasted a moment ago, and what it asks for. */
  pasted: PastedMatch | null;
  /** What was read in it, as the page shows it. */
  read: ReactNode;
};

const FIX_FORM = "fix";

export function CheckScreen(props: CheckScreenProps) {
  const { cv, findings, unprintable, jobs, job, asked, pasted, read } = props;
  const whereOf = ({ at }: Finding) => placeLabel(cv, at);
  const of = (level: Finding["level"]) => findings.filter((finding) => finding.level === level);
  return (
    <main id="main" className="wrap sidepage">
      <PageHead
        title="Check"
        lead="What may cause problems for readers and programs, with the text each point is about. There is no score, because any number would be invented."
        crumbs={[
          { label: "My CVs", to: "/my-cvs" },
          { label: cv.title, to: cvPaths.studio(cv.id) },
        ]}
      />
      <Section title={`To fix: ${findingRows(of("mistake")).length + unprintable.length}`}>
        <Form method="post" id={FIX_FORM} />
        <UnprintableNotice fields={unprintable} />
        {of("mistake").length + unprintable.length === 0 ? <p>We found nothing to fix.</p> : null}
        <Findings findings={of("mistake")} fixForm={FIX_FORM} whereOf={whereOf} />
      </Section>
      <Section title={`Worth a look: ${findingRows(of("advice")).length}`}>
        <Findings findings={of("advice")} fixForm={FIX_FORM} whereOf={whereOf} />
      </Section>
      <Section title="Against a saved job">
        <JobMatch {...{ cv, jobs, job, asked }} />
      </Section>
      <Section title="Against any advert">
        <PastedMatchPart cv={cv} pasted={pasted}>
          {read}
        </PastedMatchPart>
      </Section>
      {of("good").length > 0 ? (
        <Section title="Good as it is">
          <Findings findings={of("good")} whereOf={whereOf} />
        </Section>
      ) : null}
    </main>
  );
}

type JobMatchProps = Omit<CheckScreenProps, "findings" | "unprintable" | "pasted" | "read">;

function JobMatch({ cv, jobs, job, asked }: JobMatchProps) {
  if (jobs.length === 0) {
    return (
      <p>
        <Link to="/jobs">Save a job</Link> first, then we compare it with your CV.
      </p>
    );
  }
  return (
    <div className="stack">
      <Form className="formline">
        <SelectField
          label="Saved job"
          name="job"
          defaultValue={String(job?.id ?? "")}
          options={jobs.map(({ id, title, employer }) => ({
            value: String(id),
            label: `${title}, ${employer}`,
          }))}
        />
        <div className="btns">
          <Button variant="second">Compare them</Button>
        </div>
      </Form>
      {job ? <Asked cv={cv} job={job} asked={asked} /> : null}
    </div>
  );
}

type AskedProps = Pick<CheckScreenProps, "cv" | "asked"> & { job: JobChoice };

function Asked({ cv, job, asked }: AskedProps) {
  const found = asked.filter((each) => each.found);
  return (
    <>
      <p>
        <b>
          {job.title}, {job.employer}
        </b>{" "}
        {asked.length > 0
          ? askedWords(asked.length, found.length)
          : "names no skill, tool, qualification, language or job title that we know. Read the advert yourself."}
      </p>
      <AskedList cv={cv} asked={asked} />
      <Form method="post" action="/my-cvs">
        <input type="hidden" name="cv" value={cv.id} />
        <input type="hidden" name="job" value={job.id} />
        <div className="btns">
          <Button variant="second" name="intent" value="copy">
            Make a copy for this job
          </Button>
          <ButtonLink variant="quiet" to={cvPaths.studio(cv.id)}>
            Edit this CV
          </ButtonLink>
        </div>
      </Form>
    </>
  );
}

/** A count of names, not a score: each stands below with the line that asks for it. */
function askedWords(count: number, found: number): string {
  const things = count === 1 ? "one thing" : `${count} things`;
  return `names ${things} we could compare: skills, tools, qualifications, languages and what the job is called. ${found} of ${count} are in your CV. We do not count other words in the advert.`;
}
