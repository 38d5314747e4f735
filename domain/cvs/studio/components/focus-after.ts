import { useEffect } from "react";
import type { CvDocument } from "#rules/cv/cv-document.ts";
import { actionValue, type StudioAction } from "../studio-actions.ts";

const twins: Readonly<Record<string, string>> = {
  hide: "show",
  show: "hide",
  up: "down",
  down: "up",
  "section-hide": "section-show",
  "section-show": "section-hide",
};

/**
 * Call it before an action is done, and what it returns afterwards: the focus goes to the pressed
 * button; or to the one in its place, where it is gone or has nothing left to do; after a
 * removal to the neighbour; and in the end to what adds.
 */
export function focusAfter(pressed: string, action: StudioAction): () => void {
  const near = "id" in action ? neighbourOf(action.id) : null;
  const twin = twins[action.do];
  const next = twin ? actionValue({ ...action, do: twin } as StudioAction) : "";
  const adding = "list" in action ? actionValue({ do: "add", list: action.list }) : "add-section";
  return () => {
    const left = action.do === "remove" && near?.isConnected ? near : null;
    const found = [byId(pressed), byId(next), left, byId(adding)];
    found.find((each) => each && !each.matches(":disabled"))?.focus();
  };
}

function byId(id: string): HTMLElement | null {
  return document.getElementById(id);
}

/** The folded line of the entry below, or above. */
function neighbourOf(entryId: string): HTMLElement | null {
  const item = byId(entryId)?.closest("li");
  const near = item?.nextElementSibling ?? item?.previousElementSibling;
  return near?.querySelector<HTMLElement>("summary") ?? null;
}

/** A new entry is opened and takes the focus; a new section of one's own asks for its name. */
export function useFocusOnNew(entryId: string | null, part: string, { custom }: CvDocument): void {
  useEffect(() => {
    if (!entryId) return;
    byId(entryId)?.querySelector<HTMLElement>("input:not([type=hidden])")?.focus();
  }, [entryId]);
  const isNew = custom.some(
    ({ id, title, entries }) => part === `custom:${id}` && title === "" && entries.length === 0,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when its form is opened.
  useEffect(() => {
    if (isNew) byId("section-title")?.focus();
  }, [part]);
}
