import { useEffect, useState } from "react";
import { timeIn } from "#rules/zoned-time.ts";
import type { Saving } from "../../editing/studio-state.ts";

type SavingWordsProps = {
  saving: Saving;
  /** Whether this browser holds what is not saved yet. */
  isKept: boolean;
  version: number;
  savedAt: string;
};

/** Where the words stand, said as it changes. */
export function SavingWords(props: SavingWordsProps) {
  const { saving } = props;
  const words = wordsOf(props);
  const isFar = useIsFar(asking.has(saving.kind));
  return (
    <>
      <p className="small muted" role="status" data-saving={saving.kind}>
        {words}
      </p>
      {isFar ? (
        // Said again for the eye of somebody who writes further down.
        <p className="small saving__far" aria-hidden="true">
          {saving.kind === "clashed" ? CHOOSE_ABOVE : words}
        </p>
      ) : null}
    </>
  );
}

/** Whether neither the words about saving nor a choice to make are in sight. */
function useIsFar(isAsking: boolean): boolean {
  const [isFar, setIsFar] = useState(false);
  useEffect(() => {
    if (!isAsking) return;
    const inSight = new Set<Element>();
    const observer = new IntersectionObserver((changes) => {
      for (const { target, isIntersecting } of changes) {
        if (isIntersecting) inSight.add(target);
        else inSight.delete(target);
      }
      setIsFar(inSight.size === 0);
    });
    for (const each of document.querySelectorAll("[data-saving], .clash")) observer.observe(each);
    return () => {
      observer.disconnect();
      setIsFar(false);
    };
  }, [isAsking]);
  return isFar;
}

const CHOOSE_ABOVE = "The same words were changed twice. Choose at the top what stays.";

/** Ways that ask for something: without it nothing more is saved. */
const asking: ReadonlySet<Saving["kind"]> = new Set(["clashed", "refused", "gone", "signed-out"]);

function wordsOf({ saving, isKept, version, savedAt }: SavingWordsProps): string {
  switch (saving.kind) {
    case "saved":
      return version > 0 ? `Version ${version}. Saved ${savedAt}.` : "Not saved yet.";
    case "waiting":
    case "sending":
      return `Version ${version}. Saving…`;
    case "away":
      return isKept
        ? "No connection. Your words are kept in this browser and sent when it is back."
        : "No connection. Leave this page open: your words stand on it only, and are sent when it is back.";
    case "later":
      return isKept
        ? "Saved again in a moment. Your words are kept in this browser until then."
        : "Saved again in a moment. Leave this page open until then.";
    case "clashed":
      return "The same words were changed twice. Choose below what stays.";
    case "signed-out":
      return isKept
        ? "You are signed out, or somebody else signed in. Your words are kept in this browser: sign in and open this page again."
        : "You are signed out, or somebody else signed in. Leave this page open: sign in in another window, then write on here.";
    case "refused":
      return saving.what === "aside" ? asideWords(saving.sentence, isKept) : saving.sentence;
    case "gone":
      return saving.sentence;
  }
}

function asideWords(why: string, isKept: boolean): string {
  const where = isKept
    ? "They wait in this browser."
    : "They stand on this page only: leave it open.";
  return `All is saved but the words you did not choose. ${where} ${why}${isKept ? " Then open this page again." : ""}`;
}

export function savedWords({ version, at }: { version: number; at: Date }, timeZone: string) {
  return { version, savedAt: timeIn(timeZone, at) };
}
