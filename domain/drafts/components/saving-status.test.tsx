import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SavingStatus } from "./saving-status.tsx";

const saved = { saving: { kind: "saved" }, isStored: true, version: 4, savedAt: "09:00" } as const;

test("the line that is always there says that another window wrote in the same section", () => {
  const told = renderToStaticMarkup(<SavingStatus {...saved} conflict={{ version: 3 }} />);
  expect(told).toMatch(/<p [^>]*role="status".*Another window.*version 3\..*<\/p>/);
  expect(renderToStaticMarkup(<SavingStatus {...saved} conflict={null} />)).not.toMatch(/window/);
});
