import { RouterContextProvider } from "react-router";
import { expect } from "vitest";
import { visitorContext } from "#app/contexts.ts";
import { unsafeFindMember } from "#domain/accounts/people/find-member.server.ts";
import { test } from "#test/database.ts";
import { aStudent } from "#test/factories.ts";
import { loader } from "./route.ts";

test("a journey is made in three formats, and in none that objects inherit", async () => {
  const { id } = await aStudent();
  const context = new RouterContextProvider();
  context.set(visitorContext, await unsafeFindMember(id));
  const ask = (format: string) =>
    loader({ params: { format }, context } as unknown as Parameters<typeof loader>[0]);

  expect((await ask("csv")).headers.get("content-type")).toBe("text/csv; charset=utf-8");
  for (const format of ["__proto__", "constructor", "toString", "docx"])
    await expect(ask(format)).rejects.toMatchObject({ init: { status: 404 } });
});
