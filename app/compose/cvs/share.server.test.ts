import { RouterContextProvider } from "react-router";
import { expect } from "vitest";
import { siteContext, visitorContext } from "#app/contexts.ts";
import { findSite } from "#app/site.server.ts";
import { linkTo } from "#platform/links.server.ts";
import { aCv } from "#test/cv-factories.ts";
import { test } from "#test/database.ts";
import { aStudent, aUniversity } from "#test/factories.ts";
import { answerShare } from "./share.server.ts";

test("a link is of the site its owner is on, whatever host the request named", async () => {
  const university = await aUniversity();
  const owner = await aStudent({ university });
  const cv = await aCv(owner);
  for (const slug of [null, university.slug]) {
    const own = new URL(linkTo("/", slug));
    const context = new RouterContextProvider();
    context.set(visitorContext, owner);
    context.set(siteContext, { ...(await findSite(own))!, origin: "https://elsewhere.example" });
    const body = new URLSearchParams({ intent: "share", label: "", days: "7" });
    const request = new Request("https://elsewhere.example/", { method: "POST", body });
    const answer = await answerShare({ request, context, params: { cv_id: cv.id } });
    const address = new URL((answer as { data: { address: string } }).data.address);
    expect([address.origin, address.pathname]).toEqual([
      own.origin,
      expect.stringMatching(/^\/shared-cv\/[\w-]{32}$/),
    ]);
  }
});
