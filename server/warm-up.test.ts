import { expect, test } from "vitest";
import { warmUpPages } from "./warm-up.ts";

const boards: Record<string, string> = {
  "/jobs": '<a href="/jobs/data-analyst-quillfern-bank">',
  "/jobs?page=2": '<a href="/jobs/data-analyst-quillfern-bank"><a href="/jobs/nurse/apply">',
  "/part-time-jobs": '<a href="/part-time-jobs/barista">',
};

function aSite() {
  const rendered: string[] = [];
  const render = async (path: string) => {
    rendered.push(path);
    return boards[path] ?? "";
  };
  const warmedUp: string[] = [];
  const warmUp = async (path: string) => void warmedUp.push(path);
  const called: string[] = [];
  const call = async (path: string) => void called.push(path);
  return { rendered, render, warmedUp, warmUp, called, call };
}

test("each job of the boards is rendered once, with a search, a look-up and what students open", async () => {
  const site = aSite();
  await warmUpPages({ ...site, isIdle: () => true }, new AbortController().signal);
  expect(site.rendered).toEqual([
    ...["/jobs", "/jobs?page=2", "/jobs?page=3", "/part-time-jobs"],
    ...["/jobs/data-analyst-quillfern-bank", "/jobs?q=data+analyst"],
    ...["/part-time-jobs/barista", "/part-time-jobs?q=barista"],
  ]);
  const students = ["/jobs", "/student-dashboard", "/my-saved-jobs"];
  expect(site.warmedUp).toEqual([
    ...["/jobs/data-analyst-quillfern-bank", ...students],
    ...["/part-time-jobs/barista", ...students],
  ]);
  expect(site.called).toEqual(["/api/sponsors?q=quillfern+bank", "/api/sponsors?q=barista"]);
});

test("nothing is rendered while somebody asks, nor once the process stops", async () => {
  const site = aSite();
  const stopping = new AbortController();
  const isIdle = () => {
    stopping.abort();
    return false;
  };
  await warmUpPages({ ...site, isIdle }, stopping.signal);
  expect([...site.rendered, ...site.warmedUp, ...site.called]).toEqual([]);
});
