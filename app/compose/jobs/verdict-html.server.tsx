import { renderToStaticMarkup } from "react-dom/server";
import { MarkupCache } from "#app/markup-cache.server.ts";
import { PayGroundFigure } from "#domain/visas/uk/components/pay-ground-figure.tsx";
import { VerdictPanel } from "#domain/visas/verdict/components/verdict-panel.tsx";
import type { JudgedFor } from "#domain/visas/verdict/verdict-view.ts";
import type { LoadedVerdict } from "./verdict.server.ts";

type ShownVerdict = Omit<LoadedVerdict, "asIf" | "query" | "settleHref"> &
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
  return { href: "/my-situation", label: isOwn ? "Change it" : "Judge it for me" };
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
              ? "Draw it without a Graduate visa first"
              : "Draw it with a Graduate visa first"}
          </a>
        </p>
      ) : null}
    </>
  );
}
