import { Check, CircleQuestionMark, Info, X } from "lucide-react";
import { Icon } from "#ui/icon.tsx";
import type { Known } from "../../advert/register-labels.ts";

const icons = { ok: Check, ask: CircleQuestionMark, no: X, plain: Info };

/** How the employer stands today, in a line. The visa verdict will stand here. */
export function KnownLine({ known }: { known: Pick<Known, "tone" | "headline"> }) {
  return (
    <p className={`sj__k sj__k--${known.tone}`}>
      <Icon icon={icons[known.tone]} />
      {known.headline}
    </p>
  );
}
