import type { ReactNode } from "react";
import "./empty-state.css";

export type EmptyStateProps = {
  title: ReactNode;
  /** What will be here, and what is already true today. */
  children?: ReactNode;
  /** The first useful thing to do, as a button or link. */
  action?: ReactNode;
  headingLevel?: 2 | 3 | undefined;
};

/** Nothing here yet: a signpost, a sentence and the first useful step. */
export function EmptyState({ title, children, action, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="empty">
      <Signpost />
      <Heading>{title}</Heading>
      {typeof children === "string" ? <p className="small">{children}</p> : children}
      {action}
    </div>
  );
}

function Signpost() {
  return (
    <svg viewBox="0 0 200 84" aria-hidden="true">
      <path className="empty__ahead" d="M62 60h120" />
      <path className="empty__line" d="M18 60h34" />
      <circle className="empty__you" cx="52" cy="60" r="10" />
      <path className="empty__post" d="M118 78V18" />
      <path className="empty__sign" d="M96 14h44l12 11-12 11H96z" />
      <circle className="empty__end" cx="186" cy="60" r="7" />
    </svg>
  );
}
