import { Banknote, Calendar, Clock, Moon } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";
import { Tag } from "#ui/tag.tsx";
import type { PreviewCard } from "../../posting/preview-card.ts";
import { KnownStub } from "../advert/known-stub.tsx";
import "../job-card.css";

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
              {card.isNightInIndia ? <Tag icon={Moon}>in the night in India</Tag> : null}
            </span>
          </p>
        </div>
        <div className="jobcard__stub">
          <KnownStub known={card.known} />
        </div>
      </div>
      {children}
    </aside>
  );
}
