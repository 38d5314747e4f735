import type { Market, RightToWork } from "#rules/cv/cv-document.ts";
import { marketProfiles } from "#rules/cv-check/markets.ts";
import { Link } from "#ui/link.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import { inWords } from "./basics-fields.tsx";

type RightToWorkFieldsProps = {
  value: RightToWork;
  market: Market;
  fromSituation: string;
  typed: string | undefined;
  error: string | undefined;
};

export function RightToWorkFields(props: RightToWorkFieldsProps) {
  const { value, market, fromSituation, typed, error } = props;
  const profile = marketProfiles[market];
  return (
    <>
      <RadioGroup
        legend="What the CV says about your permission to work"
        name="source"
        variant="cards"
        defaultValue={value.source}
        options={[
          {
            value: "from-situation",
            label: "From my situation, as it is on the day of printing",
            hint: fromSituation ? (
              `Today: ${fromSituation}`
            ) : (
              <>
                {market === "gb"
                  ? "You have not told us yet. "
                  : `We know UK permissions only, so a CV for ${inWords(profile.country)} needs your own text. `}
                <Link to="/my-situation">My situation</Link>
              </>
            ),
          },
          { value: "own-words", label: "My own words" },
          { value: "none", label: "Nothing", hint: "Readers may wonder, and ask." },
        ]}
      />
      <TextareaField
        label="Your own words"
        name="words"
        hint={`In ${inWords(profile.country)} such as: ${profile.rightToWorkForm}`}
        rows={2}
        defaultValue={typed ?? value.words}
        error={error}
      />
    </>
  );
}
