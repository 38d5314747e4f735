import type { FieldErrors } from "#domain/drafts/save-answer.ts";
import type { CvDocument, CvLook, CvSection } from "#rules/cv/cv-document.ts";
import type { Finding } from "#rules/cv-check/finding.ts";
import { guidance } from "#rules/cv-check/guidance.ts";
import { Details } from "#ui/details.tsx";
import { Field } from "#ui/field.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import type { StudioPart } from "../../document/studio-part.ts";
import type { CvComment } from "../comment.ts";
import type { EntryList } from "../entries.ts";
import { partTitle } from "../studio-parts.ts";
import { BasicsFields } from "./basics-fields.tsx";
import { CommentNote, commentForm } from "./comment-note.tsx";
import { EntriesPart, ResolveButton } from "./entries-part.tsx";
import { Findings } from "./findings.tsx";
import { RightToWorkFields } from "./right-to-work-fields.tsx";

type PartFormProps = {
  part: StudioPart;
  document: CvDocument;
  look: CvLook;
  fromSituation: string;
  errors: FieldErrors;
  typed: Record<string, string> | undefined;
  findings: readonly Finding[];
  comments: readonly CvComment[];
  timeWords: (at: Date) => string;
  opened: string | null;
  onPlace: (list: EntryList, id: string, at: number, title: string) => void;
  onFix?: ((finding: Finding) => void) | undefined;
};

/** The fields of one part, with what is said about it. */
export function PartForm(props: PartFormProps) {
  const { part, document, look, findings, comments, timeWords, onFix } = props;
  const own = findings.filter(({ at }) => at.section === part && !at.entryId);
  const isOwn = part.startsWith("custom:");
  const heading =
    part === "basics" ? null : (
      <Heading
        {...{ part, document }}
        market={look.market}
        typed={props.typed?.["section-title"]}
        error={props.errors["section-title"]}
      />
    );
  return (
    <>
      <Guide part={part} />
      {isOwn ? heading : null}
      <PartFields {...props} />
      <Findings findings={own} onFix={onFix} most={3} />
      {comments
        .filter(({ section, entryId }) => section === part && !entryId)
        .map((comment) => (
          <CommentNote
            key={comment.id}
            comment={comment}
            timeWords={timeWords}
            form={commentForm(comment.id)}
          >
            <ResolveButton id={comment.id} isResolved={comment.resolvedAt !== null} />
          </CommentNote>
        ))}
      {isOwn ? null : heading}
    </>
  );
}

function PartFields(props: PartFormProps) {
  const { part, document, look, fromSituation, errors, typed } = props;
  switch (part) {
    case "basics":
      return (
        <>
          <BasicsFields
            basics={document.basics}
            language={document.language}
            market={look.market}
            {...{ errors, typed }}
          />
          <h3>Links</h3>
          <EntriesPart {...props} list="profiles" addLabel="Add a link" />
        </>
      );
    case "summary":
      return (
        <TextareaField
          label="Profile"
          name="summary"
          dir="auto"
          hint="Three or four lines: what you are, what you can show, what you look for."
          rows={6}
          defaultValue={typed?.summary ?? document.basics.summary}
          error={errors.summary}
        />
      );
    case "rightToWork":
      return (
        <RightToWorkFields
          value={document.rightToWork}
          market={look.market}
          fromSituation={fromSituation}
          typed={typed?.words}
          error={errors.words}
        />
      );
    default:
      return <EntriesPart {...props} list={part} />;
  }
}

function Guide({ part }: { part: StudioPart }) {
  const key = part.startsWith("custom:") ? "custom" : part;
  const guide = guidance[key as keyof typeof guidance];
  if (!guide) return null;
  return (
    <Details summary="What to write here, with examples" className="guide">
      <p>{guide.say}</p>
      <ul className="guide__x">
        {guide.examples.map((example) => (
          <li key={example}>{example}</li>
        ))}
      </ul>
    </Details>
  );
}

type HeadingProps = {
  part: CvSection;
  document: CvDocument;
  market: CvLook["market"];
  typed: string | undefined;
  error: string | undefined;
};

function Heading({ part, document, market, typed, error }: HeadingProps) {
  const custom = document.custom.find(({ id }) => part === `custom:${id}`);
  const own = custom
    ? custom.title
    : document.sections.find(({ section }) => section === part)?.title;
  const usual = partTitle({ ...document, sections: [] }, part, market);
  return (
    <Field
      label="Heading of this section"
      name="section-title"
      dir="auto"
      className="cv__heading"
      defaultValue={typed ?? own}
      error={error}
      hint={
        custom
          ? "Such as volunteering abroad, sport or exhibitions"
          : `Left empty it says “${usual}”.`
      }
    />
  );
}
