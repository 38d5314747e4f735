import { expect, test } from "vitest";
import { formsIn } from "./html-forms.ts";

const PAGE = `
<form method="get" action="/jobs"><input name="q" value="a &amp; b"/></form>
<form method="post" id="cv" enctype="multipart/form-data">
  <input type="hidden" name="owner" value="1"/>
  <input type="radio" name="kind" value="one"/><input type="radio" name="kind" value="two"/>
  <input type="checkbox" name="agree"/>
  <textarea name="note" rows="3">It&#x27;s &lt;b&gt;</textarea>
  <select name="zone"><option value="">Choose</option><option value="Europe/London" selected="">L</option></select>
  <button type="button">Nothing</button>
  <button name="intent" value="save">Save</button>
  <button name="intent" value="remove">Remove</button>
</form>
<input form="cv" name="late" value="9"/>`;

test("a form is found once for each of its buttons, with everything it sends", () => {
  const [search, save, remove, ...none] = formsIn(PAGE);

  expect(none).toEqual([]);
  expect(search).toEqual({
    method: "get",
    action: "/jobs",
    isMultipart: false,
    controls: [{ name: "q", value: "a & b", type: "text" }],
  });
  expect(save).toMatchObject({ method: "post", action: "", isMultipart: true });
  expect(save?.controls.map(({ name, value }) => `${name}=${value}`)).toEqual([
    "owner=1",
    "kind=one",
    "agree=on",
    "note=It's <b>",
    "zone=Europe/London",
    "late=9",
    "intent=save",
  ]);
  expect(remove?.controls.at(-1)).toEqual({ name: "intent", value: "remove", type: "submit" });
});
