import { type FormEvent, useCallback, useRef } from "react";
import type { Saving } from "#domain/drafts/editor.ts";

export type BeforeSending = { saving: Saving["kind"]; send: () => Promise<void> };

/** What is decided is about the words as they stand: those just typed are saved first. */
export function useSavedFirst({ saving, send }: BeforeSending) {
  const isSent = useRef(false);
  return useCallback(
    (event: FormEvent<HTMLFormElement>) => {
      if (saving === "saved" || isSent.current) return;
      event.preventDefault();
      const form = event.currentTarget;
      const button = (event.nativeEvent as SubmitEvent).submitter;
      void send().then(() => {
        isSent.current = true;
        form.requestSubmit(button);
        isSent.current = false;
      });
    },
    [saving, send],
  );
}
