import type { VerdictLink } from "#domain/visas/verdict/country-verdict-link.ts";
import { Link } from "#ui/link.tsx";
import { VerdictPart } from "./verdict-part.tsx";

type JobVisaProps = { html: string | null; abroad: VerdictLink | null };

/** What a job is to a visa: the verdict in the United Kingdom, the way to its tool elsewhere. */
export function JobVisa({ html, abroad }: JobVisaProps) {
  if (html) return <VerdictPart html={html} />;
  if (!abroad) return null;
  return (
    <p className="job__wide">
      {abroad.note} <Link to={abroad.to}>{abroad.label}</Link>
    </p>
  );
}
