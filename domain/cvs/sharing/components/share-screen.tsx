import { PageHead } from "#ui/page-head.tsx";
import { Pager } from "#ui/pager.tsx";
import { Section } from "#ui/section.tsx";
import type { CvKind } from "../../document/cv.ts";
import { cvPaths } from "../../document/cv-paths.ts";
import type { JobChoice } from "../../studio/job-choice.ts";
import type { Review } from "../review-cv.server.ts";
import type { SendableVersion, Sending } from "../sending.ts";
import type { Share } from "../share-cv.server.ts";
import { ReviewPart } from "./review-part.tsx";
import { SendingForm } from "./sending-form.tsx";
import { SendingRows } from "./sending-rows.tsx";
import type { ShareAnswer } from "./share-answer.ts";
import { SharePart } from "./share-part.tsx";
import "../../studio/components/cv-pages.css";

type ShareView = {
  cv: { id: string; kind: CvKind; title: string; forJobId: number | null };
  shares: readonly Share[];
  review: Review | null;
  hasUniversity: boolean;
  sendings: { rows: readonly Sending[]; page: number; pageCount: number };
  jobs: readonly JobChoice[];
  versions: readonly SendableVersion[];
  /** The one to note, unless another is chosen. */
  askedRevision: number;
  today: string;
  timeZone: string;
};

export function ShareScreen({
  view,
  answer,
}: {
  view: ShareView;
  answer: ShareAnswer | undefined;
}) {
  const { cv, shares, review, hasUniversity, sendings, jobs, today, timeZone } = view;
  const { versions, askedRevision } = view;
  return (
    <main id="main" className="wrap sidepage">
      <PageHead
        title="Share and send"
        lead={cv.title}
        crumbs={[
          { label: "My CVs", to: "/my-cvs" },
          { label: cv.title, to: cv.kind === "cv" ? cvPaths.studio(cv.id) : cvPaths.letter(cv.id) },
        ]}
      />
      <Section title="A link to read it">
        <SharePart shares={shares} answer={answer} timeZone={timeZone} />
      </Section>
      <Section title="Ask your careers service">
        <ReviewPart review={review} hasUniversity={hasUniversity} timeZone={timeZone} />
      </Section>
      <Section title="Where you sent it">
        <SendingRows rows={sendings.rows} back={cvPaths.share(cv.id)} />
        <Pager
          label="Where you sent it"
          page={sendings.page}
          pageCount={sendings.pageCount}
          linkTo={(page) => `?page=${page}`}
        />
        <SendingForm
          {...{ jobs, today, timeZone, versions, askedRevision, answer }}
          jobId={cv.forJobId}
        />
      </Section>
    </main>
  );
}
