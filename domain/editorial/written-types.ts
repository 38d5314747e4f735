import { z } from "zod";
import type { PageType } from "#domain/pages/page-type.ts";

const noFields = z.strictObject({});

type WrittenType = PageType<z.output<typeof noFields>>;

/** Privacy, terms and cookies. */
export const legalType: WrittenType = {
  name: "legal",
  folder: "legal",
  trust: "ours",
  fields: noFields,
};

/** Words that stand beside a tool. */
export const toolType: WrittenType = {
  name: "tool",
  folder: "tools",
  trust: "ours",
  fields: noFields,
};
