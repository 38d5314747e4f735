import { type ReactNode, useId } from "react";
import "./section.css";

type SectionProps = {
  title: ReactNode;
  /** A link or a small line at the far end of the heading. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A part of a page under its own heading. */
export function Section({ title, aside, children }: SectionProps) {
  const id = useId();

  return (
    <section className="dsec" aria-labelledby={id}>
      <div className="head2">
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** Sections side by side where there is room. */
export function SectionGrid({ children }: { children: ReactNode }) {
  return <div className="dgrid">{children}</div>;
}
