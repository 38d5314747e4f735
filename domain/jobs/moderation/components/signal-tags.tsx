import { Flag, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Tag, TagRow } from "#ui/tag.tsx";
import type { Signal } from "../signal.ts";

type SignalTagsProps = { signals: readonly Signal[]; children?: ReactNode };

const SHOWN = 4;

/** What the rules noticed, in a row of tags after those of its list. */
export function SignalTags({ signals, children }: SignalTagsProps) {
  if (signals.length === 0 && !children) return null;
  // Two twins of an advert give the same signal.
  const told = [...new Map(signals.map((signal) => [signal.sentence, signal])).values()];
  return (
    <TagRow>
      {children}
      {told.slice(0, SHOWN).map(({ level, sentence }) => (
        <Tag
          key={sentence}
          tone={level === "stop" ? "negative" : "caution"}
          icon={level === "stop" ? TriangleAlert : Flag}
        >
          {sentence.replace(/\.$/, "")}
        </Tag>
      ))}
      {told.length > SHOWN ? <Tag>{told.length - SHOWN} more</Tag> : null}
    </TagRow>
  );
}
