import { Check, CircleAlert, Lightbulb } from "lucide-react";
import { catalogue } from "#rules/cv-check/catalogue.ts";
import type { Finding } from "#rules/cv-check/finding.ts";
import { fixes } from "#rules/cv-check/fixes.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { keyOfFinding } from "../../editing/finding-key.ts";

const looks = {
  mistake: { icon: CircleAlert, word: "To mend" },
  advice: { icon: Lightbulb, word: "Worth a look" },
  good: { icon: Check, word: "Good" },
} as const;

type FindingsProps = {
  findings: readonly Finding[];
  /** Given, what one press can mend has its button. */
  onFix?: ((finding: Finding) => void) | undefined;
  /** The same for a page without the editor: the button posts this form. */
  fixForm?: string | undefined;
  /** Names the entry a finding belongs to, where they are listed together. */
  whereOf?: ((finding: Finding) => string) | undefined;
};

/** What the checks say, each with the words it was said about. */
export function Findings({ findings, onFix, fixForm, whereOf }: FindingsProps) {
  if (findings.length === 0) return null;
  return (
    <ul className="finds">
      {findings.map((finding) => (
        <FindingLine key={keyOfFinding(finding)} {...{ finding, onFix, fixForm, whereOf }} />
      ))}
    </ul>
  );
}

type FindingLineProps = Pick<FindingsProps, "onFix" | "fixForm" | "whereOf"> & { finding: Finding };

function FindingLine({ finding, onFix, fixForm, whereOf }: FindingLineProps) {
  const { icon, word } = looks[finding.level];
  const { title, why, how } = catalogue[finding.code];
  const where = whereOf?.(finding);
  return (
    <li className="find" data-level={finding.level}>
      <Icon icon={icon} label={word} />
      <div>
        <p>
          <b>{title}</b>
          {where ? <span className="muted"> {where}</span> : null}
        </p>
        {finding.evidence ? <p className="small find__q">“{finding.evidence}”</p> : null}
        {finding.level === "good" ? null : (
          <details className="find__w">
            <summary>Why, and what to do</summary>
            <p className="small">
              {why} {how}
            </p>
          </details>
        )}
        {(onFix || fixForm) && fixes[finding.code] ? (
          <Button
            className={onFix ? "with-script" : undefined}
            variant="quiet"
            size="s"
            type={onFix ? "button" : "submit"}
            form={fixForm}
            name="finding"
            value={keyOfFinding(finding)}
            onClick={onFix ? () => onFix(finding) : undefined}
          >
            Mend it<span className="vh">: {title}</span>
          </Button>
        ) : null}
      </div>
    </li>
  );
}
