import { href } from "react-router";
import { visitorContext } from "#app/contexts.ts";
import { readPreviousPath } from "#app/previous-path.server.ts";
import { AuthPage } from "#domain/accounts/sign-in/components/auth-page.tsx";
import { startOf } from "#rules/access/start-of.ts";
import { ButtonLink } from "#ui/button.tsx";
import type { Route } from "./+types/route";

export function loader({ request, context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext);
  if (visitor.kind === "guest") return null;
  return {
    firstName: visitor.firstName,
    home: startOf(visitor),
    previous: readPreviousPath(request),
  };
}

export function meta() {
  return [{ title: "Signed in - Waymark" }, { name: "robots", content: "noindex" }];
}

export default function LoginSuccess({ loaderData }: Route.ComponentProps) {
  if (!loaderData) {
    return (
      <AuthPage title="You are not signed in here" lead="Sign in to continue.">
        <div className="solo">
          <div className="btns">
            <ButtonLink to={href("/login")}>Sign in</ButtonLink>
          </div>
        </div>
      </AuthPage>
    );
  }
  const { firstName, home, previous } = loaderData;

  return (
    <AuthPage
      title="You are signed in"
      lead={`Hello, ${firstName}. You can close this page, or continue from here.`}
    >
      <div className="solo">
        <div className="btns">
          <ButtonLink to={home}>Go to your start page</ButtonLink>
          {previous && previous !== home && previous !== "/" ? (
            <ButtonLink variant="quiet" to={previous}>
              Back to where you were
            </ButtonLink>
          ) : null}
        </div>
      </div>
    </AuthPage>
  );
}
