import { data, Form } from "react-router";
import { redirectWithFlash } from "#app/flash.server.ts";
import { findRequest, forgetByLink } from "#domain/editorial/ebooks/ebook-rows.server.ts";
import { Button } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import type { Route } from "./+types/route";
import "#app/shell/signpost.css";

/** A link only shows the question: programs that open every link in a mail delete nothing. */
export async function loader({ params }: Route.LoaderArgs) {
  const found = await findRequest(params.token, new Date());
  return data({ isKnown: found !== undefined }, { status: found ? 200 : 404 });
}

export async function action({ params }: Route.ActionArgs) {
  const isDone = await forgetByLink(params.token, new Date());
  if (!isDone) throw data("This link does not work.", { status: 404 });
  return redirectWithFlash("/ebooks", "Your address is deleted, and no news will be sent to it.");
}

export function meta() {
  return [
    { title: "Delete your address - Waymark" },
    { name: "robots", content: "noindex" },
    // The address holds the key to the request.
    { name: "referrer", content: "same-origin" },
  ];
}

export default function EbookRequestPage({ loaderData: { isKnown } }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap signpost">
      <h1>{isKnown ? "Delete your address?" : "There is nothing to delete"}</h1>
      <p className="lead">
        {isKnown
          ? "We delete your address and which ebooks you asked for. Links to PDFs stop working, and any news you agreed to stops."
          : "Your address was already deleted, or the link is incomplete. Open it again from the email."}
      </p>
      {isKnown ? (
        <Form method="post">
          <Button>Delete my address</Button>
        </Form>
      ) : null}
      <p className="signpost__links">
        <Link to="/ebooks">See the ebooks</Link>
      </p>
    </main>
  );
}
