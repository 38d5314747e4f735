import type { HeadersArgs } from "react-router";

/** Lets what an action says in headers, such as Retry-After, through to the page's answer. */
export function answerHeaders({ actionHeaders, loaderHeaders }: HeadersArgs): Headers {
  const headers = new Headers(loaderHeaders);
  for (const [name, value] of actionHeaders) headers.set(name, value);
  headers.delete("set-cookie"); // React Router sends every cookie itself.
  return headers;
}
