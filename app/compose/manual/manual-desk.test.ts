import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { answerChapterEditor } from "./manual-desk.server.ts";

test.each(["constructor", "__proto__", "toString", "mars"])(
  "a button called %s is not known",
  async (intent) => {
    const body = new URLSearchParams({ intent });
    const request = new Request("http://localhost/", { method: "POST", body });
    const asked = { request, params: { chapter: "any" }, context: new RouterContextProvider() };

    await expect(answerChapterEditor(asked)).rejects.toMatchObject({ init: { status: 400 } });
  },
);
