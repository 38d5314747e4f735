import { brandVariables } from "#ui/brand-variables.ts";
import { UniversityMark } from "../university-mark.tsx";

type BrandPreviewProps = {
  university: { name: string; crest: string; logoId: string | null };
  colour: string;
  title: string;
  words: string;
};

/** The British paper and ink of ui/styles/tokens.css. Set here, because the page around them is one of the two. */
const papers = {
  light: { background: "#fbf7ee", color: "#10203f" },
  dark: { background: "#0b1426", color: "#f5efe2" },
};

/** The microsite's first screen in small, by day and by night. Nothing in it can be pressed. */
export function BrandPreview({ university, colour, title, words }: BrandPreviewProps) {
  return (
    <div className="office__previews">
      {(["light", "dark"] as const).map((scheme) => (
        <figure
          key={scheme}
          className="office__preview"
          style={{ colorScheme: scheme, ...brandVariables(colour) }}
        >
          <figcaption>{scheme === "light" ? "Light" : "Dark"}</figcaption>
          <div className="office__site" style={papers[scheme]}>
            <p className="office__brand">
              <UniversityMark university={university} size={28} />
              <b>{university.name}</b>
            </p>
            <p className="office__title">{title}</p>
            <p className="small">{words}</p>
            <p className="office__acts">
              <span className="office__button">Sign in</span>
              <span className="office__link">Ask for access</span>
            </p>
          </div>
        </figure>
      ))}
    </div>
  );
}
