import { href, redirect } from "react-router";
import { loadSetUp } from "#app/compose/account/set-up.server.ts";
import { LinkInvalid } from "#domain/accounts/sign-in/components/link-invalid.tsx";
import { Link } from "#ui/link.tsx";
import type { Route } from "./+types/route";

/** Where set-up mails lead. Without a good link it says nothing about the address in it. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const setUp = await loadSetUp({ request, context, params });
  if (!setUp) return null;

  const page = href("/register/setup-account/update-profile/:user_email", {
    user_email: setUp.email,
  });
  throw redirect(`${page}?token=${encodeURIComponent(setUp.token)}`);
}

export function meta() {
  return [{ title: "Set up your account - Waymark" }, { name: "robots", content: "noindex" }];
}

export default function SetUpRedirection() {
  return (
    <LinkInvalid>
      <Link to={href("/register")}>ask for a new link</Link>
    </LinkInvalid>
  );
}
