import { Download, History } from "lucide-react";
import { useDeferredValue, useMemo, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { ConflictBanner } from "#domain/drafts/components/conflict-banner.tsx";
import { SavingNotices } from "#domain/drafts/components/saving-notices.tsx";
import { SavingStatus, savedLabel } from "#domain/drafts/components/saving-status.tsx";
import { refusedIn } from "#domain/drafts/editor.ts";
import type { CvDocument } from "#rules/cv/cv-document.ts";
import { checkCv } from "#rules/cv-check/check-cv.ts";
import type { Finding } from "#rules/cv-check/finding.ts";
import { fixes } from "#rules/cv-check/fixes.ts";
import { dateFormat } from "#rules/formats/dates.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { useEnhanced } from "#ui/use-enhanced.ts";
import type { Cv, CvState } from "../../document/cv.ts";
import { cvPaths } from "../../document/cv-paths.ts";
import { newId } from "../../document/new-entry.ts";
import type { StudioPart } from "../../document/studio-part.ts";
import type { Overflow } from "../../print/printable.ts";
import type { ReadBack } from "../../print/read-back.server.ts";
import type { CvComment } from "../comment.ts";
import { withoutFresh } from "../finding-rows.ts";
import { answerTo, type FormAnswer } from "../form-answer.ts";
import { placeMessage } from "../move-by-key.ts";
import { applyAction, type StudioAction } from "../studio-actions.ts";
import { partNamed, partsOf } from "../studio-parts.ts";
import { withTightSpacing } from "../tight-spacing.ts";
import type { UnprintableField } from "../unprintable-labels.ts";
import { isBegun, withoutUntouched } from "../untouched.ts";
import { CommentForms } from "./comment-note.tsx";
import { MarketNote } from "./market-note.tsx";
import { OpenComments } from "./open-comments.tsx";
import { PartNav } from "./part-nav.tsx";
import { PreviewPane } from "./preview-pane.tsx";
import { ReadBackNow } from "./read-back-now.tsx";
import { StudioBar } from "./studio-bar.tsx";
import { SECTION_FORM, StudioForm } from "./studio-form.tsx";
import { useCvEditor } from "./use-cv-editor.ts";
import { type Drawn, usePreview } from "./use-preview.ts";
import "./studio.css";
import "./preview.css";

type StudioView = {
  cv: Cv;
  today: string;
  timeZone: string;
  fromSituation: string;
  comments: readonly CvComment[];
  pages: number;
  overflow: Overflow | null;
  unprintable: readonly UnprintableField[];
  readBack: ReadBack | null;
};

type StudioProps = {
  view: StudioView;
  /** The section its address names. */
  asked: string | null;
  answer: FormAnswer<CvDocument> | undefined;
};

/** The studio: sections at one side, the open section's form, and the pages as they print. */
export function Studio({ view, asked, answer }: StudioProps) {
  const { cv, comments } = view;
  const isEnhanced = useEnhanced();
  const navigate = useNavigate();
  const posted = answer;
  const { editor, dispatch, saved, send, ...notices } = useCvEditor(cv, posted);
  const added = useSearchParams()[0].get("new");
  const [opened, setOpened] = useState<string | null>(added);
  /** Just added, and the hand is still in it. */
  const [fresh, setFresh] = useState<string | null>(added);
  const [said, setSaid] = useState("");
  const now = isEnhanced ? editor.now : (posted?.state ?? editor.now);
  // Of the words as they stand: a section of one's own may be new, and not saved yet.
  const part = partNamed(now.document, asked);
  const drawn = usePreview(cv.id, editor.now, firstDrawn(view));
  const checked = withoutFresh(useFindings(now, view), fresh);
  const findings = isBegun(now.document) ? checked : [];

  const doAction = (action: StudioAction) => {
    const id = newId();
    const document = applyAction(editor.now.document, action, id);
    if (action.do === "add") {
      setOpened(id);
      setFresh(id);
    }
    dispatch({ kind: "changed", state: { ...editor.now, document }, refills: false });
    if (action.do === "add-section") void navigate(cvPaths.studio(cv.id, `custom:${id}`));
  };
  const onFix = (finding: Finding) => {
    const fixed = fixes[finding.code]?.(editor.now.document, editor.now.look, finding);
    if (fixed) dispatch({ kind: "changed", state: { ...editor.now, ...fixed }, refills: true });
  };

  return (
    <main id="main" className="wrap studio">
      {/* The first button of a form is what Enter in a field presses, wherever it stands. */}
      <button type="submit" form={SECTION_FORM} className="vh" tabIndex={-1} aria-hidden="true">
        Save this section
      </button>
      <StudioBar
        title={now.title}
        words={
          <SavingStatus
            saving={editor.saving}
            isStored={notices.isStored}
            conflict={editor.conflict}
            {...savedLabel(saved, view.timeZone)}
          />
        }
        {...{ editor, dispatch }}
      >
        <WaysOn cvId={cv.id} />
      </StudioBar>
      <p className="vh" role="status">
        {said}
      </p>
      <SavingNotices {...notices} saving={editor.saving} />
      {editor.conflict ? (
        <ConflictBanner
          {...editor.conflict}
          comparePath={cvPaths.compare(cv.id, editor.conflict.version)}
          onSeen={() => dispatch({ kind: "conflict-seen" })}
        />
      ) : null}
      <OpenComments
        cvId={cv.id}
        {...{ comments, part }}
        parts={partsOf(now.document, now.look.market)}
      />
      <PhoneTabs cvId={cv.id} part={part} />
      <div className="cv">
        <div className="cv__nav">
          <p className="small without-script">Save this section before you open another one.</p>
          <PartNav cvId={cv.id} parts={partsOf(now.document, now.look.market)} part={part} />
        </div>
        <StudioForm
          // Other words under the fields, or another part: they are filled again.
          key={`${part} ${editor.filling}`}
          {...{ cv, part, now, comments, opened, isEnhanced }}
          findings={withoutUntouched(findings, now.document)}
          timeWords={(at) => commentTime(view.timeZone, at)}
          revision={isEnhanced ? editor.revision : (posted?.revision ?? editor.revision)}
          fromSituation={view.fromSituation}
          posted={editor.past.length > 0 ? undefined : answerTo(part, posted)}
          refused={refusedIn(editor.saving)}
          onTyped={(state, field) => dispatch({ kind: "typed", state, field, at: Date.now() })}
          onAction={doAction}
          onPlaced={(action, title, count) => {
            doAction(action);
            if ("at" in action) setSaid(placeMessage(title, action.at, count));
          }}
          onFix={onFix}
          onLeft={(id) => setFresh((is) => (is === id ? null : is))}
          onSave={send}
        />
        <PreviewPane
          cvId={cv.id}
          part={part}
          look={now.look}
          drawn={drawn}
          readBack={view.readBack}
          below={
            <ReadBackNow
              cvId={cv.id}
              revision={editor.revision}
              state={editor.now}
              isSaved={editor.saving.kind === "saved"}
            />
          }
          onTighten={() =>
            dispatch({ kind: "changed", state: withTightSpacing(editor.now), refills: false })
          }
        />
        {/* Last, where a phone shows it: earlier, all that arrives after it would push it down. */}
        <MarketNote cvId={cv.id} market={now.look.market} findings={findings} />
      </div>
      <CommentForms
        comments={comments}
        action={cvPaths.comments(cv.id)}
        back={cvPaths.studio(cv.id, part)}
      />
    </main>
  );
}

function WaysOn({ cvId }: { cvId: string }) {
  return (
    <>
      <ButtonLink variant="quiet" icon={History} to={cvPaths.versions(cvId)}>
        Versions
      </ButtonLink>
      <ButtonLink className="with-script" variant="mark" icon={Download} to={cvPaths.final(cvId)}>
        Finish and download
      </ButtonLink>
      <Button
        className="without-script"
        variant="mark"
        icon={Download}
        form={SECTION_FORM}
        name="next"
        value="final"
      >
        Save, finish and download
      </Button>
    </>
  );
}

function PhoneTabs({ cvId, part }: { cvId: string; part: StudioPart }) {
  return (
    <nav className="mtabs" aria-label="CV studio">
      <Link to={cvPaths.studio(cvId, part)} aria-current="page">
        Edit
      </Link>
      <Link to={cvPaths.preview(cvId)}>Preview</Link>
      <Link to={cvPaths.readBack(cvId)}>Machine view</Link>
    </nav>
  );
}

/** The pages as the server has drawn them, until the first change. */
function firstDrawn({ cv, pages, overflow, unprintable }: StudioView): Drawn {
  const addresses = Array.from({ length: pages }, (_, at) =>
    cvPaths.page(cv.id, at + 1, { r: cv.revision }),
  );
  return { pages: addresses, overflow, unprintable, sentence: null };
}

function useFindings(now: CvState, { cv, today, fromSituation }: StudioView): readonly Finding[] {
  const checked = useDeferredValue(now);
  return useMemo(() => {
    // What "my situation" prints was read for the country the page came with.
    const isKnown = checked.look.market === cv.look.market;
    return checkCv(
      checked.document,
      checked.look,
      isKnown ? { day: today, rightToWorkWords: fromSituation } : today,
    );
  }, [checked, cv.look.market, today, fromSituation]);
}

function commentTime(timeZone: string, at: Date): string {
  return dateFormat("dayMonthTime", timeZone).format(at);
}
