import { pageCountOf, readBackOf } from "#app/compose/cvs/drawn.server.ts";
import { orderAsked } from "#app/compose/cvs/look-asked.ts";
import { printableOf } from "#app/compose/cvs/own-cv.server.ts";
import type { CvState } from "#domain/cvs/document/cv.ts";
import type { TemplateFigures } from "#domain/cvs/gallery/components/template-figures.tsx";
import { figureTurns } from "#domain/cvs/print/drawing-turns.server.ts";
import type { PrintableCv } from "#domain/cvs/print/printable.ts";
import { log } from "#platform/log.server.ts";
import { type CvTemplate, cvTemplates } from "#rules/cv/cv-document.ts";

type Counting = { state: CvState; order: "template" | "mine"; person: string; signal: AbortSignal };

/** Less than a page waits for what is streamed to it. */
const TIMEOUT_MS = 8000;

/**
 * Of every template, one after the other, until the reader has left. What is not counted in time says
 * nothing, though its turn goes on: a page that waits longer would be broken off.
 */
export function figuresToCome({ state, order, person, signal }: Counting) {
  const timeout = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
  const late = new Promise<null>((resolve) =>
    timeout.addEventListener("abort", () => resolve(null), { once: true }),
  );
  const printable = printableOf(state, person);
  let before: Promise<unknown> = printable;
  return ofEach((template) => {
    const figures = before
      .then(async () => {
        const cv = inTemplate(await printable, template, order);
        const count = async () => (timeout.aborted ? null : countedIn(cv));
        const turn = await figureTurns.run(person, count);
        return turn.ok ? turn.value : null;
      })
      .catch(nothingSaid);
    before = figures;
    return Promise.race([figures, late]);
  });
}

/** The same, waited for: without script nothing more can be shown in a page that was sent. */
export async function figuresNow(counting: Counting) {
  const coming = figuresToCome(counting);
  const counted = await Promise.all(cvTemplates.map((template) => coming[template]));
  return ofEach((template) => counted[cvTemplates.indexOf(template)] ?? null);
}

/** As its picture in the gallery is drawn, so that both are one drawing. */
function inTemplate(cv: PrintableCv, template: CvTemplate, order: string): PrintableCv {
  const look = { ...cv.look, template };
  return { ...cv, look, document: orderAsked(cv.document, look, new Map([["order", order]])) };
}

async function countedIn(cv: PrintableCv): Promise<TemplateFigures | null> {
  const pages = await pageCountOf(cv);
  if (pages === null) return null;
  const read = await readBackOf(cv);
  return { pages, readBack: read && { found: read.found, of: read.of } };
}

/** The gallery is whole without figures: a false one would be worse than none. */
function nothingSaid(error: unknown): null {
  log.error({ error }, "A template's pages could not be counted");
  return null;
}

function ofEach<Value>(of: (template: CvTemplate) => Value): Record<CvTemplate, Value> {
  const pairs = cvTemplates.map((template) => [template, of(template)] as const);
  return Object.fromEntries(pairs) as Record<CvTemplate, Value>;
}
