import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** What every field shares. `id` is the control's name unless given, so that an error summary can link to it. */
export type FieldWords = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
};

export function describedBy(id: string, { hint, error }: Omit<FieldWords, "label">) {
  return (
    [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean).join(" ") ||
    undefined
  );
}

export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <p className="hint" id={`${id}-hint`}>
      {children}
    </p>
  );
}

export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  if (!children) return null;
  return (
    <p className="err" id={`${id}-error`}>
      <Icon icon={CircleAlert} />
      <span>{children}</span>
    </p>
  );
}
