import { ArrowRight, Clock } from "lucide-react";
import { MapSheet } from "#app/shell/map-sheet.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Tag } from "#ui/tag.tsx";
import { TrunkSection } from "#ui/trunk.tsx";
import type { GraduateChange, RuleCard } from "./rule-cards.ts";
import "./rules-section.css";

type RulesSectionProps = { change: GraduateChange; cards: readonly RuleCard[] };

export function RulesSection({ change, cards }: RulesSectionProps) {
  return (
    <TrunkSection className="sec sec--last" labelledBy="g-h">
      <div className="head2">
        <h2 id="g-h">Rules, with the date we last checked them</h2>
        <Link className="more" to="/country-guide">
          All guides
          <Icon icon={ArrowRight} isDirectional />
        </Link>
      </div>
      <div className="rules">
        <article className="rule1">
          <Cliff {...change} />
          <h3>
            <Link to={change.to}>{change.title}</Link>
          </h3>
          <p>{change.words}</p>
          <CheckedOn card={change} />
        </article>
        <ol className="rulelist">
          {cards.map((card) => (
            <li key={card.title}>
              <h3>
                <Link to={card.to}>{card.title}</Link>
              </h3>
              <p className="small">{card.words}</p>
              <CheckedOn card={card} />
            </li>
          ))}
        </ol>
      </div>
    </TrunkSection>
  );
}

/** The change drawn as two sides of a line on a map. */
function Cliff({
  before,
  after,
  changesOn,
}: Pick<GraduateChange, "before" | "after" | "changesOn">) {
  return (
    <div
      className="rule1__map"
      role="img"
      aria-label={`${before} before ${changesOn}, ${after} from that day.`}
    >
      <MapSheet art="valley" />
      <div className="cliff" aria-hidden="true">
        <span className="cliff__a">{before}</span>
        <span className="cliff__b">{after}</span>
        <i />
        <em>{changesOn}</em>
      </div>
    </div>
  );
}

function CheckedOn({ card }: { card: RuleCard }) {
  return (
    <p className="tiny muted">
      {card.isDue ? (
        <Tag tone="caution" icon={Clock}>
          Check is due
        </Tag>
      ) : null}
      {card.isDue ? " Last checked " : "Checked "}
      {card.checkedOn}.
    </p>
  );
}
