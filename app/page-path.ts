/** The path of the page that was asked. A call by script says it with ".data" at its end. */
export function pagePath({ url }: Pick<Request, "url">): string {
  return new URL(url).pathname.replace(/\.data$/, "");
}
