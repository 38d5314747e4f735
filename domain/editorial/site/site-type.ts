import { z } from "zod";
import type { PageType } from "#domain/pages/page-type.ts";

const siteFields = z.strictObject({
  tools: z.array(z.string().regex(/^\/[a-z0-9/?=&-]*$/)).default([]),
});

/** Pages about ourselves. A country whose words differ has a variant of its own. */
export const siteType: PageType<z.output<typeof siteFields>> = {
  name: "site",
  folder: "site",
  trust: "ours",
  fields: siteFields,
};
