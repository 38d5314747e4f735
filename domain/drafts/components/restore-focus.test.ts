import { expect, test, vi } from "vitest";
import { focusedOf, restoreFocus } from "./restore-focus.ts";

type Given = { id?: string; name?: string; type?: string; value?: string; isConnected?: boolean };

/** As much of a control as is asked. */
function control(given: Given & { selectionStart?: number | null; selectionEnd?: number | null }) {
  const base = { id: "", isConnected: true, closest: () => null, tagName: "INPUT" };
  const element = { ...base, focus: vi.fn(), setSelectionRange: vi.fn(), ...given };
  return element as typeof element & HTMLInputElement;
}

const pageOf = (...drawn: (Given & HTMLElement)[]) => ({
  getElementById: (id: string) => drawn.find((each) => each.id === id) ?? null,
  getElementsByName: (name: string) =>
    drawn.filter((each) => each.name === name) as unknown as NodeListOf<HTMLElement>,
});

const gone = { isConnected: false };

test("a text field drawn again has the cursor at the same letter", () => {
  const at = { name: "label", type: "text", selectionStart: 3, selectionEnd: 5 };
  const drawn = control({ name: "label", type: "text", value: "Other words" });
  restoreFocus(focusedOf(control({ ...at, ...gone, value: "Words" }))!, pageOf(drawn));
  expect(drawn.focus).toHaveBeenCalledOnce();
  expect(drawn.setSelectionRange).toHaveBeenCalledWith(3, 5);
});

test("a list to choose from has the focus again", () => {
  const drawn = control({ name: "language", type: "select-one", value: "de" });
  const was = control({ name: "language", type: "select-one", value: "en", ...gone });
  restoreFocus(focusedOf(was)!, pageOf(drawn));
  expect(drawn.focus).toHaveBeenCalledOnce();
  expect(drawn.setSelectionRange).not.toHaveBeenCalled();
});

test("of several radios or buttons of one name, the same one has the focus again", () => {
  for (const type of ["radio", "submit"]) {
    const one = control({ name: "do", type, value: "up" });
    const other = control({ name: "do", type, value: "down" });
    restoreFocus(focusedOf(control({ ...other, ...gone }))!, pageOf(one, other));
    expect([one.focus.mock.calls.length, other.focus.mock.calls.length]).toEqual([0, 1]);
  }
});

test("what has no name is found by its id", () => {
  const drawn = control({ id: "add-work" });
  restoreFocus(focusedOf(control({ id: "add-work", ...gone }))!, pageOf(drawn));
  expect(drawn.focus).toHaveBeenCalledOnce();
  expect(focusedOf(control({}))).toBeNull();
});

test("what was not drawn again keeps the focus it has", () => {
  const still = control({ id: "undo" });
  restoreFocus(focusedOf(still)!, pageOf(still));
  expect(still.focus).not.toHaveBeenCalled();
});
