import { Check, CircleQuestionMark, X } from "lucide-react";
import { Icon } from "#ui/icon.tsx";
import type { VerdictView } from "../verdict-view.ts";

const icons = { ok: Check, ask: CircleQuestionMark, no: X };

/** Forms and links that change the verdict come back here. */
export function VerdictHeadline({ view }: { view: VerdictView }) {
  return (
    <h2 className="verdict__v" id="verdict" tabIndex={-1} data-tone={view.tone}>
      <span className="verdict__disc">
        <Icon icon={icons[view.tone]} />
      </span>
      {view.headline}
    </h2>
  );
}
