import { type ReactNode, useId } from "react";
import "./card.css";

export type CardProps = {
  title?: ReactNode;
  /** A muted line under the title. */
  lead?: ReactNode;
  children?: ReactNode;
  /** At the far end of the title's line, usually one link. */
  aside?: ReactNode;
  /** sheet: lighter than the page. sunken: a quiet note. framed: the one thing on the page to work on. */
  tone?: "sheet" | "sunken" | "framed" | undefined;
  headingLevel?: 2 | 3 | undefined;
  className?: string | undefined;
};

/** A titled card is a section that screen readers can list; one without a title is only a box. */
export function Card({
  title,
  lead,
  children,
  aside,
  tone = "sheet",
  headingLevel = 2,
  className,
}: CardProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const Box = title ? "section" : "div";

  return (
    <Box
      className={["card", `card--${tone}`, className].filter(Boolean).join(" ")}
      aria-labelledby={title ? id : undefined}
    >
      {title ? (
        <div className="card__h">
          <div>
            <Heading id={id}>{title}</Heading>
            {lead ? <p className="small muted">{lead}</p> : null}
          </div>
          {aside}
        </div>
      ) : null}
      {children}
    </Box>
  );
}
