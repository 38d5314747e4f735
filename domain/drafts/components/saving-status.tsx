import { type RefObject, useEffect, useRef, useState } from "react";
import { timeIn } from "#rules/zoned-time.ts";
import type { Editor, Saving } from "../editor.ts";
import "./saving-status.css";

type SavingStatusProps = {
  saving: Saving;
  /** Whether this browser holds what is not saved yet. */
  isStored: boolean;
  version: number;
  savedAt: string;
  /** What another window wrote in the same section, until it is seen. */
  conflict: Editor<unknown>["conflict"];
};

/** Whether the words are saved, said as it changes. */
export function SavingStatus(props: SavingStatusProps) {
  const { saving, conflict } = props;
  const message = messageOf(props);
  const line = useRef<HTMLParagraphElement>(null);
  const isFar = useIsFar(line, asking.has(saving.kind));
  return (
    <>
      <p ref={line} className="small muted" role="status" data-saving={saving.kind}>
        {message}
        {conflict ? <span className="vh"> {conflictMessage(conflict)}</span> : null}
      </p>
      {isFar ? (
        // Said again for the eye of somebody who writes further down.
        <p className="small saving__far" aria-hidden="true">
          {message}
        </p>
      ) : null}
    </>
  );
}

/** Whether the line about saving is out of sight. */
function useIsFar(line: RefObject<Element | null>, isAsking: boolean): boolean {
  const [isFar, setIsFar] = useState(false);
  useEffect(() => {
    if (!isAsking || !line.current) return;
    const observer = new IntersectionObserver(([seen]) => setIsFar(!seen?.isIntersecting));
    observer.observe(line.current);
    return () => {
      observer.disconnect();
      setIsFar(false);
    };
  }, [line, isAsking]);
  return isFar;
}

/** Ways that ask for something: without it nothing more is saved. */
const asking: ReadonlySet<Saving["kind"]> = new Set(["refused", "gone", "signed-out"]);

function conflictMessage({ version }: { version: number }): string {
  return `Another window changed the same section. Your text stays, the other is version ${version}.`;
}

function messageOf({ saving, isStored, version, savedAt }: SavingStatusProps): string {
  switch (saving.kind) {
    case "saved":
      return version > 0 ? `Version ${version}. Saved ${savedAt}.` : "Not saved yet.";
    case "unsaved":
    case "saving":
      return `Version ${version}. Saving…`;
    case "offline":
      return isStored
        ? "No connection. Your text is stored in this browser and will be saved when you are online."
        : "No connection. Leave this page open: your text is only on this page, and will be saved when you are online.";
    case "later":
      return isStored
        ? "We will save again in a moment. Your text is stored in this browser until then."
        : "We will save again in a moment. Leave this page open until then.";
    case "signed-out":
      return isStored
        ? "You are signed out, or somebody else signed in. Your text is stored in this browser: sign in and open this page again."
        : "You are signed out, or somebody else signed in. Leave this page open: sign in in another window, then continue here.";
    case "refused":
    case "gone":
      return saving.sentence;
  }
}

export function savedLabel({ version, at }: { version: number; at: Date }, timeZone: string) {
  return { version, savedAt: timeIn(timeZone, at) };
}
