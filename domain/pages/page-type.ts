import type { z } from "zod";
import type { Trust } from "#platform/markdown/allow-list.server.ts";

/**
 * A kind of page, as the capability that owns it describes it. The name is also the tag by which
 * cached pages that show one are forgotten.
 */
export type PageType<Fields> = {
  name: string;
  /** Its folder in content/. */
  folder: string;
  trust: Trust;
  /**
   * Checks the typed fields on the way in and out. No transforms: what it accepts is stored and
   * exported. What may be missing from a file (null, false, an empty list) has that as its default.
   */
  fields: z.ZodType<Fields>;
};

/** For lists of types whose fields do not matter. */
// biome-ignore lint/suspicious/noExplicitAny: a list holds types of different fields, and nobody reads the fields through it.
export type AnyPageType = PageType<any>;

/** What `x-waymark-keep` says on a page that shows pages of this type. */
export function pageTag({ name }: Pick<AnyPageType, "name">): string {
  return name;
}
