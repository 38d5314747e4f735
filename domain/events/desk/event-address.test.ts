import { expect, test } from "vitest";
import { newEventSchema } from "./event.schema.ts";

test.each([
  [{ slug: "by-video", title: "Interviews" }, "by-video"],
  [{ slug: " ", title: "Interviews by video: what to do" }, "interviews-by-video-what-to-do"],
  [{ title: "a b c d e f g h i j k l m n o" }, "a-b-c-d-e-f-g-h-i-j-k-l-m"],
])("the address of an event is what was typed, or its title: %j", (typed, slug) => {
  expect(newEventSchema.parse(typed)).toEqual({ slug });
});

test.each(["Places", "places", "no", "two--hyphens"])("%s is no address", (slug) => {
  expect(newEventSchema.safeParse({ slug, title: "A title" }).success).toBe(false);
});

test.each([{}, { slug: " ", title: "" }, { title: "面接の練習" }])(
  "with nothing to make an address of, the sentence says what to enter: %j",
  (typed) => {
    const { error } = newEventSchema.safeParse(typed);
    expect(error?.issues.map(({ message }) => message)).toEqual([
      "Enter the end of the address, or a title in Latin letters.",
    ]);
  },
);
