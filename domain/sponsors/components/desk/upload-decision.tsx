import { Form } from "react-router";
import type { DiffCounts } from "#rules/sponsor-register/row-diff.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Notice } from "#ui/notice.tsx";
import type { UploadProgress } from "../../imports/uploads.server.ts";
import { DiffFigures } from "./diff-figures.tsx";
import { NamedChanges } from "./named-changes.tsx";

type UploadDecisionProps = {
  upload: Pick<UploadProgress, "rows" | "losesTooMuch" | "changes"> & { counts: DiffCounts };
  /** The demo's register has nothing to compare with, and makes way. */
  replacesDemo: boolean;
  error: string | undefined;
};

/** What a copy would change, and the buttons that decide. */
export function UploadDecision({ upload, replacesDemo, error }: UploadDecisionProps) {
  const { rows, counts, changes, losesTooMuch } = upload;
  return (
    <>
      <DiffFigures rows={rows} counts={counts} />
      {replacesDemo ? (
        <Notice tone="caution" title="This replaces the demo’s register">
          There is nothing to compare it with, so every row is new. The demo’s organisations are
          deleted, with their watchers and other names.
        </Notice>
      ) : null}
      {counts.rowsAdded + counts.rowsRemoved === 0 ? (
        <Notice title="Nothing is different">
          This copy is the same as ours. Loading it changes only the date.
        </Notice>
      ) : null}
      {changes?.length ? <NamedChanges kinds={changes} /> : null}
      <Form method="post" className="desk__form">
        {losesTooMuch ? (
          <Checkbox
            label="These rows are really gone"
            hint="More than one row in twenty is missing. The file may be incomplete: compare its length with the one on GOV.UK."
            name="acceptsLoss"
            error={error}
          />
        ) : null}
        <div className="btns">
          <Button name="intent" value="confirm">
            Make this copy current
          </Button>
          <Button name="intent" value="discard" variant="quiet">
            Discard it
          </Button>
        </div>
      </Form>
    </>
  );
}
