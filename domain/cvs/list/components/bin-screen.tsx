import { Form } from "react-router";
import { dateFormat } from "#rules/formats/dates.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Pager } from "#ui/pager.tsx";
import type { BinnedCv } from "../../document/cv.ts";
import "../../studio/components/cv-pages.css";

type BinScreenProps = {
  rows: readonly BinnedCv[];
  page: number;
  pageCount: number;
  timeZone: string;
};

export function BinScreen({ rows, page, pageCount, timeZone }: BinScreenProps) {
  const day = dateFormat("longDate", timeZone);
  return (
    <main id="main" className="wrap sidepage">
      <PageHead
        title="Bin"
        lead="Documents here are kept for 30 days, then deleted permanently. Links to them no longer work."
        crumbs={[{ label: "My CVs", to: "/my-cvs" }]}
      />
      {rows.length === 0 ? (
        <EmptyState title="The bin is empty">CVs you move to the bin appear here.</EmptyState>
      ) : (
        <ul className="rows">
          {rows.map((cv) => (
            <li key={cv.id}>
              <div>
                <b>{cv.title}</b>
                <p className="small muted">
                  {cv.kind === "letter" ? "Letter" : "CV"}, in the bin since{" "}
                  {day.format(cv.binnedAt)}. Kept until {day.format(cv.deletedAfter)}.
                </p>
              </div>
              <Form method="post" className="btns">
                <input type="hidden" name="cv" value={cv.id} />
                <Button variant="second" size="s" name="intent" value="unbin">
                  Restore<span className="vh">: {cv.title}</span>
                </Button>
                <Button variant="danger" size="s" name="intent" value="delete">
                  Delete permanently<span className="vh">: {cv.title}</span>
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <Pager label="Bin" page={page} pageCount={pageCount} linkTo={(to) => `?page=${to}`} />
    </main>
  );
}
