import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { Link, useBlocker } from "react-router";
import { checkCv } from "#rules/cv-check/check-cv.ts";
import type { Finding } from "#rules/cv-check/finding.ts";
import { fixes } from "#rules/cv-check/fixes.ts";
import { timeIn } from "#rules/zoned-time.ts";
import { useEnhanced } from "#ui/use-enhanced.ts";
import type { CvComment } from "../../comments.server.ts";
import type { Cv } from "../../cv.ts";
import { cvPaths } from "../../cv-paths.ts";
import { newId } from "../../document/new-entry.ts";
import { applyDeed, type Deed } from "../../editing/deeds.ts";
import { placeWords } from "../../editing/move-by-key.ts";
import type { StudioPart } from "../../editing/read-section.ts";
import type { StudioAnswer } from "../../editing/save-answer.ts";
import { partsOf } from "../../editing/studio-parts.ts";
import type { Saving } from "../../editing/studio-state.ts";
import type { Overflow } from "../../print/printable.ts";
import type { ReadBack } from "../../print/read-back.server.ts";
import { CommentForms } from "./comment-note.tsx";
import { ConflictForm } from "./conflict-form.tsx";
import { MarketNote } from "./market-note.tsx";
import { PartNav } from "./part-nav.tsx";
import { PreviewPane } from "./preview-pane.tsx";
import { ReadBackNow } from "./read-back-now.tsx";
import { SavingWords } from "./saving-words.tsx";
import { StudioBar } from "./studio-bar.tsx";
import { StudioForm } from "./studio-form.tsx";
import { usePreview } from "./use-preview.ts";
import { useStudio } from "./use-studio.ts";
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
  readBack: ReadBack | null;
};

type StudioProps = { view: StudioView; part: StudioPart; answer: StudioAnswer | undefined };

/** The studio: sections at one side, the open section's form, and the pages as they print. */
export function Studio({ view, part, answer }: StudioProps) {
  const { cv, comments } = view;
  const isEnhanced = useEnhanced();
  const posted = answer?.kind === "bad" ? answer : undefined;
  const { studio, dispatch, conflict, settle, saved, send } = useStudio(cv, posted);
  const [opened, setOpened] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const now = isEnhanced ? studio.now : (posted?.state ?? studio.now);
  const firstPages = Array.from({ length: view.pages }, (_, at) =>
    cvPaths.page(cv.id, at + 1, { r: cv.revision }),
  );
  const drawn = usePreview(cv.id, studio.now, {
    pages: firstPages,
    overflow: view.overflow,
    sentence: null,
  });
  const checked = useDeferredValue(now);
  const findings = useMemo(
    () => checkCv(checked.document, checked.look, view.today),
    [checked, view.today],
  );
  useSavedBeforeLeaving(studio.saving.kind, send);

  const doDeed = (deed: Deed) => {
    const id = newId();
    const document = applyDeed(studio.now.document, deed, id);
    if (deed.do === "add") setOpened(id);
    dispatch({ kind: "done", state: { ...studio.now, document }, fillsAnew: false });
  };
  const onFix = (finding: Finding) => {
    const fixed = fixes[finding.code]?.(studio.now.document, studio.now.look, finding);
    if (fixed) dispatch({ kind: "done", state: { ...studio.now, ...fixed }, fillsAnew: true });
  };
  const timeWords = (at: Date) => commentTime(view.timeZone, at);
  const clashing = conflict ?? (answer?.kind === "conflict" ? answer : null);

  return (
    <main id="main" className="wrap studio">
      <StudioBar
        cvId={cv.id}
        title={now.title}
        words={
          <SavingWords
            saving={studio.saving}
            version={saved.version}
            savedAt={timeIn(view.timeZone, saved.at)}
          />
        }
        steps={{
          canUndo: studio.past.length > 0,
          canRedo: studio.future.length > 0,
          undo: () => dispatch({ kind: "undone" }),
          redo: () => dispatch({ kind: "redone" }),
        }}
      />
      <p className="vh" role="status">
        {said}
      </p>
      {clashing ? (
        <ConflictForm
          key={clashing.clashes.map(({ path }) => path.join(" ")).join()}
          {...clashing}
          action={cvPaths.studio(cv.id, part)}
          onSettle={isEnhanced && conflict ? settle : undefined}
        />
      ) : null}
      <nav className="mtabs" aria-label="CV studio">
        <Link to={cvPaths.studio(cv.id, part)} aria-current="page">
          Edit
        </Link>
        <Link to={cvPaths.preview(cv.id)}>Preview</Link>
        <Link to={cvPaths.readBack(cv.id)}>Read-back</Link>
      </nav>
      <div className="cv">
        <div className="cv__nav">
          <PartNav cvId={cv.id} parts={partsOf(now.document, now.look.market)} part={part} />
          <MarketNote cvId={cv.id} market={now.look.market} findings={findings} />
        </div>
        <StudioForm
          // Other words under the fields, or another part: they are filled anew.
          key={`${part} ${studio.filling}`}
          {...{ cv, part, now, findings, comments, timeWords, opened, isEnhanced }}
          revision={isEnhanced ? studio.revision : (posted?.revision ?? studio.revision)}
          fromSituation={view.fromSituation}
          posted={posted}
          refused={studio.saving.kind === "refused" ? studio.saving.errors : undefined}
          onTyped={(state, field) => dispatch({ kind: "typed", state, field, at: Date.now() })}
          onDeed={doDeed}
          onPlaced={(deed, title, count) => {
            doDeed(deed);
            if ("at" in deed) setSaid(placeWords(title, deed.at, count));
          }}
          onFix={onFix}
          onSave={send}
        />
        <PreviewPane
          cvId={cv.id}
          part={part}
          look={now.look}
          drawn={drawn}
          readBack={view.readBack}
          below={<ReadBackNow cvId={cv.id} revision={studio.revision} />}
          onTighten={() =>
            dispatch({
              kind: "done",
              state: { ...studio.now, look: { ...studio.now.look, spacing: "tight" } },
              fillsAnew: false,
            })
          }
        />
      </div>
      <CommentForms
        comments={comments}
        action={cvPaths.comments(cv.id)}
        back={cvPaths.studio(cv.id, part)}
      />
    </main>
  );
}

/** Another page of ours reads what we keep: what was just typed is kept first. */
function useSavedBeforeLeaving(saving: Saving["kind"], send: () => Promise<void>): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      saving !== "saved" && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== "blocked" || saving === "sending") return;
    if (saving === "waiting") void send();
    // Without a connection the words stay in this browser, and the page may go.
    else blocker.proceed();
  }, [blocker, saving, send]);
}

function commentTime(timeZone: string, at: Date): string {
  return new Intl.DateTimeFormat("en-GB", {
    timeZone,
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
  }).format(at);
}
