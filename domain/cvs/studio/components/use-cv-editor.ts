import type { Location } from "react-router";
import { type Posted, useAutosave } from "#domain/drafts/components/use-autosave.ts";
import { useSavedBeforeLeaving } from "#domain/drafts/components/use-saved-before-leaving.ts";
import { useRestoredFocus } from "#domain/drafts/components/use-typed-before-hydration.ts";
import type { DraftType } from "#domain/drafts/draft-type.ts";
import type { Cv, CvState, Letter, LetterState } from "../../document/cv.ts";
import { cvPaths } from "../../document/cv-paths.ts";
import { cvDraft, letterDraft } from "../../document/draft-types.ts";

/** A CV on the page, saved at every pause and before it is left. */
export function useCvEditor(cv: Cv, posted: Posted<CvState> | undefined) {
  const { title, look, document } = cv;
  return useEditor(cv, { type: cvDraft, state: { title, look, document }, posted });
}

export function useLetterEditor(letter: Letter, posted: Posted<LetterState> | undefined) {
  const { title, look, document } = letter;
  return useEditor(letter, { type: letterDraft, state: { title, look, document }, posted });
}

type Of<State> = {
  type: DraftType<State>;
  state: State;
  posted: Posted<State> | undefined;
};

function useEditor<State>(opened: Cv | Letter, { type, state, posted }: Of<State>) {
  const { id, kind, ownerId, revision, version, updatedAt: savedAt } = opened;
  const paths = { savePath: cvPaths.save(id), pathOf: (made: string) => pathOf(kind, made) };
  const { editor, send, forget, ...rest } = useAutosave(
    { type, id, kind, ownerId, state, revision, version, savedAt, ...paths },
    posted,
  );
  const { isStored } = rest;
  const saving = editor.saving.kind;
  const leaving = useSavedBeforeLeaving({ saving, send, isStored, forget, documentAt });
  useRestoredFocus(editor.filling);
  return { editor, send, leaving, ...rest };
}

function pathOf(kind: "cv" | "letter", id: string): string {
  return cvPaths.edit({ id, kind });
}

/** A CV's parts have one address, and say in it which CV. */
function documentAt({ pathname, search }: Location): string {
  return `${pathname} ${new URLSearchParams(search).get("cv")}`;
}
