import type { SelectOption } from "#ui/select-field.tsx";
import type { StateLabel } from "../../content-state.ts";
import type { DraftStage, DraftWords } from "../../drafts/page-draft.ts";
import type { FieldSpec } from "../../field-specs.ts";

/** A moment on two clocks: "Monday 16 November, 08:00 in London. 13:30 in Kolkata." */
export type Moment = { label: string };

export type NoteView = {
  id: number;
  kind: "note" | "submitted" | "approved" | "sent-back";
  body: string;
  by: string;
  when: string;
  version: number;
};

export type VersionView = { number: number; name: string; by: string; when: string };

export type FactView = {
  name: string;
  label: string;
  value: string;
  checked: string;
  isDue: boolean;
};

/** Everything the editor of a page shows. */
export type EditorView = {
  page: {
    id: number;
    type: string;
    typeLabel: string;
    slug: string;
    /** Of this editor: what belongs to it lies below. */
    base: string;
    /** Where readers find it. */
    path: string | null;
    isLive: boolean;
    canRename: boolean;
  };
  draft: { state: DraftWords; revision: number; version: number; savedAt: Date };
  owner: { id: string; timeZone: string; mayPublish: boolean };
  specs: readonly FieldSpec[];
  /** Choices of fields that name other pages: categories, authors. */
  options: Readonly<Record<string, readonly SelectOption[]>>;
  states: readonly StateLabel[];
  stage: DraftStage;
  hasChanges: boolean;
  publishing: (Moment & { isCurrent: boolean }) | null;
  ending: Moment | null;
  /** What stands in the way of publishing, by field. */
  errors: Readonly<Record<string, string>>;
  notes: readonly NoteView[];
  versions: readonly VersionView[];
  facts: readonly FactView[];
};
