import { Download, History } from "lucide-react";
import type { MouseEvent } from "react";
import type { LetterDocument } from "#rules/cv/cv-document.ts";
import { dateFormat } from "#rules/formats/dates.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { useEnhanced } from "#ui/use-enhanced.ts";
import type { CvComment } from "../../comments.server.ts";
import type { Letter, LetterState } from "../../cv.ts";
import { cvPaths } from "../../cv-paths.ts";
import { letterClashWhere } from "../../editing/letter-clash-words.ts";
import { overflowWords } from "../../editing/overflow-words.ts";
import type { FormAnswer } from "../../editing/save-answer.ts";
import { refusedIn } from "../../editing/studio-state.ts";
import { tightened } from "../../editing/tightened.ts";
import type { Overflow } from "../../print/printable.ts";
import { CommentForms, CommentNote, commentForm } from "../studio/comment-note.tsx";
import { ConflictForm } from "../studio/conflict-form.tsx";
import { ResolveButton } from "../studio/entries-part.tsx";
import { Pages } from "../studio/pages.tsx";
import { SavingNotices } from "../studio/saving-notices.tsx";
import { SavingWords, savedWords } from "../studio/saving-words.tsx";
import { StudioBar } from "../studio/studio-bar.tsx";
import { type Drawn, usePreview } from "../studio/use-preview.ts";
import { useSavedBeforeLeaving } from "../studio/use-saved-before-leaving.ts";
import { useStudio } from "../studio/use-studio.ts";
import { useHandKept } from "../studio/use-typed-before.ts";
import { LetterForm } from "./letter-form.tsx";
import { useFileWhenSaved } from "./use-file-when-saved.ts";
import "../studio/studio.css";
import "../studio/preview.css";
import "./letter.css";

type LetterView = {
  letter: Letter;
  pages: number;
  overflow: Overflow | null;
  comments: readonly CvComment[];
  timeZone: string;
};
type LetterScreenProps = { view: LetterView; answer: FormAnswer<LetterDocument> | undefined };

/** A letter and its page, kept as a CV is: at every pause, in this browser until then. */
export function LetterScreen({ view, answer }: LetterScreenProps) {
  const { letter, comments, timeZone } = view;
  const isEnhanced = useEnhanced();
  const posted = answer?.kind === "bad" ? answer : undefined;
  const { studio, dispatch, conflict, settle, saved, send, saveAsNew, isKept, forget } = useStudio(
    letter,
    posted,
  );
  const now = isEnhanced ? studio.now : (posted?.state ?? studio.now);
  const drawn = usePreview(letter.id, studio.now, firstDrawn(view));
  const leaving = useSavedBeforeLeaving({ saving: studio.saving.kind, send, isKept, forget });
  const { onFile, noFile } = useFileWhenSaved(studio.saving.kind, send);
  useHandKept(studio.filling);
  const clashing = conflict ?? (answer?.kind === "conflict" ? answer : null);

  return (
    <main id="main" className="wrap studio">
      <StudioBar
        title={now.title}
        words={
          <SavingWords saving={studio.saving} isKept={isKept} {...savedWords(saved, timeZone)} />
        }
        {...{ studio, dispatch }}
      >
        <WaysOn id={letter.id} onFile={onFile} />
      </StudioBar>
      <SavingNotices {...{ saveAsNew, leaving, isKept }} saving={studio.saving} />
      {noFile ? (
        <Notice tone="caution" isLive title="No file yet">
          {noFile === "unreachable"
            ? "There is no connection. Try again when it is back."
            : "A file is made of what is saved. The line under the title says what is missing."}
        </Notice>
      ) : null}
      {clashing ? (
        <ConflictForm
          key={clashing.clashes.map(({ path }) => path.join(" ")).join()}
          {...clashing}
          ownerId={letter.ownerId}
          whereOf={letterClashWhere}
          action={cvPaths.letter(letter.id)}
          onSettle={isEnhanced && conflict ? settle : undefined}
        />
      ) : null}
      <div className="letter">
        <LetterForm
          // Other words under the fields: they are filled anew.
          key={studio.filling}
          {...{ now, isEnhanced }}
          ownerId={letter.ownerId}
          action={cvPaths.letter(letter.id)}
          revision={isEnhanced ? studio.revision : (posted?.revision ?? studio.revision)}
          posted={studio.past.length > 0 ? undefined : posted}
          refused={refusedIn(studio.saving)}
          onTyped={(state, field) => dispatch({ kind: "typed", state, field, at: Date.now() })}
          onSave={send}
        />
        <aside className="cv__prev" aria-label="Preview">
          <LetterPages
            drawn={drawn}
            look={now.look}
            onTighten={() =>
              dispatch({ kind: "done", state: tightened(studio.now), fillsAnew: true })
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
  const { pages, overflow, sentence } = drawn;
  return (
    <>
      {sentence ? <p className="small prev__no">{sentence}</p> : null}
      {overflow ? (
        <div className="prev__over">
          <p className="small">{overflowWords(overflow)}</p>
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
function firstDrawn({ letter, pages, overflow }: LetterView): Drawn {
  const addresses = Array.from({ length: pages }, (_, at) =>
    cvPaths.page(letter.id, at + 1, { r: letter.revision }),
  );
  return { pages: addresses, overflow, sentence: null };
}
