import { Banknote, Calendar, Clock, Moon } from "lucide-react";
import { Icon } from "#ui/icon.tsx";
import "#ui/tag.css";
import "./job-card.css";

type CardFactsProps = {
  card: { pay: string; hours: string | null; closes: string };
  /** "in your night", where it closes then. */
  night: string | null;
};

/** What it pays, for how many hours, and until when. */
export function CardFacts({ card, night }: CardFactsProps) {
  return (
    <p className="jobfacts">
      <span>
        <Icon icon={Banknote} />
        {card.pay}
      </span>
      {card.hours ? (
        <span>
          <Icon icon={Clock} />
          {card.hours}
        </span>
      ) : null}
      <span>
        <Icon icon={Calendar} />
        {card.closes}
        {night ? (
          <span className="tag tag--plain">
            <Icon icon={Moon} />
            {night}
          </span>
        ) : null}
      </span>
    </p>
  );
}
