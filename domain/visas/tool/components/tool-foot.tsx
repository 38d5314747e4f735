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
        <b>We store nothing.</b> Your answers are part of this page’s web address, so they are saved
        in this browser’s history. Anyone who sees the address can read them.
      </p>
      <p>
        This is information with its source and date. It is not immigration advice, and it does not
        promise a visa. For advice, ask your university’s adviser
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
