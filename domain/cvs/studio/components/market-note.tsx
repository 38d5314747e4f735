import type { Market } from "#rules/cv/cv-document.ts";
import type { Finding } from "#rules/cv-check/finding.ts";
import { fixes } from "#rules/cv-check/fixes.ts";
import { marketProfiles } from "#rules/cv-check/markets.ts";
import { Link } from "#ui/link.tsx";
import { cvPaths } from "../../document/cv-paths.ts";
import { inWords } from "./basics-fields.tsx";

type MarketNoteProps = {
  cvId: string;
  market: Market;
  findings: readonly Finding[];
};

/** What readers of the CV's country are used to, and how much there is to look at. */
export function MarketNote({ cvId, market, findings }: MarketNoteProps) {
  const profile = marketProfiles[market];
  const open = findings.filter(({ level }) => level !== "good").length;
  const mendable = findings.filter(({ code, level }) => level !== "good" && fixes[code]).length;
  return (
    <div className="evid">
      <p>
        <b>Made for {inWords(profile.country)}</b>
      </p>
      <p>{profile.custom}</p>
      <p>
        <Link to={cvPaths.template(cvId)}>Change country or look</Link>
      </p>
      <p>
        <Link to={cvPaths.check(cvId)}>
          {open === 0
            ? "Check it against a job"
            : open === 1
              ? "1 thing to look at"
              : `${open} things to look at`}
        </Link>
        {mendable > 0 ? `, ${mendable} to fix with one click` : ""}
      </p>
      <p>
        <Link to={cvPaths.share(cvId)}>Share it, or ask an adviser</Link>
      </p>
    </div>
  );
}
