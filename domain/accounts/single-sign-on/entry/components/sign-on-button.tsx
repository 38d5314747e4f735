import { LogIn } from "lucide-react";
import { useLocation } from "react-router";
import { ButtonLink } from "#ui/button.tsx";

type SignOnButtonProps = {
  signOn: { universityId: number; name: string; isOnly: boolean };
  next: string | null;
};

/** The button that leads to the university's own sign-in page. */
export function SignOnButton({ signOn, next }: SignOnButtonProps) {
  // An invitation that no cookie keeps goes along in the address.
  const ref = new URLSearchParams(useLocation().search).get("ref");
  const search = new URLSearchParams({ ...(next && { next }), ...(ref && { ref }) }).toString();
  const start = `/sso/${signOn.universityId}/start`;
  return (
    <div className="way">
      <ButtonLink
        variant="ink"
        icon={LogIn}
        isWide
        reloadDocument
        to={search ? `${start}?${search}` : start}
      >
        Sign in with {signOn.name}
      </ButtonLink>
      <p className="small muted">
        {signOn.isOnly
          ? "Students sign in with the account the university gave them. Graduates and careers staff use the form below."
          : "With the account the university gave you, or with email below."}
      </p>
    </div>
  );
}
