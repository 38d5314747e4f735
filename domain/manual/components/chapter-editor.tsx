import { useCallback, useRef } from "react";
import { Form, type Location } from "react-router";
import { ConflictBanner } from "#domain/drafts/components/conflict-banner.tsx";
import { SavingNotices } from "#domain/drafts/components/saving-notices.tsx";
import { SavingStatus, savedLabel } from "#domain/drafts/components/saving-status.tsx";
import { useAutosave } from "#domain/drafts/components/use-autosave.ts";
import { useSavedBeforeLeaving } from "#domain/drafts/components/use-saved-before-leaving.ts";
import {
  useRestoredFocus,
  useTypedBeforeHydration,
} from "#domain/drafts/components/use-typed-before-hydration.ts";
import { BodyField } from "#domain/pages/components/editor/body-field.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import { useEnhanced } from "#ui/use-enhanced.ts";
import { type ChapterWords, chapterDraftType } from "../chapter.ts";
import type { ChapterEditorProps } from "./chapter-editor-props.ts";
import { ChapterPanels } from "./chapter-panels.tsx";
import "#domain/pages/components/desk/editor-screen.css";

/** A chapter as its careers service writes it: saved at every pause, read by students once published. */
export function ChapterEditor(props: ChapterEditorProps) {
  const { chapter, versions, owner, readPath, answer } = props;
  const base = `/university/career-manual/${chapter.slug}`;
  const isEnhanced = useEnhanced();
  const { editor, dispatch, saved, send, ...notices } = useChapter(props, base);
  const onTyped = useCallback(
    (state: ChapterWords, field: string) =>
      dispatch({ kind: "typed", state, field, at: Date.now() }),
    [dispatch],
  );
  const isTypedOn = editor.saving.kind !== "saved" || editor.revision !== chapter.revision;
  return (
    <main id="main" className="wrap desk edpage">
      <PageHead
        title={editor.now.title || "Without a title"}
        crumbs={[{ label: "Career manual", to: "/university/career-manual" }]}
        actions={
          <ButtonLink variant="quiet" to={readPath} target="_blank">
            Read it as students do<span className="vh"> in a new tab</span>
          </ButtonLink>
        }
      />
      <div className="edpage__state">
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
          comparePath={`${base}#versions`}
          onSeen={() => dispatch({ kind: "conflict-seen" })}
        />
      ) : null}
      <ErrorSummary errors={answer?.errors} />
      <div className="edpage__cols">
        <ChapterForm
          {...{ now: editor.now, revision: editor.revision, filling: editor.filling }}
          {...{ isEnhanced, onTyped, errors: answer?.errors ?? {} }}
          onSave={send}
        />
        <div className="edpage__side">
          <ChapterPanels
            {...{ chapter, versions, isTypedOn }}
            beforeSending={{ saving: editor.saving.kind, send }}
          />
        </div>
      </div>
    </main>
  );
}

function useChapter({ chapter, owner }: ChapterEditorProps, base: string) {
  const { state, revision, version, savedAt } = chapter;
  const { editor, send, forget, ...rest } = useAutosave(
    {
      ...{ type: chapterDraftType, kind: "manual", ownerId: owner.id, id: chapter.slug },
      ...{ state, revision, version, savedAt, savePath: `${base}/save`, pathOf: () => base },
    },
    undefined,
  );
  const leaving = useSavedBeforeLeaving({
    ...{ saving: editor.saving.kind, send, isStored: rest.isStored, forget },
    documentAt: ({ pathname }: Location) => pathname,
  });
  useRestoredFocus(editor.filling);
  return { editor, send, leaving, ...rest };
}

type ChapterFormProps = {
  now: ChapterWords;
  revision: number;
  filling: number;
  isEnhanced: boolean;
  errors: Record<string, string[]>;
  onTyped: (state: ChapterWords, field: string) => void;
  onSave: () => void;
};

function ChapterForm(props: ChapterFormProps) {
  const { now, revision, filling, isEnhanced, errors, onTyped, onSave } = props;
  const form = useRef<HTMLFormElement>(null);
  const read = useCallback(
    (field: string) => {
      if (form.current) onTyped(wordsIn(new FormData(form.current)), field);
    },
    [onTyped],
  );
  useTypedBeforeHydration(
    form,
    isEnhanced,
    useCallback(() => read(""), [read]),
  );
  return (
    <Form
      ref={form}
      method="post"
      className="edform"
      noValidate
      onInput={({ target }) => read((target as HTMLInputElement).name ?? "")}
      onSubmit={(event) => {
        if (!isEnhanced) return;
        event.preventDefault();
        onSave();
      }}
    >
      <input type="hidden" name="revision" value={revision} />
      <TextareaField
        key={`title-${filling}`}
        className="edform__title"
        label="Title"
        name="title"
        rows={2}
        defaultValue={now.title}
        error={errors.title?.[0]}
      />
      <TextareaField
        key={`summary-${filling}`}
        label="Summary"
        hint="Under the title and in the list of chapters. 300 characters at most."
        name="summary"
        rows={2}
        defaultValue={now.summary}
        error={errors.summary?.[0]}
      />
      <BodyField
        base={null}
        value={now.body}
        error={errors.body?.[0]}
        onTyped={() => read("body")}
      />
      <div className="btns without-script">
        <Button name="intent" value="save">
          Save the draft
        </Button>
      </div>
    </Form>
  );
}

function wordsIn(form: FormData): ChapterWords {
  const text = (name: string) => String(form.get(name) ?? "").replaceAll("\r\n", "\n");
  return {
    title: text("title").replaceAll(/\n+/g, " "),
    summary: text("summary").replaceAll(/\n+/g, " "),
    body: text("body"),
  };
}
