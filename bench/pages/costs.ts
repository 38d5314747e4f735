import { readCards } from "./cards.ts";
import { askForPage, boardSearches, type Kind, kindsOf, visit } from "./kinds.ts";
import { processorMs } from "./process-figures.ts";
import type { Renderer, RenderOrder, Tree } from "./render-probe.ts";
import { type App, type Running, startServer } from "./running.ts";

export type Sizes = { warm: number; measured: number; rounds: number; unmeasuredRounds: number };

/**
 * Milliseconds of processor time for one page, each the mean of the rounds. Not their median: clearing
 * the whole heap takes as long as thirty pages and falls into every third round or so.
 */
export type Costs = { pages: Record<string, number>; references: Record<string, number> };

export const BARE_REACT = "our board, nothing cached, bare renderToPipeableStream";
export const MINIMAL_ROUTER = "the same cards, minimal React Router app";

type Contender = { pid: number; run: (times: number) => Promise<void>; times?: number };

export async function measureCosts(app: App, sizes: Sizes): Promise<Costs> {
  const router = await startServer("bench/pages/router-server.ts", await readCards(app.origin));
  try {
    const pages = await pagesOf(app);
    const bare = await bareReact(app);
    const { costs, pace } = await inTurns({ ...pages, ...bare }, minimalRouter(router), sizes);
    const only = (names: object) =>
      Object.fromEntries(Object.entries(costs).filter(([name]) => name in names));
    return { pages: only(pages), references: { ...only(bare), [MINIMAL_ROUTER]: pace } };
  } finally {
    await router.stop();
  }
}

/**
 * First rounds that count for nothing: until a page was asked for a few hundred times, its code is
 * not compiled to the end, and a page takes up to a fifth longer. Then in turns, so that what slows
 * the machine for a while slows everything a little; and between any two a little of what paces
 * them all, whose mean has then met all that they have met.
 */
async function inTurns(contenders: Record<string, Contender>, pacer: Contender, sizes: Sizes) {
  const rounds: Record<string, number[]> = {};
  const paces: number[] = [];
  for (let round = 0; round < sizes.unmeasuredRounds; round++)
    for (const contender of Object.values(contenders)) await measure(contender, sizes);
  for (let round = 0; round < sizes.rounds; round++)
    for (const [name, contender] of Object.entries(contenders)) {
      rounds[name] ??= [];
      rounds[name].push(await measure(contender, sizes));
      paces.push(await measure(pacer, sizes));
    }
  const costs = Object.entries(rounds).map(([name, figures]) => [name, mean(figures)]);
  return { costs: Object.fromEntries(costs) as Record<string, number>, pace: mean(paces) };
}

function mean(figures: readonly number[]): number {
  return figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
}

async function measure({ pid, run, times = 1 }: Contender, sizes: Sizes): Promise<number> {
  await run(sizes.warm * times);
  const before = processorMs(pid);
  await run(sizes.measured * times);
  return (processorMs(pid) - before) / (sizes.measured * times);
}

async function pagesOf({ origin, pid }: App): Promise<Record<string, Contender>> {
  const { all } = await kindsOf(origin);
  const visits = await visit(origin, all);
  const contender = (kind: Kind): Contender => ({
    pid,
    run: async (times) => {
      for (let turn = 0; turn < times; turn++) await askForPage(visits, kind);
    },
  });
  return Object.fromEntries(all.map((kind) => [kind.name, contender(kind)]));
}

// Cheap pages are asked for more often: Linux tells processor time in steps of 10 ms.
async function bareReact(app: App): Promise<Record<string, Contender>> {
  for (const path of boardSearches) await (await fetch(app.origin + path)).arrayBuffer();
  const render = (tree: Tree, renderer: Renderer): Contender => ({
    pid: app.pid,
    run: async (times) => {
      await app.tell({ tree, renderer, times } satisfies RenderOrder);
    },
    times: 2,
  });
  return {
    [BARE_REACT]: render("whole", "renderToPipeableStream"),
    "our board, nothing cached, bare renderToString": render("whole", "renderToString"),
    "our board, cached parts as text, bare renderToPipeableStream": render(
      "own",
      "renderToPipeableStream",
    ),
    "our board, cached parts as text, bare renderToString": render("own", "renderToString"),
    "its HTML as plain elements, renderToPipeableStream": render("plain", "renderToPipeableStream"),
    "its HTML as plain elements, renderToString": render("plain", "renderToString"),
  };
}

function minimalRouter({ origin, pid }: Running): Contender {
  return {
    pid,
    run: async (times) => {
      for (let turn = 0; turn < times; turn++) await (await fetch(origin)).arrayBuffer();
    },
  };
}
