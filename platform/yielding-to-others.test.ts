import { expect, test } from "vitest";
import { yieldingToOthers } from "./yielding-to-others.server.ts";

/** Each step lasts a slice, so that each is followed by a pause. */
function* threeSteps(): Generator<number, string> {
  for (let step = 1; step <= 3; step++) {
    for (const end = performance.now() + 6; performance.now() < end; );
    yield step;
  }
  return "done";
}

test("each pause is told, and waited for", async () => {
  const told: number[] = [];
  const result = await yieldingToOthers(threeSteps(), async (step) => {
    await new Promise(setImmediate);
    told.push(Number(step));
  });
  expect({ result, told }).toEqual({ result: "done", told: [1, 2, 3] });
});

test("a pause that fails fails the calculation: nothing is left that could end the process", async () => {
  const failing = yieldingToOthers(threeSteps(), async () => {
    throw new Error("No database");
  });
  await expect(failing).rejects.toThrow("No database");
});
