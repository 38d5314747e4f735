import type { ReactNode } from "react";

type VisuallyHiddenProps = { children: ReactNode };

/** Words for screen readers only. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className="vh">{children}</span>;
}
