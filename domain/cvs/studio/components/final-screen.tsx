import { ArrowRight, Download, Pencil } from "lucide-react";
import type { Finding } from "#rules/cv-check/finding.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { cvPaths } from "../../document/cv-paths.ts";
import type { Overflow } from "../../print/printable.ts";
import type { ReadBack } from "../../print/read-back.server.ts";
import { overflowAdvice, overflowMessage } from "../overflow-messages.ts";
import type { UnprintableField } from "../unprintable-labels.ts";
import { Findings } from "./findings.tsx";
import { Pages } from "./pages.tsx";
import { type CvHead, pageAddresses } from "./preview-screen.tsx";
import { ReadBackLine } from "./read-back-panel.tsx";
import { UnprintableNotice } from "./unprintable-notice.tsx";
import "./studio.css";
import "./preview.css";
import "./beside.css";

type FinalScreenProps = {
  cv: CvHead;
  pages: number;
  overflow: Overflow | null;
  readBack: ReadBack | null;
  mistakes: readonly Finding[];
  advice: number;
  unprintable: readonly UnprintableField[];
};

export function FinalScreen(props: FinalScreenProps) {
  const { cv, pages, overflow, readBack, mistakes, advice, unprintable } = props;
  return (
    <main id="main" className="wrap studio">
      <header className="cvbar">
        <div>
          <h1>One last look</h1>
          <p className="small muted">
            {cv.title}, version {cv.version}. {pages === 1 ? "1 page" : `${pages} pages`}.
          </p>
        </div>
        <div className="btns">
          <ButtonLink variant="quiet" icon={Pencil} to={cvPaths.studio(cv.id)}>
            Edit
          </ButtonLink>
          <ButtonLink variant="mark" icon={Download} to={cvPaths.file(cv.id, "pdf")} reloadDocument>
            Download PDF
          </ButtonLink>
        </div>
      </header>
      <div className="final">
        <Pages pages={pageAddresses(cv, pages)} paper={cv.look.paper} of={cv.title} />
        <div>
          <h2>Before you send it</h2>
          <UnprintableNotice fields={unprintable} />
          {readBack ? <ReadBackLine {...readBack} /> : null}
          <p className="small">
            <Link to={cvPaths.readBack(cv.id)}>See what machines and screen readers read</Link>
          </p>
          {overflow ? (
            <p className="small">
              {overflowMessage(overflow)} {overflowAdvice(overflow, cv.look.spacing)}
            </p>
          ) : null}
          {mistakes.length === 0 ? (
            <p>The checks found nothing to fix.</p>
          ) : (
            <Findings findings={mistakes} />
          )}
          <p className="small">
            <Link to={cvPaths.check(cv.id)}>
              {advice === 0 ? "All checks, and compare with a job" : `${advice} more worth a look`}
            </Link>
          </p>
          <div className="btns">
            <ButtonLink variant="second" iconEnd={ArrowRight} to={cvPaths.download(cv.id)}>
              Word, text and other formats
            </ButtonLink>
            <ButtonLink variant="quiet" to={cvPaths.share(cv.id)}>
              Share it, or record where you sent it
            </ButtonLink>
          </div>
        </div>
      </div>
    </main>
  );
}
