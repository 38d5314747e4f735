import { type RefObject, useEffect, useRef, useState } from "react";
import { addressOf, type Typed, typedFrom } from "../typed.ts";

const REST = 300;

/** What stands in the form at this moment. The fields hold it themselves; this reads them when told to. */
export function useTyped(arrived: Typed, form: RefObject<HTMLFormElement | null>) {
  const [typed, setTyped] = useState(arrived);

  function readForm() {
    if (form.current) setTyped(typedFrom(new FormData(form.current)));
  }

  // What was typed, or restored by the browser, before script ran.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is there
  useEffect(readForm, []);

  return { typed, readForm };
}

/** Keeps the address in step after a rest in typing, so that a reload or a copied link loses nothing. */
export function useAnswersInAddress(typed: Typed, open: { id: string; version: number } | null) {
  const isFirst = useRef(true);
  const search = addressOf(typed);
  if (open) {
    search.set("scenario", open.id);
    search.set("version", String(open.version));
  }
  const wanted = search.toString();

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const timer = setTimeout(() => {
      const address = wanted === "" ? window.location.pathname : `?${wanted}`;
      window.history.replaceState(window.history.state, "", address);
    }, REST);
    return () => clearTimeout(timer);
  }, [wanted]);
  return wanted;
}
