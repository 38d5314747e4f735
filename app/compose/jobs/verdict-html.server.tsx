import { renderToStaticMarkup } from "react-dom/server";
import { MarkupCache } from "#app/markup-cache.server.ts";
import { PayGroundFigure } from "#domain/visas/uk/components/pay-ground-figure.tsx";
import { VerdictBrief } from "#domain/visas/verdict/components/verdict-brief.tsx";
import { VerdictPanel } from "#domain/visas/verdict/components/verdict-panel.tsx";
import { VerdictWorking } from "#domain/visas/verdict/components/verdict-working.tsx";
import type { VerdictLink } from "#domain/visas/verdict/country-verdict-link.ts";
import type { JudgedFor } from "#domain/visas/verdict/verdict-view.ts";
import type { LoadedVerdict } from "./verdict.server.ts";

type ShownVerdict = Omit<LoadedVerdict, "asIf" | "query" | "settleHref" | "warning" | "advert"> &
  Partial<Pick<LoadedVerdict, "asIf">>;

/** Ways on from a verdict, each with its words. */
type VerdictWay = { href: string; label: string };

type Shown = {
  verdict: ShownVerdict;
  ways?: readonly VerdictWay[];
  /** Where the reader says who they are, if not in My situation. */
  readerWay?: VerdictWay;
  isRecord?: boolean;
};

/**
 * The verdict as HTML: the panel of one capability, the ground of another. Plain forms and links
 * are all it has, so the browser gets no script for it, which is worth six kilobytes a page.
 */
export function verdictHtml({ verdict, ...others }: Shown): string {
  const { view, judgedFor, ground, kept, asIf } = verdict;
  return cache.markupOf(WholeVerdict, {
    verdict: { view, judgedFor, ground, kept, ...(asIf ? { asIf } : {}) },
    ...others,
  });
}

/** The same in two parts, for a page where other things stand between the answer and its working. */
export function verdictInParts(
  verdict: Omit<LoadedVerdict, "advert">,
  ways: readonly VerdictWay[],
) {
  const { view, judgedFor, ground, kept, asIf, warning } = verdict;
  const notes = view.notes.filter((note) => note !== warning);
  return {
    brief: cache.markupOf(BriefVerdict, { view, judgedFor, warning }),
    working: cache.markupOf(Working, {
      verdict: { view: { ...view, notes }, judgedFor, ground, kept, asIf },
      ways,
    }),
  };
}

/** The way to the tool of another country, filled in with this job. */
export function visaToolHtml({ note, to, label }: VerdictLink): string {
  return renderToStaticMarkup(
    <p>
      {note} <a href={to}>{label}</a>
    </p>,
  );
}

const cache = new MarkupCache((panel) =>
  renderToStaticMarkup(panel, { identifierPrefix: "verdict" }),
);

function WholeVerdict({ verdict, ways = [], readerWay, isRecord = false }: Shown) {
  const { judgedFor, ground, kept } = verdict;
  return (
    <VerdictPanel
      view={verdict.view}
      kept={kept}
      asIf={verdict.asIf ?? null}
      isTraceOpen={isRecord}
      reader={<ReaderNote note={judgedFor.note} way={readerWay ?? wayOf(judgedFor)} />}
      ground={ground ? <Ground ground={ground} kept={kept} /> : null}
      actions={ways.length > 0 ? <Ways ways={ways} /> : null}
    />
  );
}

type BriefProps = Pick<LoadedVerdict, "view" | "judgedFor" | "warning">;

function BriefVerdict({ view, judgedFor, warning }: BriefProps) {
  const way = wayOf(judgedFor);
  return (
    <VerdictBrief
      view={view}
      warning={warning}
      reader={
        <>
          For: {judgedFor.label}. <a href={way.href}>{way.label}</a>
        </>
      }
    />
  );
}

function Working({ verdict, ways = [] }: Shown) {
  const { view, judgedFor, ground, kept, asIf = null } = verdict;
  return (
    <VerdictWorking
      view={view}
      kept={kept}
      asIf={asIf}
      reader={<p>{judgedFor.note}</p>}
      ground={ground ? <Ground ground={ground} kept={kept} /> : null}
      actions={<Ways ways={ways} />}
    />
  );
}

function Ways({ ways }: { ways: readonly VerdictWay[] }) {
  return ways.map(({ href, label }) => (
    <a key={href} href={href}>
      {label}
    </a>
  ));
}

/** Who it is judged for, and the way to be judged oneself. */
function ReaderNote({ note, way }: { note: string; way: VerdictWay }) {
  return (
    <p>
      {note} <a href={way.href}>{way.label}</a>
    </p>
  );
}

function wayOf({ isOwn }: JudgedFor): VerdictWay {
  return { href: "/my-situation", label: isOwn ? "Change it" : "Check it for me" };
}

type GroundProps = {
  ground: NonNullable<LoadedVerdict["ground"]>;
  kept: Readonly<Record<string, string>>;
};

function Ground({ ground, kept }: GroundProps) {
  const { first: _, ...others } = kept;
  const search = new URLSearchParams(
    ground.isGraduateFirst ? others : { ...others, first: "graduate" },
  );
  return (
    <>
      <PayGroundFigure path={ground.path} note={ground.note} />
      {ground.canBeGraduateFirst ? (
        <p className="small">
          <a href={`?${search}#verdict`}>
            {ground.isGraduateFirst
              ? "Show it without a Graduate visa first"
              : "Show it with a Graduate visa first"}
          </a>
        </p>
      ) : null}
    </>
  );
}
