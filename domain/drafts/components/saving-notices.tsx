import { useEffect, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import type { Saving } from "../editor.ts";
import { stayingMessage } from "../leaving.ts";
import type { useSavedBeforeLeaving } from "./use-saved-before-leaving.ts";

type SavingNoticesProps = {
  saving: Saving;
  /** Whether this browser holds what is not saved yet. */
  isStored: boolean;
  saveAsNew: () => void;
  leaving: ReturnType<typeof useSavedBeforeLeaving>;
};

/** What its owner must decide before words could be lost. */
export function SavingNotices({ saving, isStored, saveAsNew, leaving }: SavingNoticesProps) {
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
          Nothing you typed here is lost: it is still on this page
          {isStored ? " and in this browser." : ". Leave it open until it is saved."}
        </Notice>
      ) : null}
      {leaving.isAsking ? (
        <Notice
          tone="negative"
          isLive
          title="What you typed is not saved, and this browser cannot store it"
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
          Stay until the line under the title says that it is saved, or copy your text first.
        </Notice>
      ) : null}
      {leaving.isStaying ? (
        <Notice
          tone="caution"
          isLive
          title="No connection, so this page stays open"
          className="stays"
        >
          {stayingMessage({ saving: saving.kind, isStored })} You can continue writing here. Open
          the other page again later.
        </Notice>
      ) : null}
      {leaving.signOut.isAsking ? (
        <SigningOut isStored={isStored} answer={leaving.signOut.answer} />
      ) : null}
    </>
  );
}

type SigningOutProps = Pick<SavingNoticesProps, "isStored"> &
  Pick<SavingNoticesProps["leaving"]["signOut"], "answer">;

function SigningOut({ isStored, answer }: SigningOutProps) {
  const buttons = useRef<HTMLSpanElement>(null);
  useEffect(() => buttons.current?.querySelector("button")?.focus(), []);
  const way = (label: string, onClick: () => void) => (
    <Button variant="quiet" size="s" type="button" onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <Notice
      tone="negative"
      isLive
      title="What you typed is not saved yet"
      actions={
        <span ref={buttons} className="btns">
          {way("Stay here", () => answer("stay"))}
          {isStored ? way("Sign out and keep it in this browser", () => answer("keep")) : null}
          {way("Sign out and delete it", () => answer("forget"))}
        </span>
      }
    >
      {isStored
        ? "If other people use this browser, they could find what is stored in it."
        : "This browser cannot store it. Copy your text before you sign out."}
    </Notice>
  );
}
