import { Tag, TagRow } from "#ui/tag.tsx";
import type { StateLabel } from "../../content-state.ts";

/** How a page stands, and what its draft waits for. */
export function ContentStateTags({ states }: { states: readonly StateLabel[] }) {
  return (
    <TagRow>
      {states.map(({ label, tone }) => (
        <Tag key={label} tone={tone}>
          {label}
        </Tag>
      ))}
    </TagRow>
  );
}
