import { Button } from "#ui/button.tsx";
import { Details } from "#ui/details.tsx";
import type { EntryBlock } from "../../print/entry-block.ts";
import type { Place, ReviewSection } from "../import-review.ts";
import { KEEP_FORM, MoveTo } from "./move-to.tsx";

type ReadSectionProps = ReviewSection & { places: readonly Place[]; others: readonly Place[] };

/** A section as it was read: as what it is kept, and each entry with a way to another place. */
export function ReadSection(props: ReadSectionProps) {
  const { section, heading, paragraphs, entries, parts, places, others } = props;
  const kind = places.find(({ value }) => value === section)?.label ?? heading;
  const elsewhere = places.filter(({ value }) => value !== section);
  return (
    <div className="readin__part">
      <div className="readin__top">
        <h3>{heading === kind ? heading : `${heading} (${kind})`}</h3>
        <MoveTo
          part={`section ${section}`}
          label={`Keep “${heading}” as`}
          stays={`Keep as: ${kind}`}
          places={elsewhere}
          hasOwn={!section.startsWith("custom:")}
          isLabelHidden
        />
      </div>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="small">
          {paragraph}
        </p>
      ))}
      <ul>
        {entries.map((entry, at) => (
          <li key={parts[at]?.id ?? at}>
            <ReadEntry {...entry} />
            {parts[at] ? (
              <MoveEntry {...parts[at]} entry={entry} places={elsewhere} others={others} />
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

type MoveEntryProps = ReviewSection["parts"][number] & {
  entry: EntryBlock;
  places: readonly Place[];
  others: readonly Place[];
};

function MoveEntry({ id, lines, entry, places, others }: MoveEntryProps) {
  const called = entry.title || entry.subtitle || "this entry";
  const entries = others.filter(({ value }) => value !== `entry ${id}`);
  return (
    <Details
      summary={
        <>
          Move<span className="vh"> {called}, or a line of it</span>
        </>
      }
      className="readin__move"
    >
      <MoveTo
        part={`entry ${id}`}
        label={`“${called}” belongs to`}
        stays="Stays here"
        places={places}
        hasOwn
      />
      {lines.map(({ name, text }) => (
        <MoveTo
          key={name}
          part={name}
          label={text}
          stays="This line stays here"
          places={places}
          entries={entries}
        />
      ))}
      <Button form={KEEP_FORM} name="intent" value="move" variant="second" size="s">
        Move, and check again
      </Button>
    </Details>
  );
}

function ReadEntry(entry: EntryBlock) {
  const { title, note, subtitle, dates, keywords, links } = entry;
  const first = [title, note && `(${note})`].filter(Boolean).join(" ");
  const small = [
    ...entry.facts.map(({ label, text }) => `${label}: ${text}`),
    ...entry.paragraphs,
    keywords.join(", "),
    links.map(({ text }) => text).join(", "),
  ];
  return (
    <>
      {[first, subtitle].filter(Boolean).join(", ")}
      {dates ? <span className="muted">, {dates}</span> : null}
      {small.filter(Boolean).map((line) => (
        <p key={line} className="small">
          {line}
        </p>
      ))}
      {entry.points.length > 0 ? (
        <ul className="small">
          {entry.points.map((point, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two points may say the same, and keep their places.
            <li key={at}>{point}</li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
