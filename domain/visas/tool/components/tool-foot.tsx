import type { ReactNode } from "react";

type ToolFootProps = {
  /** When the rules were read, and from whom. */
  children: ReactNode;
  adviser: { href: string; label: string } | null;
};

/** What is kept of the answers, and what this page is not. */
export function ToolFoot({ children, adviser }: ToolFootProps) {
  return (
    <section className="ab-foot" aria-label="About this page">
      {children}
      <p>
        <b>We keep nothing.</b> Your answers stand in the address of this page, and so in this
        browser’s history. Whoever sees the address sees them.
      </p>
      <p>
        This is information with its source and date. It is not immigration advice, and it promises
        no visa. For advice, ask your university’s adviser
        {adviser ? (
          <>
            {" "}
            or <a href={adviser.href}>{adviser.label}</a>
          </>
        ) : (
          " or a solicitor"
        )}
        .
      </p>
    </section>
  );
}
