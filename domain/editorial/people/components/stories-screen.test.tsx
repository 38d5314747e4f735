import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { StoryView } from "../people-view.ts";
import { StoriesScreen } from "./stories-screen.tsx";

function aStory(person: string): StoryView {
  return {
    ...{ slug: person.toLowerCase(), title: "A title", description: "A line.", person },
    ...{ from: "Lagos", job: "Engineer", isDemo: false, photo: null, quote: "It took a year." },
    stops: [
      { when: "May 2026", what: "Degree" },
      { when: "May 2026", what: "Offer" },
    ],
    words: "Words.",
  };
}

test("each journey is called by its person's name, at the head of the page and below", () => {
  const stories = ["Ifeoma", "Wei", "Ana"].map(aStory);
  const element = <StoriesScreen stories={stories} total={3} page={1} pageCount={1} />;
  const html = renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: "*", element }])} />,
  );
  for (const { person } of stories) {
    expect(html.split(`aria-label="${person}’s journey"`)).toHaveLength(2);
  }
});
