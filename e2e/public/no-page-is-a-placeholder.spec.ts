import { addresses } from "#addresses/addresses.ts";
import { expect, sendPatiently, test } from "#e2e/fixtures.ts";
import { forEachOf } from "#e2e/kit/at-once.ts";
import { wordsOfPage } from "#e2e/kit/page-words.ts";

/** The pages of words, and how many words a guest finds on each at least on the first start. */
const pagesOfWords: Readonly<Record<string, number>> = {
  "/country-guide": 150,
  "/country-guide/:slug/overview": 600,
  "/immigration-guide": 500,
  "/blog": 300,
  "/blog/:slug": 300,
  "/author/:slug": 100,
  "/uni-case-study": 80,
  "/university-case-study/:slug": 300,
  "/success-stories": 1000,
  "/share-your-success-story": 100,
  "/ebooks": 80,
  "/ebook/:slug": 300,
  "/ebook/:slug/read/:chapter": 300,
  "/campus-ambassadors": 200,
  "/campus-ambassadors/apply": 80,
  "/campus-ambassadors/:slug": 100,
  "/job-seekers-toolkit": 200,
  "/careers": 150,
  "/about-us": 200,
  "/universities/:type?": 200,
  "/faq": 1000,
  "/contact-us": 100,
  "/accessibility-statement": 300,
  "/complaints": 100,
  "/workshop-and-webinars": 100,
  "/workshop-and-webinars/:slug": 100,
  "/international-student-job-search-report": 500,
  "/search": 30,
  "/privacy-policy": 500,
  "/terms-condition": 300,
  "/cookies": 100,
};

test("each page of words has them on the first start", async () => {
  const short = await forEachOf(Object.entries(pagesOfWords), async ([path, least]) => {
    const address = addresses.find((one) => one.path === path);
    if (!address) return [`${path} is no address`];
    const { status, body } = await sendPatiently(address.example);
    const words = wordsOfPage(body).split(/\s+/).filter(Boolean).length;
    return status === 200 && words >= least ? [] : [`${path}: ${status}, ${words} of ${least}`];
  });
  expect(short.flat()).toEqual([]);
});
