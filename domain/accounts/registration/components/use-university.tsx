import { LogIn } from "lucide-react";
import { useLocation } from "react-router";
import { ButtonLink } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { Notice } from "#ui/notice.tsx";

/** A university that lets its students in through its own sign-in page alone. */
export type Door = {
  universityId: number;
  name: string;
  /** The visit to an invitation that is to be kept, where no cookie keeps it. */
  referral?: string | null;
};

type DoorProps = { door: Door & { domains: readonly string[] } };

/** Before anything is typed: most who come here need not register at all. */
export function NoNeedToRegister({ door }: DoorProps) {
  const { domains } = door;
  return (
    <div className="way">
      <SignInLink door={door} />
      <p className="small muted">
        {domains.length > 0
          ? `With an address that ends in ${domains.join(" or ")} you do not need to register. `
          : null}
        The form below is for people with a different address on {door.name}’s list.
      </p>
    </div>
  );
}

/** While an address of the university is being typed. */
export function NoNeedWithThisAddress({ door }: { door: Door }) {
  return (
    <Notice isLive title={`${door.name} lets you in with this address`}>
      You do not need to register.{" "}
      <Link reloadDocument to={startOf(door)}>
        Sign in with {door.name}
      </Link>
    </Notice>
  );
}

/** An address was sent that opens through its university alone. */
export function UseUniversity({ door, email }: { door: Door; email: string }) {
  const { pathname } = useLocation();
  return (
    <>
      <Notice
        isLive
        title={`Sign in with ${door.name} to use ${email}`}
        actions={<Link to={pathname}>Use another address</Link>}
      >
        You do not need to register. Sign in with the account {door.name} gave you, and your Waymark
        account is there.
      </Notice>
      <SignInLink door={door} />
    </>
  );
}

function SignInLink({ door }: { door: Door }) {
  return (
    <ButtonLink variant="ink" icon={LogIn} isWide reloadDocument to={startOf(door)}>
      Sign in with {door.name}
    </ButtonLink>
  );
}

function startOf({ universityId, referral }: Door): string {
  const start = `/sso/${universityId}/start`;
  return referral ? `${start}?${new URLSearchParams({ ref: referral })}` : start;
}
