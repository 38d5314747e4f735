export const pageStatuses = ["draft", "review", "scheduled", "published", "unpublished"] as const;

export type PageStatus = (typeof pageStatuses)[number];

/** What an editor changes: the words, and the fields of the page's type. */
export type PageWords<Fields> = {
  title: string;
  description: string;
  /** Markdown. */
  body: string;
  fields: Fields;
  /** An ISO day. */
  reviewBy: string | null;
  /** The slug of an author. */
  author: string | null;
};

/** A page as a file holds it. */
export type PageContent<Fields> = PageWords<Fields> & {
  slug: string;
  /** A country or a site for which the words differ; empty for everybody. */
  variant: string;
  status: PageStatus;
  publishedAt: Date | null;
};

/** A page as it is stored. */
export type Page<Fields> = PageContent<Fields> & {
  id: number;
  revision: number;
  updatedAt: Date;
};

/** Whether readers see it: published, or scheduled for a moment that has come. */
export function isLive(
  { status, publishedAt }: Pick<PageContent<unknown>, "status" | "publishedAt">,
  now: Date,
): boolean {
  if (status === "published") return true;
  return status === "scheduled" && publishedAt !== null && publishedAt <= now;
}
