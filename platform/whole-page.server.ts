const pages = new WeakMap<Response, readonly string[]>();

/**
 * A page that is finished when it is answered. Its words stand beside its response: within one,
 * every hand they pass through would wrap them in a stream and copy their bytes. They stay in the
 * pieces they were made in: joined, each page would be copied once more.
 */
export function wholePage(pieces: readonly string[], init: ResponseInit): Response {
  const response = new Response(null, init);
  pages.set(response, pieces);
  return response;
}

/** The words of a finished page; undefined where the response has a body of its own. */
export function wholePageOf(response: Response): string | undefined {
  return pages.get(response)?.join("");
}

/** The same, not joined. */
export function piecesOf(response: Response): readonly string[] | undefined {
  return pages.get(response);
}
