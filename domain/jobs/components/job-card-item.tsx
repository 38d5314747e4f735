import type { ReactNode } from "react";
import { Link } from "#ui/link.tsx";
import type { CardView } from "../board/card-view.ts";
import { FitStub } from "./advert/fit-stub.tsx";
import { KnownStub } from "./advert/known-stub.tsx";
import { CardFacts } from "./card-facts.tsx";
import { MarkedText } from "./marked-text.tsx";
import "./job-card.css";

export type JobCardItemProps = {
  card: CardView;
  /** Stands at the top right, such as the button that saves the job. */
  action?: ReactNode;
  headingLevel?: 2 | 3;
};

/** A job in a list: its title leads to its page from anywhere on the card. */
export function JobCardItem({ card, action, headingLevel = 3 }: JobCardItemProps) {
  const Heading = `h${headingLevel}` as const;

  return (
    <li className="jobcard">
      <div className="jobcard__main">
        <Heading className="jobcard__t">
          <Link to={card.href}>
            <MarkedText pieces={card.title} />
          </Link>
        </Heading>
        <p className="jobcard__emp">
          {card.employer}, {card.place}
        </p>
        {card.summary.length > 0 ? (
          <p className="jobcard__sum">
            <MarkedText pieces={card.summary} />
          </p>
        ) : null}
        <CardFacts card={card} night={card.closesInNight ? "in your night" : null} />
      </div>
      {action ? <div className="jobcard__act">{action}</div> : null}
      <div className="jobcard__stub">
        {card.fit ? <FitStub fit={card.fit} /> : <KnownStub known={card.known} />}
      </div>
    </li>
  );
}
