const pages = new WeakMap<Response, readonly string[]>();

/**
 * A page that is rendered completely before it is answered. Its HTML is stored beside the response: as a
 * body, every layer would wrap it in a stream and copy its bytes. It stays in the pieces it was rendered
 * in, because joining them would be one more copy.
 */
export function renderedPage(pieces: readonly string[], init: ResponseInit): Response {
  const response = new Response(null, init);
  pages.set(response, pieces);
  return response;
}

/** The words of a finished page; undefined where the response has a body of its own. */
export function renderedHtmlOf(response: Response): string | undefined {
  return pages.get(response)?.join("");
}

/** The same, not joined. */
export function piecesOf(response: Response): readonly string[] | undefined {
  return pages.get(response);
}
