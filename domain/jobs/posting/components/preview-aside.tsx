import type { ReactNode } from "react";
import { Tag } from "#ui/tag.tsx";
import { KnownStub } from "../../advert/components/register-stub.tsx";
import { CardFacts } from "../../components/card-facts.tsx";
import type { PreviewCard } from "../preview-card.ts";
import "../../components/job-card.css";

type PreviewAsideProps = {
  card: PreviewCard;
  employer: string;
  /** The card changes with what is typed. */
  isFollowing: boolean;
  children: ReactNode;
};

/** How students will read it, and what else an employer wants to know while writing. */
export function PreviewAside({ card, employer, isFollowing, children }: PreviewAsideProps) {
  return (
    <aside className="emp__p" aria-label="How students will read it">
      <div className="head2">
        <h2>How students will read it</h2>
        {isFollowing ? <Tag tone="line">As you type</Tag> : null}
      </div>
      <div className="jobcard emp__card">
        <div className="jobcard__main">
          <h3 className="jobcard__t">{card.title}</h3>
          <p className="jobcard__emp">
            {employer}, {card.place}
          </p>
          <CardFacts card={card} night={card.isNightInIndia ? "at night in India" : null} />
        </div>
        <div className="jobcard__stub">
          <KnownStub known={card.known} />
        </div>
      </div>
      {children}
    </aside>
  );
}
