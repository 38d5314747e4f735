import { daysBetween, longDay } from "#rules/days.ts";
import { formatCount } from "#rules/formats/counts.ts";
import { Figures } from "#ui/figures.tsx";
import { Link } from "#ui/link.tsx";
import { Notice } from "#ui/notice.tsx";
import type { RegisterImport } from "../../imports/imports.queries.server.ts";
import { isOldCopy } from "../../register-day-message.ts";
import { sourceLabel } from "../../register-labels.ts";
import { FileName } from "./file-name.tsx";

type CurrentCopyProps = { copy: RegisterImport; today: string };

/** The copy that every check is answered from. */
export function CurrentCopy({ copy, today }: CurrentCopyProps) {
  const { asOf, rows, organisations, source, sourceName } = copy;
  return (
    <>
      {source === "demo" ? (
        <Notice tone="caution" title="This register is made up">
          It came with the demo. The first real copy that you upload replaces all of it.
        </Notice>
      ) : null}
      {isOldCopy(asOf!, today) ? (
        <Notice tone="caution" title="This copy is old">
          Every check uses it, and says so. Upload a newer one.
        </Notice>
      ) : null}
      <Figures
        items={[
          { label: "Register of", value: longDay(asOf!), note: age(asOf!, today) },
          { label: "Rows", value: formatCount(rows), note: "as published, one for each route" },
          {
            label: "Organisations",
            value: formatCount(organisations),
            note: "distinguished by name and town",
          },
        ]}
      />
      <p className="small muted">
        {sourceLabel(source)}: <FileName>{sourceName}</FileName>.{" "}
        <Link to={`/staff/sponsor-register/imports/${copy.id}`}>See what changed</Link>
      </p>
    </>
  );
}

function age(asOf: string, today: string): string {
  const days = daysBetween(asOf, today);
  if (days <= 0) return "today’s copy";
  return days === 1 ? "yesterday’s copy" : `${formatCount(days)} days old`;
}
