import { Check, CircleQuestionMark, X } from "lucide-react";
import { GatesCard } from "#ui/gates-card.tsx";
import { gatesSentence } from "#ui/gates-sentence.ts";
import { Icon } from "#ui/icon.tsx";
import type { CardFit } from "../../board/card-view.ts";

const icons = { ok: Check, ask: CircleQuestionMark, no: X };

/** What a job is to its reader's visa, drawn small. */
export function FitStub({ fit }: { fit: CardFit }) {
  return (
    <div className={`known known--${fit.tone}`}>
      <p className="known__v">
        <Icon icon={icons[fit.tone]} />
        {fit.headline}
      </p>
      <GatesCard gates={fit.gates} alternative={gatesSentence("Gates", fit.gates)} />
      <p className="known__n">{fit.note}</p>
      {fit.advert ? <p className="known__n">{fit.advert}</p> : null}
    </div>
  );
}
