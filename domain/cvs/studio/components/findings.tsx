import { Check, CircleAlert, Lightbulb } from "lucide-react";
import { catalogue } from "#rules/cv-check/catalogue.ts";
import type { Finding } from "#rules/cv-check/finding.ts";
import { fixes } from "#rules/cv-check/fixes.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { keyOfFinding } from "../finding-key.ts";
import { type FindingRow, findingRows } from "../finding-rows.ts";

const looks = {
  mistake: { icon: CircleAlert, word: "To fix" },
  advice: { icon: Lightbulb, word: "Worth a look" },
  good: { icon: Check, word: "Good" },
} as const;

type FindingsProps = {
  findings: readonly Finding[];
  /** Given, what one press can fix has its button. */
  onFix?: ((finding: Finding) => void) | undefined;
  /** The same for a page without the editor: the button posts this form. */
  fixForm?: string | undefined;
  /** Names the entry a finding belongs to, where they are listed together. */
  whereOf?: ((finding: Finding) => string) | undefined;
  /** Rows of advice that stand open; the others and what is good are folded. */
  most?: number | undefined;
};

/** What the checks say, one row for each line of the CV. */
export function Findings({ findings, most, ...doing }: FindingsProps) {
  if (findings.length === 0) return null;
  const rows = findingRows(findings);
  if (most === undefined) return <Rows rows={rows} {...doing} />;
  const mistakes = rows.filter(({ level }) => level === "mistake");
  const advice = rows.filter(({ level }) => level === "advice");
  const good = rows.filter(({ level }) => level === "good");
  return (
    <>
      <Rows rows={[...mistakes, ...advice.slice(0, most)]} {...doing} />
      <Folded rows={advice.slice(most)} of="worth a look" {...doing} />
      <Folded rows={good} of={good.length === 1 ? "strong line" : "strong lines"} {...doing} />
    </>
  );
}

type RowsProps = Omit<FindingsProps, "findings" | "most"> & { rows: readonly FindingRow[] };

function Rows({ rows, ...doing }: RowsProps) {
  if (rows.length === 0) return null;
  return (
    <ul className="finds">
      {rows.map((row) => (
        <Row key={row.key} row={row} {...doing} />
      ))}
    </ul>
  );
}

function Folded({ of, ...rows }: RowsProps & { of: string }) {
  if (rows.rows.length === 0) return null;
  return (
    <details className="find__w">
      <summary>
        {rows.rows.length} {of === "worth a look" ? `more ${of}` : of}
      </summary>
      <Rows {...rows} />
    </details>
  );
}

type RowProps = Omit<RowsProps, "rows"> & { row: FindingRow };

function Row({ row, onFix, fixForm, whereOf }: RowProps) {
  const { level, quote, findings } = row;
  const { icon, word } = looks[level];
  const where = whereOf?.(findings[0]);
  return (
    <li className="find" data-level={level}>
      <Icon icon={icon} label={word} />
      <div>
        <p>
          <b>{findings.map(({ code }) => catalogue[code].title).join(". ")}</b>
          {where ? <span className="muted"> {where}</span> : null}
        </p>
        {quote ? (
          <p className="small find__q">
            “<bdi>{quote}</bdi>”
          </p>
        ) : null}
        {level === "good" ? null : (
          <details className="find__w">
            <summary>Why, and what to do</summary>
            {findings.map((finding) => (
              <p className="small" key={keyOfFinding(finding)}>
                {catalogue[finding.code].why} {catalogue[finding.code].how}
              </p>
            ))}
          </details>
        )}
        {findings.map((finding) => (
          <FixButton key={keyOfFinding(finding)} {...{ finding, onFix, fixForm }} />
        ))}
      </div>
    </li>
  );
}

type FixButtonProps = Pick<FindingsProps, "onFix" | "fixForm"> & { finding: Finding };

function FixButton({ finding, onFix, fixForm }: FixButtonProps) {
  if (!(onFix || fixForm) || !fixes[finding.code]) return null;
  return (
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
      Fix it<span className="vh">: {catalogue[finding.code].title}</span>
    </Button>
  );
}
