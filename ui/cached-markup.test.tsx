import { createContext, useContext } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { CachedMarkup, setMarkupCache } from "./cached-markup.tsx";

function Stop({ name, notes }: { name: string; notes: readonly string[] }) {
  return (
    <>
      <h3>
        {name}, {notes.length} notes
      </h3>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </>
  );
}

const page = (
  <ul>
    <CachedMarkup
      as="li"
      className="stop"
      id="stop-1"
      part={Stop}
      props={{ name: "Leeds & York", notes: ["<one>", "two"] }}
    />
  </ul>
);

const Page = createContext("no page");

function NeedsPage({ name }: { name: string }) {
  return `${name} on ${useContext(Page)}`;
}

afterEach(() => setMarkupCache(null));

test("a page with a cache is the same to the letter as one without", () => {
  const without = renderToString(page);
  setMarkupCache({ markupOf: (Part, props) => renderToString(<Part {...props} />) });

  expect(renderToString(page)).toBe(without);
});

test("a part that is known is not drawn again", () => {
  setMarkupCache({ markupOf: () => "known" });

  expect(renderToString(page)).toBe('<ul><li class="stop" id="stop-1">known</li></ul>');
});

test("a part that needs the page around it is drawn in its place", () => {
  const around = (
    <Page value="the page">
      <CachedMarkup as="p" part={NeedsPage} props={{ name: "Leeds" }} />
    </Page>
  );
  setMarkupCache({
    markupOf: () => {
      throw new Error("There is no page here");
    },
  });

  expect(renderToString(around)).toBe("<p>Leeds on the page</p>");
});
