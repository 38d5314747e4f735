import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { markets } from "#rules/cv/cv-document.ts";
import { marketProfiles } from "#rules/cv-check/markets.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { SelectField } from "#ui/select-field.tsx";
import type { ImportReview } from "../import-review.ts";
import { KEEP_FORM } from "./move-to.tsx";
import { ReadSection } from "./read-section.tsx";
import { UnreadLines } from "./unread-lines.tsx";

/** What was read from a file, whole: a wrong guess is seen and fixed before anything is kept. */
export function ReadIn(review: ImportReview) {
  const { name, revision, document, unread, moved, leftOut, problem, wishes } = review;
  const said = useRef<HTMLDivElement>(null);
  // The button that was pressed may be gone with its entry: anyone who hears or tabs goes on from here.
  useEffect(() => {
    if (revision && (problem || moved + leftOut > 0)) said.current?.focus();
  }, [revision, problem, moved, leftOut]);
  return (
    <section className="stack" aria-labelledby="read">
      <h2 id="read">What we read from {name}</h2>
      <p>
        Check it. Is something in the wrong place? Choose where it belongs. You can change the text
        in the studio afterwards.
      </p>
      <div role="status" ref={said} tabIndex={-1}>
        {problem ? <Notice tone="negative">{problem} Nothing is saved yet.</Notice> : null}
        {moved + leftOut > 0 ? (
          <Notice tone="positive">
            {partsAre(moved, "in the new place. ")}
            {partsAre(leftOut, "left out. ")}
            Nothing is saved yet: check it again, then save it.
          </Notice>
        ) : null}
      </div>
      {/* Enter in a field presses the first button of its form: this one, and not "Move" of the first entry. */}
      <button type="submit" form={KEEP_FORM} name="intent" value="keep" hidden tabIndex={-1}>
        Save it as a CV
      </button>
      {document.basics.name === "" ? (
        <Notice tone="caution" title="We found no name">
          Nothing in this file looks like one to us. Add your name in the studio before you send
          this CV.
        </Notice>
      ) : null}
      <div className="sheet stack readin" key={revision}>
        <ReadHead {...review} />
        {review.blocks.sections.map((section) => (
          <ReadSection
            key={section.section}
            {...section}
            places={review.places}
            others={review.entries}
          />
        ))}
      </div>
      <Form method="post" id={KEEP_FORM} className="formline">
        {unread.length > 0 ? <UnreadLines {...review} /> : null}
        <input type="hidden" name="name" value={name} />
        <input type="hidden" name="revision" value={revision} />
        <input type="hidden" name="document" value={JSON.stringify(document)} />
        <input type="hidden" name="unread" value={JSON.stringify(unread)} />
        <Field
          label="Title"
          name="title"
          defaultValue={wishes.title}
          hint="Only you and advisers you ask see it"
          maxLength={120}
        />
        <SelectField
          label="Made for"
          name="market"
          defaultValue={wishes.market}
          options={markets.map((value) => ({ value, label: marketProfiles[value].country }))}
        />
        <div className="btns">
          <Button name="intent" value="keep">
            Save it as a CV
          </Button>
          <Button name="intent" value="move" variant="second">
            Move these, and check again
          </Button>
        </div>
      </Form>
    </section>
  );
}

const partsAre = (count: number, where: string) =>
  count === 0 ? "" : `${count === 1 ? "One part is" : `${count} parts are`} ${where}`;

function ReadHead({ document, blocks }: ImportReview) {
  const { bornOn, nationality } = document.basics;
  const also = [bornOn && `date of birth ${bornOn}`, nationality && `nationality ${nationality}`];
  return (
    <div>
      <b>{document.basics.name || "No name found"}</b>
      {blocks.label ? <p>{blocks.label}</p> : null}
      <p className="small muted">{blocks.contacts.join(", ") || "No contact found"}</p>
      {blocks.rightToWork ? <p className="small">{blocks.rightToWork}</p> : null}
      {also.some(Boolean) ? (
        <p className="small muted">Also: {also.filter(Boolean).join(", ")}</p>
      ) : null}
    </div>
  );
}
