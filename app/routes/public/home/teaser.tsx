import { Check, Clock, X } from "lucide-react";
import { GatesCard } from "#ui/gates-card.tsx";
import { gatesSentence } from "#ui/gates-sentence.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import type { TeaserPanel, TeaserText } from "./teaser-text.ts";
import "#ui/check.css";
import "./teaser.css";

/** `isAbroad`: the product was started for another country than the advert's. */
type TeaserProps = TeaserText & { isAbroad: boolean };

const icons = { fits: Check, "for-now": Clock, no: X } as const;

/**
 * One advert read for three people. All three readings are in the page; the
 * radios and CSS choose which shows, so it works before any script has come.
 */
export function Teaser({ job, panels, source, isAbroad }: TeaserProps) {
  return (
    <section className="try" aria-labelledby="try">
      <h2 id="try">One job, three people</h2>
      <p className="small muted">
        {isAbroad ? `In the UK: ${job}` : job}
        <br />
        Who is asking?
      </p>
      <fieldset className="try__who">
        <legend className="vh">Who is asking</legend>
        {panels.map(({ person, asks }, index) => (
          <label className="check" key={person}>
            <input type="radio" name="who" value={person} defaultChecked={index === 0} />
            <span>{asks}</span>
          </label>
        ))}
      </fieldset>
      <div className="try__out" aria-live="polite">
        {panels.map((panel) => (
          <Reading key={panel.person} panel={panel} />
        ))}
      </div>
      <p className="small">
        <Link to="/visa-check">Check any job</Link>
      </p>
      <p className="tiny muted">{source}</p>
    </section>
  );
}

function Reading({ panel: { person, gates, tone, verdict, note } }: { panel: TeaserPanel }) {
  return (
    <div className="reading" data-who={person} data-tone={tone}>
      <GatesCard gates={gates} alternative={gatesSentence(verdict, gates)} />
      <p className="reading__v">
        <Icon icon={icons[tone]} />
        {verdict}
      </p>
      <p className="reading__n">{note}</p>
    </div>
  );
}
