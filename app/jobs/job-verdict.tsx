import { Link } from "react-router";
import type { VerdictLink } from "#domain/abroad/country-verdict-link.ts";
import { VerdictPanel } from "#domain/verdict/components/verdict-panel.tsx";
import type { JudgedFor } from "#domain/verdict/verdict-view.ts";
import { PayGroundFigure } from "#domain/visa/components/pay-ground-figure.tsx";
import { Notice } from "#ui/notice.tsx";
import type { LoadedVerdict } from "./verdict.server.ts";

type JobVerdictProps = {
  verdict: LoadedVerdict;
  /** Of the job: where its record and its report stand. */
  slug: string;
  isRecord?: boolean;
};

type JobVisaProps = { slug: string; verdict: LoadedVerdict | null; abroad: VerdictLink | null };

/** What a job is to a visa: the verdict in the United Kingdom, the way to its tool elsewhere. */
export function JobVisa({ slug, verdict, abroad }: JobVisaProps) {
  if (verdict) return <JobVerdict slug={slug} verdict={verdict} />;
  if (!abroad) return null;
  return (
    <div className="job__wide">
      <Notice tone="info" title="Working there">
        {abroad.note} <Link to={abroad.to}>{abroad.label}</Link>
      </Notice>
    </div>
  );
}

/** The verdict on a job's page: the panel of one capability, the ground of another. */
export function JobVerdict({ verdict, slug, isRecord = false }: JobVerdictProps) {
  const { query, settleHref, ...shown } = verdict;
  const path = `/jobs/${encodeURIComponent(slug)}`;
  return (
    <VerdictPanel
      {...shown}
      asIf={isRecord ? null : shown.asIf}
      isTraceOpen={isRecord}
      reader={<ReaderNote judgedFor={shown.judgedFor} />}
      ground={<Ground ground={shown.ground} kept={shown.kept} />}
      actions={
        isRecord ? null : (
          <>
            <Link to={`${path}/visa-check${query}`}>Keep this check, dated</Link>
            <Link to={`${path}/report?reason=verdict`}>Report a mistake</Link>
            {settleHref ? <Link to={settleHref}>Settle its occupation code</Link> : null}
          </>
        )
      }
    />
  );
}

/** Who it is judged for, and the way to be judged oneself. */
export function ReaderNote({ judgedFor }: { judgedFor: JudgedFor }) {
  return (
    <p>
      {judgedFor.note}{" "}
      <Link to="/my-situation">{judgedFor.isOwn ? "Change it" : "Judge it for me"}</Link>
    </p>
  );
}

type GroundProps = Pick<LoadedVerdict, "ground" | "kept">;

export function Ground({ ground, kept }: GroundProps) {
  if (!ground) return null;
  const { first: _, ...others } = kept;
  const search = new URLSearchParams(
    ground.isGraduateFirst ? others : { ...others, first: "graduate" },
  );
  return (
    <>
      <PayGroundFigure path={ground.path} note={ground.note} />
      {ground.canBeGraduateFirst ? (
        <p className="small">
          <Link to={{ search: search.toString() }} preventScrollReset>
            {ground.isGraduateFirst
              ? "Draw it without a Graduate visa first"
              : "Draw it with a Graduate visa first"}
          </Link>
        </p>
      ) : null}
    </>
  );
}
