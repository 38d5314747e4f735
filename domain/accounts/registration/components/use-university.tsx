import { LogIn } from "lucide-react";
import { useLocation } from "react-router";
import { ButtonLink } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { Notice } from "#ui/notice.tsx";

/** A university that lets its students in through its own sign-in page alone. */
export type SignOnOption = {
  universityId: number;
  name: string;
  /** The visit to an invitation that is to be kept, where no cookie keeps it. */
  referral?: string | null;
};

type SignOnOptionProps = { signOn: SignOnOption & { domains: readonly string[] } };

/** Before anything is typed: most who come here need not register at all. */
export function NoNeedToRegister({ signOn }: SignOnOptionProps) {
  const { domains } = signOn;
  return (
    <div className="way">
      <SignInLink signOn={signOn} />
      <p className="small muted">
        {domains.length > 0
          ? `With an address that ends in ${domains.join(" or ")} you do not need to register. `
          : null}
        The form below is for people with a different address on {signOn.name}’s list.
      </p>
    </div>
  );
}

/** While an address of the university is being typed. */
export function NoNeedWithThisAddress({ signOn }: { signOn: SignOnOption }) {
  return (
    <Notice isLive title={`${signOn.name} lets you in with this address`}>
      You do not need to register.{" "}
      <Link reloadDocument to={startOf(signOn)}>
        Sign in with {signOn.name}
      </Link>
    </Notice>
  );
}

/** An address was sent that opens through its university alone. */
export function UseUniversity({ signOn, email }: { signOn: SignOnOption; email: string }) {
  const { pathname } = useLocation();
  return (
    <>
      <Notice
        isLive
        title={`Sign in with ${signOn.name} to use ${email}`}
        actions={<Link to={pathname}>Use another address</Link>}
      >
        You do not need to register. Sign in with the account {signOn.name} gave you, and your
        Waymark account is there.
      </Notice>
      <SignInLink signOn={signOn} />
    </>
  );
}

function SignInLink({ signOn }: { signOn: SignOnOption }) {
  return (
    <ButtonLink variant="ink" icon={LogIn} isWide reloadDocument to={startOf(signOn)}>
      Sign in with {signOn.name}
    </ButtonLink>
  );
}

function startOf({ universityId, referral }: SignOnOption): string {
  const start = `/sso/${universityId}/start`;
  return referral ? `${start}?${new URLSearchParams({ ref: referral })}` : start;
}
