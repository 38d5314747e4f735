import { expect, test } from "vitest";
import { viewActionSchema } from "./view.schema.ts";

test.each(["2147483648", "0", "-1", "1.5", "x"])("%s is the number of no view", (view) => {
  expect(viewActionSchema.safeParse({ intent: "delete", view }).success).toBe(false);
  expect(viewActionSchema.safeParse({ intent: "delete", view: "7" }).success).toBe(true);
});
