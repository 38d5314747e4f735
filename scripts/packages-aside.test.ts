import { expect, test } from "vitest";
// @ts-expect-error: plain JavaScript, because it runs before anything is installed
import { withAddresses } from "./packages-aside.mjs";

const registry = "https://packages.example/npm/";

test.each([
  ["node_modules/react", { version: "19.3.1" }, "react/-/react-19.3.1.tgz"],
  ["node_modules/@vue/core", { version: "1.0.0-rc.1" }, "@vue/core/-/core-1.0.0-rc.1.tgz"],
  ["node_modules/a/node_modules/@b/c", { version: "2.0.0" }, "@b/c/-/c-2.0.0.tgz"],
  ["node_modules/alias", { version: "3.0.0", name: "@real/name" }, "@real/name/-/name-3.0.0.tgz"],
])("%s is fetched from the registry in use", (path, entry, address) => {
  const { [path]: filled } = withAddresses({ [path]: entry }, registry);
  expect(filled).toEqual({ ...entry, resolved: `https://packages.example/npm/${address}` });
});

test("what is ours, linked, within another package or from elsewhere stays as it is", () => {
  const packages = {
    "": { version: "0.1.0" },
    "node_modules/linked": { link: true },
    "node_modules/a/node_modules/within": { version: "1.0.0", inBundle: true },
    "node_modules/elsewhere": { version: "1.0.0", resolved: "git+ssh://git.example/elsewhere" },
  };
  expect(withAddresses(packages, registry)).toEqual(packages);
});
