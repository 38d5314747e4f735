import { renderToStaticMarkup } from "react-dom/server";
import { readFormData } from "#app/request-body.server.ts";

/** Where long texts are typed into plain forms. */
const STUDIO_FORMS = new Set(["create-cv", "letter"]);

const STYLE =
  "body{font:1.0625rem/1.5 system-ui,sans-serif;max-width:36rem;margin:12vh auto;padding:0 1.25rem;" +
  "color:#16232b;background:#fbfaf6}h1{font-size:1.75rem;line-height:1.2}a{color:inherit}" +
  "li{margin:.75rem 0}button{font:inherit;padding:.6rem 1.1rem;border:2px solid;border-radius:.4rem;" +
  "color:inherit;background:none;cursor:pointer}" +
  "@media(prefers-color-scheme:dark){body{color:#e9e6dc;background:#12191d}}";

type Asked = { request: Request; url: URL; name: string; nonce: string };

/**
 * The session ended while somebody typed into a plain form of the studio. Its words come back in a
 * page that sends them again once they are signed in: they wait in that page only, we keep nothing,
 * and the form says whose they are, so that nobody else's account takes them. Null for anything else.
 */
export async function signedOutWords({
  request,
  url,
  name,
  nonce,
}: Asked): Promise<Response | null> {
  if (request.method !== "POST" || !STUDIO_FORMS.has(name)) return null;
  // A script asks for data, and keeps its words itself.
  if (!request.headers.get("accept")?.includes("text/html")) return null;
  const fields = await readFormData(request).catch(() => null);
  // Only the studio's own forms say whose they are.
  if (!fields?.has("owner")) return null;
  const path = url.pathname + url.search;
  const page = <SignedOutPage path={path} nonce={nonce} fields={textsOf(fields)} />;
  return new Response(`<!doctype html>${renderToStaticMarkup(page)}`, {
    status: 401,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  });
}

type Text = readonly [name: string, value: string];
type SignedOutPageProps = { path: string; nonce: string; fields: readonly Text[] };

function SignedOutPage({ path, nonce, fields }: SignedOutPageProps) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>You are signed out - Waymark</title>
        <style nonce={nonce}>{STYLE}</style>
      </head>
      <body>
        <main>
          <h1>You are signed out</h1>
          <p>
            What you typed is not saved yet, and it is not lost: this page holds it. Leave this page
            open.
          </p>
          <ol>
            <li>
              <a
                href={`/login?next=${encodeURIComponent("/my-cvs")}`}
                target="_blank"
                rel="noopener"
              >
                Sign in in a new window
              </a>
            </li>
            <li>
              Come back to this page and save your words.
              <form method="post" action={path} encType="multipart/form-data">
                {fields.map(([name, value], at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: names may come twice, and nothing here ever moves.
                  <input key={at} type="hidden" name={name} value={value} />
                ))}
                <p>
                  <button type="submit">Save my words</button>
                </p>
              </form>
            </li>
          </ol>
        </main>
      </body>
    </html>
  );
}

function textsOf(fields: FormData): Text[] {
  return [...fields].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []));
}
