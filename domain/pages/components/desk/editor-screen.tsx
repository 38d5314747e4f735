import { type ReactNode, useCallback } from "react";
import { ConflictBanner } from "#domain/drafts/components/conflict-banner.tsx";
import { SavingNotices } from "#domain/drafts/components/saving-notices.tsx";
import { SavingStatus, savedLabel } from "#domain/drafts/components/saving-status.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { useEnhanced } from "#ui/use-enhanced.ts";
import type { DraftWords } from "../../drafts/page-draft.ts";
import type { EditorView } from "./desk-view.ts";
import type { EditorAnswer } from "./editor-answer.ts";
import { FactList } from "./fact-list.tsx";
import { NotesPanel, VersionsPanel } from "./history-panels.tsx";
import { PageForm } from "./page-form.tsx";
import { PreviewFrame } from "./preview-frame.tsx";
import { PublishPanel } from "./publish-panel.tsx";
import { AddressPanel, PictureForm, WhenPanel } from "./settings-panels.tsx";
import { ContentStateTags } from "./state-tags.tsx";
import { usePageEditor } from "./use-page-editor.ts";
import { WordCount } from "./word-count.tsx";
import "./editor-screen.css";

type EditorScreenProps = {
  view: EditorView;
  answer: EditorAnswer | undefined;
  /** The way through the queue of pages in review, for those who review them. */
  keys: ReactNode;
};

/** A page and everything that is decided about it, with the page itself beside it. */
export function EditorScreen({ view, answer, keys }: EditorScreenProps) {
  const { page, owner } = view;
  const isEnhanced = useEnhanced();
  const { editor, dispatch, saved, send, ...notices } = usePageEditor(view);
  const onTyped = useCallback(
    (state: DraftWords, field: string) => dispatch({ kind: "typed", state, field, at: Date.now() }),
    [dispatch],
  );
  const isTypedOn = editor.saving.kind !== "saved" || editor.revision !== view.draft.revision;
  const beforeSending = { saving: editor.saving.kind, send };
  // Mistakes are said once somebody wants to publish, and go as they are fixed.
  const shown = answer?.errors ? view : { ...view, errors: {} };
  return (
    <main id="main" className="wrap desk edpage">
      <PageHead
        title={editor.now.title || "Without a title"}
        over={page.typeLabel}
        crumbs={[{ label: "Pages", to: "/staff/content" }]}
        actions={<Links view={view} />}
      />
      <div className="edpage__state">
        <ContentStateTags states={view.states} />
        <SavingStatus
          saving={editor.saving}
          isStored={notices.isStored}
          conflict={editor.conflict}
          {...savedLabel(saved, owner.timeZone)}
        />
      </div>
      <SavingNotices {...notices} saving={editor.saving} />
      {editor.conflict ? (
        <ConflictBanner
          {...editor.conflict}
          comparePath={`${page.base}/versions?version=${editor.conflict.version}`}
          onSeen={() => dispatch({ kind: "conflict-seen" })}
        />
      ) : null}
      <ErrorSummary errors={answer?.errors} idOf={boxOf(view)} />
      <div className="edpage__cols">
        <div className="edpage__words">
          <PageForm
            view={shown}
            now={editor.now}
            revision={editor.revision}
            filling={editor.filling}
            {...{ isEnhanced, onTyped }}
            onSave={send}
          />
          <WordCount body={editor.now.body} />
          <PictureForm base={page.base} />
          <FactList facts={view.facts} />
        </div>
        <div className="edpage__side">
          <PublishPanel {...{ view, beforeSending, isTypedOn }} />
          {keys}
          <PreviewFrame base={page.base} revision={editor.revision} />
          <WhenPanel {...{ view, answer, beforeSending }} />
          <AddressPanel {...{ view, answer }} />
          <NotesPanel notes={view.notes} />
          <VersionsPanel versions={view.versions} base={page.base} />
        </div>
      </div>
    </main>
  );
}

function Links({ view: { page } }: { view: EditorView }) {
  return (
    <>
      <ButtonLink variant="quiet" to={`${page.base}/preview`} target="_blank">
        Preview<span className="vh"> in a new tab</span>
      </ButtonLink>
      {page.isLive && page.path ? (
        <ButtonLink variant="quiet" to={page.path} target="_blank">
          See the page<span className="vh"> in a new tab</span>
        </ButtonLink>
      ) : null}
    </>
  );
}

/** Boxes of the type's own fields have a name before theirs in the form. */
function boxOf({ specs }: EditorView) {
  return (name: string) => (specs.some((spec) => spec.name === name) ? `fields.${name}` : name);
}
