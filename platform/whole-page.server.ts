const pages = new WeakMap<Response, string>();

/**
 * A page that is finished when it is answered. Its words stand beside its response: within one,
 * every hand they pass through would wrap them in a stream and copy their bytes.
 */
export function wholePage(html: string, init: ResponseInit): Response {
  const response = new Response(null, init);
  pages.set(response, html);
  return response;
}

/** The words of a finished page; undefined where the response has a body of its own. */
export function wholePageOf(response: Response): string | undefined {
  return pages.get(response);
}
