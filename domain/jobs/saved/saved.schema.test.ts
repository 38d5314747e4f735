import { expect, test } from "vitest";
import { noticesSchema } from "./saved.schema.ts";

test.each([
  [{ notices: "3,4" }, [3, 4]],
  [{ notice: "5" }, [5]],
])("%j puts those notices aside", (posted, notices) => {
  expect(noticesSchema.parse(posted)).toEqual({ notices });
});

test.each([{}, { notices: "" }, { notice: "all" }])("%j names no notice", (posted) => {
  expect(noticesSchema.safeParse(posted).error?.issues[0]?.message).toBe(
    "Choose a notice from the list.",
  );
});
