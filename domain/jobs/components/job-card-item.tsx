import type { ReactNode } from "react";
import { CachedMarkup } from "#ui/cached-markup.tsx";
import { Link } from "#ui/link.tsx";
import { MarkedText } from "#ui/marked-text.tsx";
import { FitStub } from "../advert/components/fit-stub.tsx";
import { KnownStub } from "../advert/components/register-stub.tsx";
import type { CardView } from "../board/card-view.ts";
import { CardFacts } from "./card-facts.tsx";
import "./job-card.css";

export type JobCardItemProps = {
  card: CardView;
  /** Stands at the top right, such as the button that saves the job. */
  action?: ReactNode;
  headingLevel?: 2 | 3;
};

/** A job in a list: its title leads to its page from anywhere on the card. */
export function JobCardItem({ card, action, headingLevel = 3 }: JobCardItemProps) {
  const { fit, known, ...advert } = card;
  return (
    <li className="jobcard">
      <CachedMarkup
        as="div"
        className="jobcard__main"
        part={CardMain}
        props={{ advert, headingLevel }}
      />
      {action ? <div className="jobcard__act">{action}</div> : null}
      <CachedMarkup
        as="div"
        className="jobcard__stub"
        part={CardStub}
        props={{ fit, known: fit ? null : known }}
      />
    </li>
  );
}

type CardMainProps = { advert: Omit<CardView, "fit" | "known">; headingLevel: 2 | 3 };

function CardMain({ advert, headingLevel }: CardMainProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <>
      <Heading className="jobcard__t">
        <Link to={advert.href}>
          <MarkedText pieces={advert.title} />
        </Link>
      </Heading>
      <p className="jobcard__emp">
        <a href={advert.company}>{advert.employer}</a>, {advert.place}
      </p>
      {advert.summary[0] ? (
        <p className="jobcard__sum">
          <MarkedText pieces={advert.summary} />
        </p>
      ) : null}
      <CardFacts card={advert} night={advert.closesInNight ? "during your night" : null} />
    </>
  );
}

function CardStub({ fit, known }: { fit: CardView["fit"]; known: CardView["known"] | null }) {
  if (fit) return <FitStub fit={fit} />;
  return known ? <KnownStub known={known} /> : null;
}
