import { expect, send, test } from "#e2e/fixtures.ts";

const permanent = [
  ["/success-stories-form", "/share-your-success-story"],
  ["/amber-student", "/"],
  ["/career-ignition-hub", "/cih"],
  ["/career-ignition-hub/records", "/cih/standard"],
  ["/blog/blogs/view", "/blog"],
  ["/blog/blogs/index/anything", "/blog"],
  ["/blog/blogs/index/anything/more", "/blog"],
  ["/blog/advice", "/blog/career-advice"],
  ["/blog/employer-case-studies", "/blog/case-studies"],
  ["/blog/trends", "/blog/hiring-trends"],
  ["/blog/featured-success-stories", "/blog/success-stories"],
  ["/blog/official-updates", "/blog/news-updates"],
  ["/blog/faq", "/blog/masters-and-graduate-jobs-with-2-2-degree"],
  ["/blogs/career-advice", "/blog/career-advice"],
  ["/blogs/category/advice", "/blog/career-advice"],
  ["/blog/blogs/view/career-advice", "/blog/career-advice"],
] as const;

for (const [from, to] of permanent) {
  test(`${from} has moved to ${to} for good`, async () => {
    const { status, headers } = await send(from);
    expect({ status, location: headers.location }).toEqual({ status: 301, location: to });
  });
}

for (const from of [
  "/blogs/no-such-post",
  "/blogs/category/none",
  "/blog/blogs/view/no-such-post",
]) {
  test(`${from} leads to the blog's list while there is no such post`, async () => {
    const { status, headers } = await send(from);
    expect({ status, location: headers.location }).toEqual({ status: 302, location: "/blog" });
  });
}

test("no former address leads to another former address", async () => {
  for (const [, to] of permanent) {
    const { status, headers } = await send(to);
    expect([status, headers.location], to).not.toContain(301);
  }
});
