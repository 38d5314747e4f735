import { rankOccupations } from "#rules/occupations/rank-occupations.server.ts";
import { type Weights, weights } from "#rules/occupations/weights.ts";
import { isRight, type Label } from "./labels.ts";

const STEPS = [0.7, 0.85, 0.95, 1.05, 1.15, 1.3];
const ROUNDS = 2;

/** Moves one weight at a time to where most titles are right, and prints where that led. */
export function tune(labels: readonly Label[]): void {
  let best: Weights = weights;
  let most = worth(labels, best);
  console.log(`As committed: ${most.toFixed(4)}`);
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of Object.keys(weights) as (keyof Weights)[]) {
      for (const step of STEPS) {
        const tried = { ...best, [name]: Number((best[name] * step).toFixed(3)) };
        const found = worth(labels, tried);
        if (found > most + 1e-9) [best, most] = [tried, found];
      }
    }
  }
  console.log(`Best found: ${most.toFixed(4)}`);
  console.table(best);
}

/** Hits at one count twice, hits at three once: enough to break ties. */
function worth(labels: readonly Label[], by: Weights): number {
  const coded = labels.filter(({ code }) => code !== null);
  const sum = coded.reduce((total, label) => {
    const codes = rankOccupations(label.title, {}, by).map(({ code }) => code);
    const isFirst = isRight(label, codes[0]);
    const isThird = codes.slice(0, 3).some((code) => isRight(label, code));
    return total + 2 * Number(isFirst) + Number(isThird);
  }, 0);
  return sum / (3 * coded.length);
}
