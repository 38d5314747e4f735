import type { ReactNode } from "react";
import { useHeadingWhenLost } from "#ui/use-heading-when-lost.ts";

type PlaceSideProps = {
  /** How the reader's place stands: what booking and cancelling change. */
  status: string | null;
  children: ReactNode;
};

/** Beside an event: the reader's place, or how to take one. What a button did is read here. */
export function PlaceSide({ status, children }: PlaceSideProps) {
  const part = useHeadingWhenLost<HTMLDivElement>(status);
  return (
    <div className="event__side" id="your-place" ref={part}>
      {children}
    </div>
  );
}
