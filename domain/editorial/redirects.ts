/** An address that moved, and where to. */
export type Redirect = { to: string; permanent: boolean };

/** Addresses of the former site, and blog slugs that were renamed there. */
export const formerAddresses: ReadonlyMap<string, string> = new Map([
  ["/success-stories-form", "/share-your-success-story"],
  ["/amber-student", "/"],
  ["/career-ignition-hub", "/cih"],
  ["/career-ignition-hub/records", "/cih/standard"],
  ["/blog/blogs/view", "/blog"],
  ["/blog/advice", "/blog/career-advice"],
  ["/blog/employer-case-studies", "/blog/case-studies"],
  ["/blog/trends", "/blog/hiring-trends"],
  ["/blog/featured-success-stories", "/blog/success-stories"],
  ["/blog/official-updates", "/blog/news-updates"],
  ["/blog/faq", "/blog/masters-and-graduate-jobs-with-2-2-degree"],
]);

/** Former blog addresses: everything under the first went to the list, the rest name a slug. */
const formerBlogList = /^\/blog\/blogs\/index\/[^/]+(?:\/[^/]+)?$/;
const formerBlogPost = /^\/(?:blog\/blogs\/view|blogs|blogs\/category)\/([^/]+)$/;

/** What the shape of a former address says, before anybody looks at the database. */
export function readFormerAddress(
  address: string,
): { kind: "moved"; to: string } | { kind: "blog-slug"; slug: string } | null {
  const path = plainPath(address);
  const to = formerAddresses.get(path);
  if (to) return { kind: "moved", to };
  if (formerBlogList.test(path)) return { kind: "moved", to: "/blog" };

  const slug = formerBlogPost.exec(path)?.[1];
  return slug ? { kind: "blog-slug", slug } : null;
}

/** One spelling for an address: routes match whatever the case and with a slash at the end. */
export function plainPath(path: string): string {
  const lower = path.toLowerCase();
  return lower.length > 1 ? lower.replace(/\/+$/, "") : lower;
}
