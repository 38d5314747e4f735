/** What is wrong, by the field it belongs to. */
export type FieldErrors = Record<string, string>;

/** What could not be saved, and why: all of it, or some fields of it. */
export type Refused = { sentence: string; errors?: FieldErrors };

/** Some fields could not be read: they keep their former words, and `sentAs` is what was read. */
export type Partly<State> = { refused?: Refused; sentAs?: State };

/** What the server says to a save, as JSON. */
export type SaveAnswer<State> =
  | ({ kind: "saved"; revision: number; version: number } & Partly<State>)
  | ({
      kind: "merged";
      revision: number;
      version: number;
      state: State;
      /** The version that holds what somebody else wrote where both did. */
      conflict: { version: number } | null;
    } & Partly<State>)
  /** Signed out, or somebody else is signed in: nothing of it is theirs. */
  | { kind: "signed-out" }
  | ({ kind: "refused" } & Refused)
  | { kind: "gone"; sentence: string }
  /** Saved as a new document; `refused` says which fields are not in it. */
  | { kind: "made"; id: string; refused?: Refused };

/** What is sent at a pause. */
export type SentSave = {
  kind: string;
  /** Whose window it is: meanwhile somebody else may have signed in. */
  ownerId: string;
  revision: number;
  state: unknown;
  /** Make a new document of it: the one it was typed in is gone. */
  asNew?: true;
};
