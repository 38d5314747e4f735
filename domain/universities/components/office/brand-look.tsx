import { brandReport } from "#ui/brand-report.ts";
import { Notice } from "#ui/notice.tsx";
import { Section } from "#ui/section.tsx";
import { usualHero } from "../../usual-hero.ts";
import { BrandPreview } from "./brand-preview.tsx";
import { ContrastTable } from "./contrast-table.tsx";
import "./office.css";

type BrandLookProps = {
  university: { name: string; shortName: string; crest: string; logoId: string | null };
  /** As it is typed, whether or not it is a colour yet. */
  typedColour: string;
  /** What is drawn until it is one. */
  usualColour: string;
  heroTitle: string;
  heroWords: string;
};

/** A microsite as it is being branded: its first screen by day and by night, and its contrast. */
export function BrandLook(props: BrandLookProps) {
  const { university, heroTitle, heroWords } = props;
  const typed = props.typedColour.trim();
  const isColour = isHexColour(typed);
  const colour = isColour ? typed : props.usualColour;
  return (
    <div className="stack">
      <Section title="Preview">
        <BrandPreview
          university={university}
          colour={colour}
          title={heroTitle.trim() || usualHero.title}
          words={heroWords.trim() || usualHero.words(university.shortName)}
        />
      </Section>
      <Section title="Contrast">
        <Verdict colour={colour} isColour={isColour} />
        <ContrastTable checks={brandReport(colour)} />
      </Section>
    </div>
  );
}

export function isHexColour(typed: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(typed.trim());
}

function Verdict({ colour, isColour }: { colour: string; isColour: boolean }) {
  const failing = brandReport(colour).filter(({ isEnough }) => !isEnough).length;
  if (!isColour)
    return (
      <Notice tone="caution">Write the colour as # and six digits to see its contrast.</Notice>
    );
  return failing === 0 ? (
    <Notice tone="positive">This colour is readable everywhere, as it is.</Notice>
  ) : (
    <Notice tone="caution">
      {failing === 1 ? "One use of this colour" : `${failing} uses of this colour`} would be hard to
      read. You can keep it: we correct it there, as the table says.
    </Notice>
  );
}
