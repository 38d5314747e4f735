import { expect, test } from "vitest";
import { webDomain, webDomains } from "./web-domain.ts";

test.each([
  ["https://careers.acme-labs.co.uk/jobs/12", "acme-labs.co.uk", "acme labs"],
  ["www.acme.com", "acme.com", "acme"],
  ["https://jobs.tern.org.uk:8443/x?y=1", "tern.org.uk", "tern"],
  ["HTTPS://Work.Tern.IO", "tern.io", "tern"],
  ["mailto:jobs@acme.com", "acme.com", "acme"],
])("%s lies in %s", (address, domain, stem) => {
  expect(webDomain(address)).toEqual({ domain, stem });
});

test.each([
  "https://boards.greenhouse.io/acme/jobs/1",
  "https://jobs.lever.co/acme/1",
  "https://acme.wd3.myworkdayjobs.com/External",
  "https://jobs.ashbyhq.com/acme",
  "https://apply.workable.com/acme",
  "https://www.linkedin.com/jobs/view/1",
  "https://www.jobs.nhs.uk/candidate/jobadvert/1",
  "https://forms.gle.google.com/x",
  "mailto:shop@gmail.com",
  "http://192.0.2.1/jobs",
  "http://localhost/jobs",
  "not an address",
])("%s says nothing of whose advert it is", (address) => {
  expect(webDomain(address)).toBeNull();
});

test("each domain is told once", () => {
  const given = ["https://acme.com/1", null, "https://jobs.acme.com/2", "https://tern.io"];
  expect(webDomains(given).map(({ domain }) => domain)).toEqual(["acme.com", "tern.io"]);
});
