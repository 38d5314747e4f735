import { CircleAlert } from "lucide-react";
import { type MouseEvent, useEffect, useId, useRef } from "react";
import { Icon } from "./icon.tsx";
import { useEnhanced } from "./use-enhanced.ts";
import "./error-summary.css";

export type ErrorSummaryProps = {
  /** As the form's action gives them, by field name. Nothing is shown when there are none. */
  errors?: Readonly<Record<string, readonly string[] | undefined>> | null | undefined;
  /** Left out, it counts: "2 answers need another look"; unless the form as a whole was refused. */
  title?: string | undefined;
  /** Where a field's control is, if its id is not its name. */
  idOf?: ((name: string) => string) | undefined;
  /** Errors under this name belong to the whole form and are not links. */
  formKey?: string | undefined;
  takesFocus?: boolean | undefined;
};

/**
 * What went wrong, first on the page and first to be read: it takes the focus each time errors arrive.
 * Where they came with the document, somebody may be typing before its script is there, and stays there.
 */
export function ErrorSummary(props: ErrorSummaryProps) {
  const { errors, title, idOf = (name) => name, formKey = "form", takesFocus = true } = props;
  const box = useRef<HTMLDivElement>(null);
  const hadScript = useRef(useEnhanced());
  const titleId = useId();
  const lines = Object.entries(errors ?? {}).flatMap(([name, messages]) =>
    (messages ?? []).slice(0, 1).map((message) => ({ name, message })),
  );

  useEffect(() => {
    const isFree = hadScript.current || document.activeElement === document.body;
    hadScript.current = true;
    if (errors && takesFocus && isFree) box.current?.focus();
  }, [errors, takesFocus]);

  if (lines.length === 0) return null;
  const isOfForm = lines.every(({ name }) => name === formKey || name === "");

  return (
    <div className="errsum" ref={box} tabIndex={-1} role="alert" aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Icon icon={CircleAlert} />
        {title ?? (isOfForm ? "That did not work" : countedTitle(lines.length))}
      </h2>
      <ul>
        {lines.map(({ name, message }) => (
          <li key={name}>
            {name === formKey || name === "" ? (
              message
            ) : (
              <a href={`#${idOf(name)}`} onClick={goToField}>
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Not by the address: to the router that is another page, and it forgets what the form's action answered. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  // The name may be that of a group.
  (field.querySelector("input") ?? field).focus();
}

function countedTitle(count: number) {
  return count === 1 ? "One answer needs another look" : `${count} answers need another look`;
}
