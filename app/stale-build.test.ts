import { expect, test } from "vitest";
import { reloadOnce, typedIn, watchForStaleBuild } from "./stale-build.ts";

type Fake = { name: string; type: string; value: string; autocomplete: string; checked?: boolean };

const aControl = (control: Partial<Fake>): Fake => ({
  name: "x",
  type: "text",
  value: "",
  autocomplete: "",
  ...control,
});

function aWindow(controls: Fake[] = []) {
  const stored = new Map<string, string>();
  let reloads = 0;
  const window = {
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
    location: { pathname: "/register", reload: () => (reloads += 1) },
    document: { querySelectorAll: () => controls },
  } as unknown as Window;
  return { window, stored, reloads: () => reloads };
}

test("a failed file reloads the page once, and not again within a minute", () => {
  const { window, reloads } = aWindow();

  expect(reloadOnce(window, 1_000_000)).toBe(true);
  expect(reloadOnce(window, 1_030_000)).toBe(false);
  expect(reloads()).toBe(1);
  expect(reloadOnce(window, 1_090_000)).toBe(true);
});

test("what was typed is put aside under the page's path", () => {
  const { window, stored } = aWindow([aControl({ name: "email", value: "ana@mail.example" })]);
  reloadOnce(window, 1_000_000);

  expect(JSON.parse(stored.get("waymark:typed:/register") ?? "")).toEqual([
    { name: "email", nth: 0, value: "ana@mail.example" },
  ]);
});

test("passwords, codes and files are never put aside", () => {
  const { window } = aWindow([
    aControl({ name: "password", type: "password", value: "secret" }),
    // A password that the visitor has chosen to show is still one.
    aControl({ name: "password", type: "text", autocomplete: "current-password", value: "secret" }),
    aControl({ name: "code", autocomplete: "one-time-code", value: "123456" }),
    aControl({ name: "cv", type: "file", value: "cv.pdf" }),
    aControl({ name: "terms", type: "checkbox", value: "on", checked: true }),
  ]);

  expect(typedIn(window.document)).toEqual([
    { name: "terms", nth: 0, value: "on", isChecked: true },
  ]);
});

test.each([
  [new DOMException("signal is aborted without reason", "AbortError"), true],
  [new Error("Something of ours is broken"), false],
  [undefined, false],
])("%s, of which nobody heard, is put aside: %s", (reason, isPutAside) => {
  const window = Object.assign(new EventTarget(), aWindow().window);
  watchForStaleBuild(window);
  const rejection = Object.assign(new Event("unhandledrejection", { cancelable: true }), {
    reason,
  });
  window.dispatchEvent(rejection);
  expect(rejection.defaultPrevented).toBe(isPutAside);
});
