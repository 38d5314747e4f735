import type { ReactNode } from "react";
import { Form } from "react-router";
import type { AskedWords } from "#rules/cv-check/match-job.ts";
import { Button } from "#ui/button.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import { AskedList } from "./asked-list.tsx";
import type { PlacedCv } from "./place-label.ts";

export type PastedMatch = {
  text: string;
  error: string | null;
  asked: readonly AskedWords[];
};

type PastedMatchProps = {
  cv: PlacedCv;
  pasted: PastedMatch | null;
  /** What was read in the advert, to be corrected. */
  children: ReactNode;
};

/** The words of an advert that is not on our board, beside the CV's. Nothing pasted is kept. */
export function PastedMatchPart({ cv, pasted, children }: PastedMatchProps) {
  return (
    <div className="stack" id="any-advert">
      <Form method="post" className="stack">
        <TextareaField
          key={pasted?.text ?? ""}
          id="advert-text"
          label="Paste the advert’s text"
          name="advert"
          rows={6}
          defaultValue={pasted?.text}
          error={pasted?.error ?? undefined}
          hint="From any site. We compare it and do not store it."
          required
        />
        <div className="btns">
          <Button variant="second" name="intent" value="paste">
            Compare them
          </Button>
        </div>
      </Form>
      {pasted && !pasted.error ? children : null}
      {pasted && !pasted.error ? <PastedAnswer cv={cv} asked={pasted.asked} /> : null}
    </div>
  );
}

function PastedAnswer({ cv, asked }: { cv: PlacedCv; asked: PastedMatch["asked"] }) {
  const found = asked.filter((each) => each.found).length;
  return (
    <>
      <p role="status">
        <b>The advert</b>{" "}
        {asked.length > 0
          ? `names ${asked.length} ${asked.length === 1 ? "thing" : "things"} we could compare. ${found} of ${asked.length} ${found === 1 ? "stands" : "stand"} in your CV.`
          : "names no skill, tool, qualification, language or job title that we know."}
      </p>
      <AskedList cv={cv} asked={asked} />
    </>
  );
}
