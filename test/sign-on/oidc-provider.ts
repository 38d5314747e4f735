import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Provider from "oidc-provider";

export type OidcPerson = Record<string, unknown>;

type Given = {
  people: Record<string, OidcPerson>;
  redirectUri: string;
  signedOutUri?: string;
};

export const OIDC_CLIENT = { id: "waymark", secret: "a secret between the two of us" };

/** A certified OpenID provider (oidc-provider) on this machine, over real HTTP. */
export async function startOidcProvider({ people, redirectUri, signedOutUri }: Given) {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: OIDC_CLIENT.id,
        client_secret: OIDC_CLIENT.secret,
        redirect_uris: [redirectUri],
        ...(signedOutUri && { post_logout_redirect_uris: [signedOutUri] }),
      },
    ],
    cookies: { keys: ["only for tests"] },
    conformIdTokenClaims: false,
    claims: {
      openid: ["sub"],
      email: ["email", "email_verified"],
      profile: ["given_name", "family_name", "affiliation"],
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, id) => ({
      accountId: id,
      claims: async () => ({ sub: id, ...people[id] }) as { sub: string },
    }),
    // Nobody is asked whether their university may tell their university's careers service.
    loadExistingGrant: async (ctx) => {
      const { client, session, provider: own } = ctx.oidc;
      const grant = new own.Grant({ clientId: client!.clientId, accountId: session!.accountId! });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  });

  const answer = provider.callback();
  server.on("request", async (request, response) => {
    const url = new URL(request.url ?? "/", issuer);
    if (!url.pathname.startsWith("/interaction/")) return answer(request, response);
    const as = url.searchParams.get("as");
    if (as) return provider.interactionFinished(request, response, { login: { accountId: as } });
    const links = Object.keys(people).map((id) => `<p><a href="?as=${id}">Sign in as ${id}</a>`);
    response.setHeader("content-type", "text/html");
    response.end(`<!doctype html><html lang="en"><title>Provider</title>${links.join("")}`);
  });

  return {
    issuer,
    /** Goes from our redirect to the way back as somebody's browser would. */
    signIn: (url: string, as: string) => visit(url, as, redirectUri),
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** A browser without windows: cookies, redirects, and one press on a link. */
async function visit(start: string, as: string, end: string): Promise<URL> {
  const jar = new Map<string, string>();
  let url = new URL(start);
  for (let hop = 0; hop < 12; hop += 1) {
    if (url.href.startsWith(end)) return url;
    if (url.pathname.startsWith("/interaction/")) url.searchParams.set("as", as);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await fetch(url, { redirect: "manual", headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      jar.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
    }
    const next = answer.headers.get("location");
    if (!next)
      throw new Error(`The provider stopped with ${answer.status}: ${await answer.text()}`);
    url = new URL(next, url);
  }
  throw new Error("The provider leads on and on");
}
