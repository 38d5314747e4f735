import { RouterContextProvider } from "react-router";
import { expect } from "vitest";
import { visitorContext } from "#app/contexts.ts";
import { emptyCv } from "#domain/cvs/document/empty-document.ts";
import { askForReview } from "#domain/cvs/sharing/review-cv.server.ts";
import { aCv, aDocument, workEntry } from "#test/cv-factories.ts";
import { test } from "#test/database.ts";
import { anAdminOf, aStudent, aUniversity } from "#test/factories.ts";
import { loadReview } from "./reviews.server.ts";

test("an adviser receives what is printed, and nothing its owner hid", async () => {
  const university = await aUniversity();
  const owner = await aStudent({ university });
  const cv = await aCv(owner, { document: withHiddenParts() });
  await askForReview({ owner, cvId: cv.id, question: "", now: new Date() });

  const context = new RouterContextProvider();
  context.set(visitorContext, await anAdminOf(university));
  const request = new Request("https://waymark.example/");
  const sent = await loadReview({ request, context, params: { cv_id: cv.id } });

  expect(sent.places).toContainEqual({ value: "work tide", label: "Experience: Analyst, Tide" });
  const words = JSON.stringify(sent);
  for (const secret of ["Secret Bank", "Hidden Prize", "1999-04-05", "Own visa words"]) {
    expect(words).not.toContain(secret);
  }
});

function withHiddenParts() {
  const bare = emptyCv({ name: "Ada", email: "ada@mail.example" });
  return aDocument({
    basics: { ...bare.basics, bornOn: "1999-04-05" },
    rightToWork: { source: "own-words", words: "Own visa words" },
    work: [
      workEntry("tide", { name: "Tide", position: "Analyst" }),
      workEntry("bank", { name: "Secret Bank", position: "Clerk", isHidden: true }),
    ],
    awards: [
      { id: "prize", isHidden: false, title: "Hidden Prize", awarder: "", date: "", summary: "" },
    ],
    sections: bare.sections.map((place) => ({
      ...place,
      isHidden: ["awards", "rightToWork"].includes(place.section),
    })),
  });
}
