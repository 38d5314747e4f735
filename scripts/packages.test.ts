import { expect, test } from "vitest";
// @ts-expect-error: plain JavaScript, because it runs before anything is installed
import { installOptions } from "./packages.mjs";

const lock = {
  "": { version: "0.1.0" },
  "node_modules/react": { version: "19.3.1" },
  "node_modules/sharp-for-macs": { version: "1.0.0", optional: true, os: ["darwin"] },
  "node_modules/vitest": { version: "5.1.0", dev: true },
  "node_modules/jsdom": { version: "30.1.3", devOptional: true },
};
const toRun = only("react");
const everything = only("react", "vitest", "jsdom");
const WITHOUT_DEV = ["--omit=dev", "--legacy-peer-deps"];
const WITH_DEV = ["--include=dev"];

test("a fresh clone that starts gets no packages of developers", () => {
  expect(asked(lock, {}, "starts")).toEqual(WITHOUT_DEV);
  expect(asked(lock, toRun, "starts")).toBeNull();
});

test("tests get everything, on a fresh clone and where only a start has installed", () => {
  expect(asked(lock, {}, "tests")).toEqual(WITH_DEV);
  expect(asked(lock, toRun, "tests")).toEqual(WITH_DEV);
  expect(asked(lock, only("react", "vitest"), "tests")).toEqual(WITH_DEV);
  expect(asked(lock, everything, "tests")).toBeNull();
});

test("a start takes nothing from a developer", () => {
  expect(asked(lock, everything, "starts")).toBeNull();
  expect(asked(withNewer("react"), everything, "starts")).toEqual(WITH_DEV);
  expect(asked(withNewer("vitest"), everything, "starts")).toEqual(WITH_DEV);
});

test("a lock file that changed is followed, where it concerns who asks", () => {
  expect(asked(withNewer("react"), toRun, "starts")).toEqual(WITHOUT_DEV);
  expect(asked(withNewer("vitest"), toRun, "starts")).toBeNull();
  expect(asked(withNewer("sharp-for-macs"), toRun, "starts")).toBeNull();
});

type Packages = Record<string, { version: string; dev?: boolean }>;

function asked(wanted: Packages, installed: Packages, who: "starts" | "tests"): string[] | null {
  return installOptions({ wanted, installed, isDeveloper: who === "tests" });
}

function only(...names: string[]): Packages {
  const isListed = ([path]: [string, unknown]) => names.includes(path.replace("node_modules/", ""));
  return Object.fromEntries(Object.entries(lock).filter(isListed));
}

function withNewer(name: string): Packages {
  const path = `node_modules/${name}` as keyof typeof lock;
  return { ...lock, [path]: { ...lock[path], version: "99.0.0" } };
}
