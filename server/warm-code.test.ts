import { expect, test } from "vitest";
import { JOBS_LIST, warmCode } from "./warm-code.ts";

const JOBS = ["/jobs/data-analyst-quillfern-bank", "/part-time-jobs/barista"];

function aSite() {
  const rendered: string[] = [];
  const list = async (path: string) => (path === JOBS_LIST ? JOBS : []);
  const render = async (path: string) => void rendered.push(path);
  return { rendered, list, render };
}

test("each job is rendered, and a search that finds it", async () => {
  const site = aSite();
  await warmCode({ ...site, isAtRest: () => true }, new AbortController().signal);
  expect(site.rendered).toEqual([
    "/jobs/data-analyst-quillfern-bank",
    "/jobs?q=data+analyst",
    "/part-time-jobs/barista",
    "/part-time-jobs?q=barista",
  ]);
});

test("nothing is rendered while somebody asks, nor once the process stops", async () => {
  const site = aSite();
  const stopping = new AbortController();
  const isAtRest = () => {
    stopping.abort();
    return false;
  };
  await warmCode({ ...site, isAtRest }, stopping.signal);
  expect(site.rendered).toEqual([]);
});
