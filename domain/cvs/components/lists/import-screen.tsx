import { Form } from "react-router";
import type { CvDocument } from "#rules/cv/cv-document.ts";
import { markets } from "#rules/cv/cv-document.ts";
import { marketProfiles } from "#rules/cv-check/markets.ts";
import { Button } from "#ui/button.tsx";
import { Details } from "#ui/details.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { entriesOf } from "../../editing/entries.ts";
import { entryWords } from "../../editing/entry-words.ts";
import { partsOf } from "../../editing/studio-parts.ts";
import "./my-cvs.css";

type ImportScreenProps = {
  answer:
    | { kind: "no"; sentence: string }
    | { kind: "review"; name: string; document: CvDocument; unread: readonly string[] }
    | undefined;
};

export function ImportScreen({ answer }: ImportScreenProps) {
  return (
    <main id="main" className="wrap sidepage">
      <PageHead
        title="Read in a CV"
        lead="From a PDF or Word file, JSON Resume, Europass, or the archive LinkedIn sends you. You see what we read before anything is kept."
        crumbs={[{ label: "My CVs", to: "/my-cvs" }]}
      />
      {answer?.kind === "review" ? <ImportReview {...answer} /> : null}
      <Form method="post" encType="multipart/form-data" className="formline">
        {answer?.kind === "no" ? (
          <ErrorSummary title="We could not read it" errors={{ file: [answer.sentence] }} />
        ) : null}
        <Field
          label={answer?.kind === "review" ? "Or read another file" : "File"}
          name="file"
          type="file"
          accept=".pdf,.docx,.json,.xml,.zip"
          hint="PDF, DOCX, JSON, XML or ZIP, 8 MB at most. The file itself is not kept."
          error={answer?.kind === "no" ? answer.sentence : undefined}
        />
        <div className="btns">
          <Button
            variant={answer?.kind === "review" ? "second" : "mark"}
            name="intent"
            value="read"
          >
            Read the file
          </Button>
        </div>
      </Form>
    </main>
  );
}

type ImportReviewProps = { name: string; document: CvDocument; unread: readonly string[] };

function ImportReview({ name, document, unread }: ImportReviewProps) {
  const { basics } = document;
  const contact = [basics.label, basics.email, basics.phone, basics.location.city, basics.url];
  return (
    <section className="stack" aria-labelledby="read">
      <h2 id="read">What we read from {name}</h2>
      <p>Look it through. You can mend everything in the studio afterwards.</p>
      <div className="sheet stack readin">
        <div>
          <b>{basics.name || "No name found"}</b>
          <p className="small muted">{contact.filter(Boolean).join(", ") || "No contact found"}</p>
        </div>
        {basics.summary ? <p className="small">{basics.summary}</p> : null}
        {partsOf(document, "gb")
          .filter(({ count }) => count > 0)
          .map(({ part, title }) =>
            part === "basics" ? null : (
              <div key={part}>
                <h3>{title}</h3>
                <ul>
                  {entriesOf(document, part).map((entry) => {
                    const words = entryWords(part, entry);
                    return (
                      <li key={entry.id}>
                        {words.title}
                        {words.note ? <span className="muted">, {words.note}</span> : null}
                      </li>
                    );
                  })}
                </ul>
              </div>
            ),
          )}
      </div>
      {unread.length > 0 ? (
        <Details summary={`${unread.length} lines we had no place for`} isOpen>
          <p className="small">They are not kept. Copy what you need.</p>
          <ul>
            {unread.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines may be the same, and keep their places.
              <li key={at} className="small">
                {line}
              </li>
            ))}
          </ul>
        </Details>
      ) : null}
      <Form method="post" className="formline">
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
