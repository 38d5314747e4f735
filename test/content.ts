import { readContentFile } from "#domain/pages/content-file.server.ts";
import { readFolder } from "#domain/pages/content-folder.server.ts";
import type { PageContent } from "#domain/pages/page.ts";
import type { PageType } from "#domain/pages/page-type.ts";

/** The pages of a type as their files in content/ say them, without a database. */
export function contentOf<Fields>(type: PageType<Fields>): PageContent<Fields>[] {
  return readFolder(type).map(({ name, source }) => readContentFile(type, name, source).content);
}
