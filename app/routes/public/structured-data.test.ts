import { expect, test } from "vitest";
import type { PostView } from "#domain/editorial/blog/blog-view.ts";
import type { EbookView } from "#domain/editorial/ebooks/ebook-view.ts";
import type { EventView } from "#domain/events/event-view.ts";
import { articleOf } from "./blog-post/article-json.ts";
import { bookOf } from "./ebook/book-json.ts";
import { eventMeta } from "./event/event-meta.ts";
import { questionPageOf } from "./faq/question-page-json.ts";

const origin = "https://waymark.example";
const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
const address = expect.stringMatching(/^https:\/\/\S+$/);

test("an article has its headline, picture, days and who wrote it", () => {
  const post = {
    ...{ slug: "one", title: "One", description: "Of one" },
    ...{ publishedAt: "2026-11-12T08:00:00.000Z", updatedAt: "2026-11-13T08:00:00.000Z" },
    author: { to: "/author/visa-desk", label: "Visa desk" },
  } as PostView;
  expect(articleOf(post, origin)).toMatchObject({
    ...{ "@context": "https://schema.org", "@type": "Article", headline: "One" },
    ...{ datePublished: instant, dateModified: instant, image: address },
    mainEntityOfPage: "https://waymark.example/blog/one",
    author: { "@type": "Organization", name: "Visa desk", url: address },
    publisher: { name: "Waymark" },
  });
  expect(articleOf({ ...post, author: null }, origin).author).toMatchObject({ name: "Waymark" });
});

test("a page of questions has each with its answer as plain text", () => {
  const page = questionPageOf([{ question: "May I?", text: "No." }]);
  expect(page).toEqual({
    ...{ "@context": "https://schema.org", "@type": "FAQPage" },
    mainEntity: [
      {
        ...{ "@type": "Question", name: "May I?" },
        acceptedAnswer: { "@type": "Answer", text: "No." },
      },
    ],
  });
});

test("a book has its name, its address and that it costs nothing", () => {
  const book = { title: "One", description: "Of one", to: "/ebook/one" } as EbookView;
  expect(bookOf({ ...book, updatedAt: "2026-11-12T08:00:00.000Z" }, origin)).toMatchObject({
    ...{ "@type": "Book", name: "One", url: "https://waymark.example/ebook/one" },
    ...{ isAccessibleForFree: true, dateModified: instant },
  });
});

test("an event has its times, how one comes, whether there is room, and never the link to join", () => {
  const view = {
    ...{ slug: "one", title: "One", summary: "Of one", host: "Visa desk", where: "Online" },
    ...{ startsAt: "2026-11-21T13:00:00.000Z", endsAt: "2026-11-21T14:00:00.000Z" },
    ...{ booking: "open", isFull: false },
  } as EventView;
  const jsonOf = (given: EventView) =>
    eventMeta({ view: given, origin }).find((entry) => "script:ld+json" in entry)?.[
      "script:ld+json"
    ];
  expect(jsonOf(view)).toMatchObject({
    ...{ "@type": "Event", name: "One", startDate: instant, endDate: instant },
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
    location: {
      "@type": "VirtualLocation",
      url: "https://waymark.example/workshop-and-webinars/one",
    },
    offers: { price: "0", availability: "https://schema.org/InStock" },
  });
  expect(jsonOf({ ...view, booking: "cancelled", isFull: true, where: "Leeds" })).toMatchObject({
    eventStatus: "https://schema.org/EventCancelled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: { "@type": "Place", name: "Leeds" },
    offers: { availability: "https://schema.org/SoldOut" },
  });
});
