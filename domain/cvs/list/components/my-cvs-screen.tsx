import { Plus, Undo2, Upload } from "lucide-react";
import { Form } from "react-router";
import { dateFormat } from "#rules/formats/dates.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Link } from "#ui/link.tsx";
import { Notice } from "#ui/notice.tsx";
import { Pager } from "#ui/pager.tsx";
import type { BinnedCv, CvCard } from "../../document/cv.ts";
import { CvCardItem } from "./cv-card-item.tsx";
import { WaitingDrafts } from "./waiting-drafts.tsx";
import "../../studio/components/studio.css";
import "../../studio/components/preview.css";
import "../../studio/components/cv-pages.css";

type MyCvsScreenProps = {
  rows: readonly CvCard[];
  total: number;
  page: number;
  pageCount: number;
  binned: number;
  firstGone: Date | null;
  /** What was put into the bin a moment ago. */
  justBinned: Pick<BinnedCv, "id" | "title"> | null;
  timeZone: string;
  ownerId: string;
};

export function MyCvsScreen(props: MyCvsScreenProps) {
  const { rows, total, page, pageCount, binned, firstGone, timeZone, ownerId } = props;
  return (
    <main id="main" className="wrap studio">
      <header className="cvbar">
        <div>
          <h1>My CVs</h1>
          <p className="small muted">
            {total === 1 ? "1 document" : `${total} documents`}.{" "}
            {binned > 0 ? (
              <Link to="/my-cvs/bin">
                {binned} in the bin{firstGone ? `, until ${dayOf(firstGone, timeZone)}` : ""}
              </Link>
            ) : (
              "The bin is empty"
            )}
            . <Link to="/my-cvs/sent">Documents you sent</Link>
          </p>
        </div>
        <div className="btns">
          <ButtonLink variant="quiet" icon={Upload} to="/my-cvs/import">
            Import a file
          </ButtonLink>
          <ButtonLink variant="quiet" icon={Plus} to="/create-cv?kind=letter">
            New letter
          </ButtonLink>
          <ButtonLink variant="mark" icon={Plus} to="/create-cv">
            New CV
          </ButtonLink>
        </div>
      </header>
      {props.justBinned ? <JustBinned {...props.justBinned} /> : null}
      <WaitingDrafts {...{ ownerId, timeZone }} />
      {rows.length === 0 ? (
        <EmptyState
          title="No CV yet"
          action={
            <div className="btns">
              <ButtonLink to="/choose-template">Choose a template</ButtonLink>
              <ButtonLink variant="second" to="/my-cvs/import">
                Import my CV
              </ButtonLink>
            </div>
          }
        >
          Start from an empty page, or from a PDF, Word, Europass or LinkedIn file you have.
        </EmptyState>
      ) : (
        <ul className="mycv">
          {rows.map((card) => (
            <CvCardItem key={card.id} card={card} timeZone={timeZone} />
          ))}
        </ul>
      )}
      <Pager label="My CVs" page={page} pageCount={pageCount} linkTo={(to) => `?page=${to}`} />
    </main>
  );
}

function JustBinned({ id, title }: Pick<BinnedCv, "id" | "title">) {
  return (
    <Notice
      title={`“${title}” is in the bin`}
      actions={
        <Form method="post" action="/my-cvs">
          <input type="hidden" name="cv" value={id} />
          <Button variant="second" size="s" icon={Undo2} name="intent" value="unbin">
            Undo<span className="vh">: take {title} out of the bin</span>
          </Button>
        </Form>
      }
    />
  );
}

function dayOf(at: Date, timeZone: string): string {
  return dateFormat("dayMonth", timeZone).format(at);
}
