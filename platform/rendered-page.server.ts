/**
 * Not in a WeakMap: V8's minor garbage collections treat its values as alive, so every page sent was
 * promoted to the old generation, and collecting it there took a millisecond of processor time.
 */
const PIECES = Symbol("the pieces of a rendered page");

type Rendered = Response & { [PIECES]?: readonly string[] };

/**
 * A page that is rendered completely before it is answered. Its HTML is stored on the response: as a
 * body, every layer would wrap it in a stream and copy its bytes. It stays in the pieces it was rendered
 * in, because joining them would be one more copy.
 */
export function renderedPage(pieces: readonly string[], init: ResponseInit): Response {
  const response: Rendered = new Response(null, init);
  response[PIECES] = pieces;
  return response;
}

/** The words of a finished page; undefined where the response has a body of its own. */
export function renderedHtmlOf(response: Response): string | undefined {
  return piecesOf(response)?.join("");
}

/** The same, not joined. */
export function piecesOf(response: Response): readonly string[] | undefined {
  return (response as Rendered)[PIECES];
}
