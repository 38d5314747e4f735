import type { SourceView } from "../tool-view.ts";

/** The page a line rests on, and its day. */
export function SourceLink({ source }: { source: SourceView }) {
  return (
    <a className="ab-source" href={source.href}>
      {source.label}, {source.day}
    </a>
  );
}
