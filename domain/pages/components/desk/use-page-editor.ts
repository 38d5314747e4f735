import { useEffect, useRef } from "react";
import { type Location, useRevalidator } from "react-router";
import { useAutosave } from "#domain/drafts/components/use-autosave.ts";
import { useSavedBeforeLeaving } from "#domain/drafts/components/use-saved-before-leaving.ts";
import { useRestoredFocus } from "#domain/drafts/components/use-typed-before-hydration.ts";
import { pageDraftType } from "../../drafts/page-draft.ts";
import type { EditorView } from "./desk-view.ts";

/** A page's draft on the screen, saved at every pause and before it is left. */
export function usePageEditor({ page, draft, owner }: EditorView) {
  const { base } = page;
  const { editor, send, forget, ...rest } = useAutosave(
    {
      ...{ type: pageDraftType, kind: "page", ownerId: owner.id, ...draft },
      ...{ id: String(page.id), savePath: `${base}/save`, pathOf: () => base },
    },
    undefined,
  );
  const { isStored, saved } = rest;
  const saving = editor.saving.kind;
  const leaving = useSavedBeforeLeaving({ saving, send, isStored, forget, documentAt });
  useRestoredFocus(editor.filling);
  useFreshPanels(saved.at);
  return { editor, send, leaving, ...rest };
}

/** What stands beside the words (facts, mistakes, versions) is asked for again after each save. */
function useFreshPanels(savedAt: Date): void {
  const { revalidate } = useRevalidator();
  const seen = useRef(savedAt);
  useEffect(() => {
    if (seen.current === savedAt) return;
    seen.current = savedAt;
    void revalidate();
  }, [savedAt, revalidate]);
}

function documentAt({ pathname }: Location): string {
  return pathname;
}
