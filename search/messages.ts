/** What goes between the pages' thread and the thread that holds the indexes. */
export type ToHost =
  | {
      kind: "ask";
      request: number;
      collection: string;
      question: unknown;
      /** In milliseconds as `Date.now` counts them; nobody waits for the answer any longer. */
      deadline: number;
    }
  | { kind: "stop" };

export type FromHost =
  | { kind: "answer"; request: number; answer: unknown }
  | { kind: "refused"; request: number; why: string }
  | { kind: "state"; collections: Record<string, CollectionState> }
  | { kind: "trouble"; collection: string; why: string }
  | { kind: "stopped" };

export type CollectionState = {
  isReady: boolean;
  documents: number;
  bytes: number;
  /** Where its documents came from at the start, and how long that took. */
  startedFrom: "snapshot" | "source" | null;
  startMillis: number;
  position: string | null;
};

/** The part of a MessagePort that both sides use. */
export type Port = {
  postMessage(message: unknown): void;
  on(event: "message", listener: (message: unknown) => void): unknown;
};
