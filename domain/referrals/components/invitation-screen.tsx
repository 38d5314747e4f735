import { ArrowRight } from "lucide-react";
import { href } from "react-router";
import { AuthPage, Solo } from "#domain/accounts/sign-in/components/auth-page.tsx";
import {
  type ChoosableUniversity,
  UniversityChooser,
} from "#domain/accounts/sign-in/components/university-chooser.tsx";
import { WINDOW_DAYS } from "#rules/referrals/attribution.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { RouteLine } from "#ui/route-line.tsx";
import type { InvitationView } from "../invitation-view.ts";

type InvitationScreenProps = {
  invitation: InvitationView;
  /** The university whose site this is, and where its students register. */
  here: { shortName: string; to: string } | null;
  universities: readonly ChoosableUniversity[];
  isKept: boolean;
  isUnchosen: boolean;
};

/** Who invited somebody, what happens next, and the way to registering. */
export function InvitationScreen(props: InvitationScreenProps) {
  const { invitation, here, universities, isUnchosen } = props;
  return (
    <AuthPage title={invitation.title} lead={invitation.lead}>
      <Solo beside={<WhatHappens {...props} />}>
        {here ? (
          <ButtonLink to={here.to} isWide iconEnd={ArrowRight}>
            Join {here.shortName} on Waymark
          </ButtonLink>
        ) : (
          <UniversityChooser
            universities={universities}
            error={isUnchosen ? "Choose your university from the list." : undefined}
          />
        )}
        <p className="small">
          Have an account? <Link to={href("/login")}>Sign in</Link>
        </p>
      </Solo>
    </AuthPage>
  );
}

function WhatHappens({ invitation, here, isKept }: InvitationScreenProps) {
  return (
    <div className="way">
      <RouteLine
        label="What happens next"
        stops={[
          ...(here ? [] : [{ label: "Choose your university", state: "here" as const }]),
          { label: "Name and email", state: here ? "here" : "ahead" },
          {
            label: "A link by email",
            note: "So that we know the address is yours",
            state: "ahead",
          },
          { label: "Four short steps to finish", state: "ahead" },
        ]}
      />
      {invitation.whatTheySee ? (
        <>
          <p className="small">{invitation.whatTheySee}</p>
          <p className="small muted">
            {isKept
              ? `The invitation is remembered on this device for ${WINDOW_DAYS} days.`
              : "The invitation is included when you register."}
          </p>
        </>
      ) : null}
    </div>
  );
}
