import type { ReactNode } from "react";
import "../../sign-in/components/sign-in.css";

/** The two ways in, joining at one account. */
export function MergeLine({ children }: { children: ReactNode }) {
  return (
    <figure className="merge">
      <svg viewBox="0 0 1176 84" aria-hidden="true">
        <path className="merge__l" d="M276 0V22L308 54H588M900 0V22L868 54H588" />
      </svg>
      <span className="merge__d" aria-hidden="true" />
      <figcaption>
        <b>Your account</b>
        <span className="small muted">{children}</span>
      </figcaption>
    </figure>
  );
}
