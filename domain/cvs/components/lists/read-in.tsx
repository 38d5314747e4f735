import { Form } from "react-router";
import { markets } from "#rules/cv/cv-document.ts";
import { marketProfiles } from "#rules/cv-check/markets.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Details } from "#ui/details.tsx";
import { Field } from "#ui/field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import type { ImportReview } from "../../exchange/import-review.ts";
import type { EntryBlock, SectionBlock } from "../../print/blocks.ts";

const KEEP_FORM = "keep-read";

/** What was read from a file, whole: a wrong guess is seen before anything is kept. */
export function ReadIn(review: ImportReview) {
  const { name, document, blocks, unread } = review;
  const { bornOn, nationality } = document.basics;
  const also = [bornOn && `date of birth ${bornOn}`, nationality && `nationality ${nationality}`];
  return (
    <section className="stack" aria-labelledby="read">
      <h2 id="read">What we read from {name}</h2>
      <p>
        Check it. Leave out a section that we read wrong. You can change everything else in the
        studio afterwards.
      </p>
      <div className="sheet stack readin">
        <div>
          <b>{document.basics.name || "No name found"}</b>
          {blocks.label ? <p>{blocks.label}</p> : null}
          <p className="small muted">{blocks.contacts.join(", ") || "No contact found"}</p>
          {blocks.rightToWork ? <p className="small">{blocks.rightToWork}</p> : null}
          {also.some(Boolean) ? (
            <p className="small muted">Also: {also.filter(Boolean).join(", ")}</p>
          ) : null}
        </div>
        {blocks.sections.map((section) => (
          <ReadSection key={section.section} {...section} />
        ))}
      </div>
      <Form method="post" id={KEEP_FORM} className="formline">
        {unread.length > 0 ? <Unread {...review} /> : null}
        <input type="hidden" name="document" value={JSON.stringify(document)} />
        <Field
          label="Title"
          name="title"
          defaultValue="My CV"
          hint="Only you and advisers you ask see it"
          maxLength={120}
        />
        <SelectField
          label="Made for"
          name="market"
          defaultValue="gb"
          options={markets.map((value) => ({ value, label: marketProfiles[value].country }))}
        />
        <div className="btns">
          <Button name="intent" value="keep">
            Keep it as a CV
          </Button>
        </div>
      </Form>
    </section>
  );
}

function ReadSection({ section, heading, paragraphs, entries }: SectionBlock) {
  return (
    <div>
      <h3>{heading}</h3>
      <Checkbox
        form={KEEP_FORM}
        name="leaveOut"
        id={`leave-out-${section}`}
        value={section}
        label={`Leave out “${heading}”`}
      />
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="small">
          {paragraph}
        </p>
      ))}
      <ul>
        {entries.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries may say the same, and keep their places.
          <li key={at}>
            <ReadEntry {...entry} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function ReadEntry(entry: EntryBlock) {
  const { title, note, subtitle, dates, keywords, links } = entry;
  const first = [title, note && `(${note})`].filter(Boolean).join(" ");
  const small = [
    ...entry.facts.map(({ label, text }) => `${label}: ${text}`),
    ...entry.paragraphs,
    keywords.join(", "),
    links.map(({ text }) => text).join(", "),
  ];
  return (
    <>
      {[first, subtitle].filter(Boolean).join(", ")}
      {dates ? <span className="muted">, {dates}</span> : null}
      {small.filter(Boolean).map((line) => (
        <p key={line} className="small">
          {line}
        </p>
      ))}
      {entry.points.length > 0 ? (
        <ul className="small">
          {entry.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

function Unread({ unread, unreadInAll }: ImportReview) {
  const isMore = unreadInAll > unread.length;
  return (
    <>
      <Details
        summary={`${unreadInAll} ${unreadInAll === 1 ? "line" : "lines"} we had no place for`}
        isOpen={unread.length <= 30}
      >
        {isMore ? <p className="small">These are the first {unread.length}.</p> : null}
        <ul>
          {unread.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines may be the same, and keep their places.
            <li key={at} className="small">
              {line}
            </li>
          ))}
        </ul>
      </Details>
      <input type="hidden" name="unread" value={JSON.stringify(unread)} />
      <Checkbox
        name="keepUnread"
        label={`Keep ${isMore ? `the first ${unread.length}` : "them"} in a hidden section`}
        hint="It is called “More from the file” and is not printed until you show it."
        defaultChecked
      />
    </>
  );
}
