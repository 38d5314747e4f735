import { Link } from "react-router";
import { PageHead } from "#ui/page-head.tsx";
import { Section } from "#ui/section.tsx";
import type { CvKind } from "../../cv.ts";
import { cvPaths } from "../../cv-paths.ts";
import type { Review } from "../../review-cv.server.ts";
import type { Sending } from "../../sending.ts";
import type { Share } from "../../share-cv.server.ts";
import { ReviewPart } from "./review-part.tsx";
import { type JobChoice, SendingForm, type VersionChoice } from "./sending-form.tsx";
import { SendingRows } from "./sending-rows.tsx";
import { SharePart } from "./share-part.tsx";
import "../lists/my-cvs.css";

export type ShareAnswer = {
  errors: Record<string, string[]>;
  values: Record<string, string>;
  address?: string;
};

type ShareView = {
  cv: { id: string; kind: CvKind; title: string; version: number; forJobId: number | null };
  shares: readonly Share[];
  review: Review | null;
  hasUniversity: boolean;
  sendings: { rows: readonly Sending[]; total: number };
  jobs: readonly JobChoice[];
  versions: readonly VersionChoice[];
  /** The one to note, unless another is chosen. */
  askedVersion: number;
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
  const { versions, askedVersion } = view;
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
      <Section title="Where it went">
        <SendingRows rows={sendings.rows} back={cvPaths.share(cv.id)} />
        {sendings.total > sendings.rows.length ? (
          <p>
            <Link to="/my-cvs/sent">All {sendings.total} are in the list of what you sent</Link>
          </p>
        ) : null}
        <SendingForm
          {...{ jobs, today, versions, askedVersion, answer }}
          currentVersion={cv.version}
          jobId={cv.forJobId}
        />
      </Section>
    </main>
  );
}
