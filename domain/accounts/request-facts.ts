/** What a use case may know of the request that asked for it. */
export type RequestFacts = {
  clientAddress: string;
  userAgent: string;
  /** Whether the request came over https, so that cookies are marked Secure. */
  isSecure: boolean;
  /** The site as its visitor sees it, such as "https://northgate.waymark.example". */
  origin: string;
  headers: Headers;
};

/** As much as it takes to read a session's cookies. */
export type CookieFacts = Pick<RequestFacts, "headers" | "isSecure">;

/** The facts of a request, from what the server found out about it. */
export function requestFacts(
  request: Request,
  known: { clientAddress: string; isSecure: boolean },
): RequestFacts {
  return {
    clientAddress: known.clientAddress,
    userAgent: (request.headers.get("user-agent") ?? "").slice(0, 300),
    isSecure: known.isSecure,
    origin: new URL(request.url).origin,
    headers: request.headers,
  };
}
