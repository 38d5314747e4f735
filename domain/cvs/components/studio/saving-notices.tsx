import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import type { Saving } from "../../editing/studio-state.ts";

type SavingNoticesProps = {
  saving: Saving;
  saveAsNew: () => void;
  leaving: { isAsking: boolean; answer: (way: "stay" | "go") => void };
};

/** What its owner must decide before words could be lost. */
export function SavingNotices({ saving, saveAsNew, leaving }: SavingNoticesProps) {
  return (
    <>
      {saving.kind === "gone" ? (
        <Notice
          tone="caution"
          isLive
          title="This document is in the bin, or deleted"
          actions={
            <Button variant="mark" size="s" type="button" onClick={saveAsNew}>
              Save it as a new one
            </Button>
          }
        >
          {saving.refused ? <b>Not saved yet. {saving.refused.sentence} </b> : null}
          Nothing you typed here is lost: it stands on this page and in this browser.
        </Notice>
      ) : null}
      {leaving.isAsking ? (
        <Notice
          tone="negative"
          isLive
          title="What you typed is not saved, and this browser cannot keep it"
          actions={
            <>
              <Button variant="mark" size="s" type="button" onClick={() => leaving.answer("stay")}>
                Stay here
              </Button>
              <Button variant="quiet" size="s" type="button" onClick={() => leaving.answer("go")}>
                Leave without it
              </Button>
            </>
          }
        >
          Stay until the line under the title says that it is saved, or copy your words first.
        </Notice>
      ) : null}
    </>
  );
}
