import { Download, History } from "lucide-react";
import type { MouseEvent } from "react";
import { ConflictBanner } from "#domain/drafts/components/conflict-banner.tsx";
import { SavingNotices } from "#domain/drafts/components/saving-notices.tsx";
import { SavingStatus, savedLabel } from "#domain/drafts/components/saving-status.tsx";
import { refusedIn } from "#domain/drafts/editor.ts";
import type { LetterDocument } from "#rules/cv/cv-document.ts";
import { dateFormat } from "#rules/formats/dates.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { useEnhanced } from "#ui/use-enhanced.ts";
import type { Letter, LetterState } from "../../document/cv.ts";
import { cvPaths } from "../../document/cv-paths.ts";
import type { Overflow } from "../../print/printable.ts";
import type { CvComment } from "../../studio/comment.ts";
import { CommentForms, CommentNote, commentForm } from "../../studio/components/comment-note.tsx";
import { ResolveButton } from "../../studio/components/entries-part.tsx";
import { Pages } from "../../studio/components/pages.tsx";
import { StudioBar } from "../../studio/components/studio-bar.tsx";
import { UnprintableNotice } from "../../studio/components/unprintable-notice.tsx";
import { useLetterEditor } from "../../studio/components/use-cv-editor.ts";
import { type Drawn, usePreview } from "../../studio/components/use-preview.ts";
import type { FormAnswer } from "../../studio/form-answer.ts";
import { overflowMessage } from "../../studio/overflow-messages.ts";
import { withTightSpacing } from "../../studio/tight-spacing.ts";
import type { UnprintableField } from "../../studio/unprintable-labels.ts";
import { LetterForm } from "./letter-form.tsx";
import { useFileWhenSaved } from "./use-file-when-saved.ts";
import "../../studio/components/studio.css";
import "../../studio/components/preview.css";
import "./letter.css";

type LetterView = {
  letter: Letter;
  pages: number;
  overflow: Overflow | null;
  unprintable: readonly UnprintableField[];
  comments: readonly CvComment[];
  timeZone: string;
};
type LetterScreenProps = { view: LetterView; answer: FormAnswer<LetterDocument> | undefined };

/** A letter and its page, kept as a CV is: at every pause, in this browser until then. */
export function LetterScreen({ view, answer }: LetterScreenProps) {
  const { letter, comments, timeZone } = view;
  const isEnhanced = useEnhanced();
  const posted = answer;
  const { editor, dispatch, saved, send, ...notices } = useLetterEditor(letter, posted);
  const now = isEnhanced ? editor.now : (posted?.state ?? editor.now);
  const drawn = usePreview(letter.id, editor.now, firstDrawn(view));
  const { onFile, noFile } = useFileWhenSaved(editor.saving.kind, send);

  return (
    <main id="main" className="wrap studio">
      <StudioBar
        title={now.title}
        words={
          <SavingStatus
            saving={editor.saving}
            isStored={notices.isStored}
            conflict={editor.conflict}
            {...savedLabel(saved, timeZone)}
          />
        }
        {...{ editor, dispatch }}
      >
        <WaysOn id={letter.id} onFile={onFile} />
      </StudioBar>
      <SavingNotices {...notices} saving={editor.saving} />
      {noFile ? (
        <Notice tone="caution" isLive title="No file yet">
          {noFile === "unreachable"
            ? "There is no connection. Try again when it is back."
            : "We make the file from your saved text. The line under the title says what is missing."}
        </Notice>
      ) : null}
      {editor.conflict ? (
        <ConflictBanner
          {...editor.conflict}
          comparePath={cvPaths.compare(letter.id, editor.conflict.version)}
          onSeen={() => dispatch({ kind: "conflict-seen" })}
        />
      ) : null}
      <div className="letter">
        <LetterForm
          // Other words under the fields: they are filled again.
          key={editor.filling}
          {...{ now, isEnhanced }}
          action={cvPaths.letter(letter.id)}
          revision={isEnhanced ? editor.revision : (posted?.revision ?? editor.revision)}
          posted={editor.past.length > 0 ? undefined : posted}
          refused={refusedIn(editor.saving)}
          onTyped={(state, field) => dispatch({ kind: "typed", state, field, at: Date.now() })}
          onSave={send}
        />
        <aside className="cv__prev" aria-label="Preview">
          <LetterPages
            drawn={drawn}
            look={now.look}
            onTighten={() =>
              dispatch({ kind: "changed", state: withTightSpacing(editor.now), refills: true })
            }
          />
          <Notes {...{ comments, timeZone }} />
        </aside>
      </div>
      <CommentForms
        comments={comments}
        action={cvPaths.comments(letter.id)}
        back={cvPaths.letter(letter.id)}
      />
    </main>
  );
}

type WaysOnProps = { id: string; onFile: (event: MouseEvent<HTMLAnchorElement>) => void };

function WaysOn({ id, onFile }: WaysOnProps) {
  return (
    <>
      <ButtonLink variant="quiet" icon={History} to={cvPaths.versions(id)}>
        Versions
      </ButtonLink>
      <ButtonLink variant="quiet" to={cvPaths.share(id)}>
        Share
      </ButtonLink>
      <ButtonLink variant="quiet" to={cvPaths.download(id)}>
        Word, text and other formats
      </ButtonLink>
      <ButtonLink
        variant="mark"
        icon={Download}
        to={cvPaths.file(id, "pdf")}
        reloadDocument
        onClick={onFile}
      >
        Download PDF
      </ButtonLink>
    </>
  );
}

type LetterPagesProps = { drawn: Drawn; look: LetterState["look"]; onTighten: () => void };

function LetterPages({ drawn, look, onTighten }: LetterPagesProps) {
  const { pages, overflow, unprintable, sentence } = drawn;
  return (
    <>
      {sentence ? <p className="small prev__no">{sentence}</p> : null}
      <UnprintableNotice fields={unprintable} isLive />
      {overflow ? (
        <div className="prev__over">
          <p className="small">{overflowMessage(overflow)}</p>
          {look.spacing === "tight" ? null : (
            <Button variant="quiet" size="s" type="button" onClick={onTighten}>
              Tighten the lines
            </Button>
          )}
        </div>
      ) : null}
      <Pages pages={pages} paper={look.paper} of="Your letter as it prints" />
    </>
  );
}

function Notes({ comments, timeZone }: Pick<LetterView, "comments" | "timeZone">) {
  const time = dateFormat("longDateTime", timeZone);
  return comments.map((comment) => (
    <CommentNote
      key={comment.id}
      comment={comment}
      timeWords={(at) => time.format(at)}
      form={commentForm(comment.id)}
    >
      <ResolveButton id={comment.id} isResolved={comment.resolvedAt !== null} />
    </CommentNote>
  ));
}

/** The pages as the server has drawn them, until the first change. */
function firstDrawn({ letter, pages, overflow, unprintable }: LetterView): Drawn {
  const addresses = Array.from({ length: pages }, (_, at) =>
    cvPaths.page(letter.id, at + 1, { r: letter.revision }),
  );
  return { pages: addresses, overflow, unprintable, sentence: null };
}
