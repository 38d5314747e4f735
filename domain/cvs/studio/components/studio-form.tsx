import { ArrowRight } from "lucide-react";
import { type FocusEvent, type FormEvent, useCallback, useRef, useState } from "react";
import { Form } from "react-router";
import { useTypedBeforeHydration } from "#domain/drafts/components/use-typed-before-hydration.ts";
import type { FieldErrors } from "#domain/drafts/save-answer.ts";
import type { Finding } from "#rules/cv-check/finding.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import { Link } from "#ui/link.tsx";
import type { Cv, CvState } from "../../document/cv.ts";
import { cvPaths } from "../../document/cv-paths.ts";
import type { StudioPart } from "../../document/studio-part.ts";
import type { CvComment } from "../comment.ts";
import { type EntryList, entriesOf } from "../entries.ts";
import { errorLists, readPart } from "../read-section.ts";
import { readAction, type StudioAction } from "../studio-actions.ts";
import { partsOf, partTitle } from "../studio-parts.ts";
import { ArrangeParts } from "./arrange-parts.tsx";
import { focusAfter, useFocusOnNew } from "./focus-after.ts";
import { PartForm } from "./part-form.tsx";
import { PhotoPart } from "./photo-part.tsx";

/** Buttons outside it post it too, without script. */
export const SECTION_FORM = "section-form";

type PostedForm = {
  errors: FieldErrors;
  typed: Record<string, string>;
};
type Placed = (action: StudioAction, title: string, count: number) => void;

type StudioFormProps = {
  cv: Cv;
  part: StudioPart;
  now: CvState;
  revision: number;
  findings: readonly Finding[];
  comments: readonly CvComment[];
  timeWords: (at: Date) => string;
  fromSituation: string;
  opened: string | null;
  isEnhanced: boolean;
  posted: PostedForm | undefined;
  /** What the last save was refused for, by field. */
  refused: FieldErrors | undefined;
  onTyped: (state: CvState, field: string) => void;
  onAction: (action: StudioAction) => void;
  onPlaced: Placed;
  onFix: (finding: Finding) => void;
  /** The hand has left an entry's form. */
  onLeft: (entryId: string) => void;
  onSave: () => void;
};

/** The open part as one plain form. Without script it posts; with it every change is read as it happens. */
export function StudioForm(props: StudioFormProps) {
  const { cv, part, now, revision, isEnhanced, posted, onTyped, onAction, onPlaced, onSave } =
    props;
  const form = useRef<HTMLFormElement>(null);
  const [typedErrors, setTypedErrors] = useState<FieldErrors>(posted?.errors ?? {});
  // As it came back; what is typed from then on stands in the fields themselves.
  const [typed] = useState(posted?.typed);
  const errors = { ...props.refused, ...typedErrors };
  const market = now.look.market;
  const parts = partsOf(now.document, market);
  useFocusOnNew(props.opened, part, now.document);

  const read = useCallback(
    (typed: HTMLFormElement, field: string) => {
      const fields = new FormData(typed);
      const { document, errors: found } = readPart(now.document, part, fields);
      setTypedErrors(found);
      const title = String(fields.get("title") ?? now.title);
      onTyped({ ...now, title, document }, field);
    },
    [now, part, onTyped],
  );
  const readBefore = useCallback((typed: HTMLFormElement) => read(typed, ""), [read]);
  useTypedBeforeHydration(form, isEnhanced, readBefore);
  const onInput = (event: FormEvent<HTMLFormElement>) =>
    read(event.currentTarget, (event.target as HTMLInputElement).name);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!isEnhanced) return;
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const action = readAction((submitter as HTMLButtonElement | null)?.value);
    if (!action) return onSave();
    const focus = focusAfter(submitter?.id ?? "", action);
    onAction(action);
    if (action.do !== "add" && action.do !== "add-section") requestAnimationFrame(focus);
  };
  const onBlur = ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    const box = (target as HTMLElement).closest(".entry__b");
    if (box && relatedTarget && !box.contains(relatedTarget)) props.onLeft(box.id);
  };
  const onPlace = (list: EntryList, id: string, at: number, title: string) =>
    onPlaced({ do: "place", list, id, at }, title, entriesOf(now.document, list).length);

  return (
    <div className="cv__form">
      <Form
        ref={form}
        id={SECTION_FORM}
        method="post"
        action={cvPaths.studio(cv.id, part)}
        className="stack"
        onInput={onInput}
        onBlur={onBlur}
        onSubmit={onSubmit}
        noValidate
      >
        <input type="hidden" name="revision" value={revision} />
        <input type="hidden" name="part" value={part} />
        {posted && !isEnhanced ? <ErrorSummary errors={errorLists(posted.errors)} /> : null}
        {part === "basics" ? (
          <Field
            label="Title of this CV"
            hint="Only you and advisers you ask see it"
            name="title"
            defaultValue={typed?.title ?? now.title}
            maxLength={120}
            error={errors.title}
          />
        ) : null}
        <h2>{partTitle(now.document, part, market)}</h2>
        <PartForm
          {...props}
          document={now.document}
          look={now.look}
          errors={errors}
          typed={typed}
          onPlace={onPlace}
          onFix={props.onFix}
        />
        <WayOn cvId={cv.id} part={part} parts={parts} />
        <ArrangeParts
          parts={parts}
          onPlace={(section, at, title) =>
            onPlaced({ do: "section-place", section, at }, title, parts.length - 1)
          }
        />
      </Form>
      {part === "basics" ? (
        <PhotoPart cvId={cv.id} photoId={now.document.basics.photoId} market={market} />
      ) : null}
    </div>
  );
}

type WayOnProps = {
  cvId: string;
  part: StudioPart;
  parts: ReturnType<typeof partsOf>;
};

function WayOn({ cvId, part, parts }: WayOnProps) {
  const shown = parts.filter((each) => !each.isHidden || each.part === part);
  const at = shown.findIndex((each) => each.part === part);
  const next = shown[at + 1];
  const before = shown[at - 1];
  return (
    <div className="btns cv__go">
      <Button variant="mark" className="without-script">
        Save this section
      </Button>
      <ButtonLink
        className="with-script"
        variant="ink"
        iconEnd={ArrowRight}
        to={next ? cvPaths.studio(cvId, next.part) : cvPaths.check(cvId)}
      >
        Next: {next ? next.title : "check it"}
      </ButtonLink>
      {/* A link would leave what was typed behind. */}
      <Button
        className="without-script"
        variant="ink"
        iconEnd={ArrowRight}
        name="next"
        value={next ? next.part : "check"}
      >
        Save, then next: {next ? next.title : "check it"}
      </Button>
      {before ? (
        <Link className="small with-script" to={cvPaths.studio(cvId, before.part)}>
          Back to {before.title}
        </Link>
      ) : null}
    </div>
  );
}
