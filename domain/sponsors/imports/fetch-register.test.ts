import { expect, test } from "vitest";
import { fetchRegister, findAttachment, readablePath } from "./fetch-register.server.ts";

/** As GOV.UK's content API describes the page, cut to what matters. */
const page = {
  public_updated_at: "2026-08-28T13:02:11+01:00",
  details: {
    attachments: [
      {
        url: "https://assets.publishing.service.gov.uk/media/1/guide.pdf",
        content_type: "application/pdf",
      },
      {
        url: "https://assets.publishing.service.gov.uk/media/2/any_name_at_all.csv",
        content_type: "text/csv",
      },
    ],
  },
};

test("the CSV is found by its type, and its day by the page", () => {
  expect(findAttachment(JSON.stringify(page))).toEqual({
    url: page.details.attachments[1]?.url,
    updatedOn: "2026-08-28",
  });
});

test.each([
  "",
  "<html>",
  "{}",
  '{"details":{"attachments":[]}}',
  '{"details":{"attachments":[{"url":"nowhere","content_type":"text/csv"}]}}',
])("%j names no file", (json) => expect(findAttachment(json)).toBeNull());

test("an address with a lone percent sign is read as it stands", () => {
  expect(readablePath("https://example.org/100%25.csv")).toBe("/100%.csv");
  expect(readablePath("https://example.org/100%_2026-07-10.csv")).toBe("/100%_2026-07-10.csv");
});

test.each(["http://example.org/a.csv", "ftp://example.org/a.csv", "file:///etc/passwd"])(
  "%s is not fetched",
  async (url) => expect(await fetchRegister(url)).toEqual({ ok: false, error: "not-https" }),
);
