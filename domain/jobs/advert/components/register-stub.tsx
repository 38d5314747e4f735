import { Check, CircleQuestionMark, Info, X } from "lucide-react";
import { Icon } from "#ui/icon.tsx";
import type { Known } from "../register-labels.ts";

const icons = { ok: Check, ask: CircleQuestionMark, no: X, plain: Info };

/** What is known of a job today, in the stub of its card. */
export function KnownStub({ known }: { known: Known }) {
  return (
    <div className={`known known--${known.tone}`}>
      <p className="known__v">
        <Icon icon={icons[known.tone]} />
        {known.headline}
      </p>
      {known.note ? <p className="known__n">{known.note}</p> : null}
      {known.advert ? <p className="known__n">{known.advert}</p> : null}
    </div>
  );
}
