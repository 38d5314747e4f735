import { factsOf } from "#app/compose/account/account-request.server.ts";
import { answerHeaders } from "#app/compose/account/answer-headers.ts";
import { auditLabelOf } from "#app/compose/audit-labels.ts";
import { memberOf } from "#app/member.server.ts";
import { answerSecurity } from "#app/routes/account/security/security.server.ts";
import { PasskeyPart } from "#domain/accounts/passkeys/components/passkey-part.tsx";
import { listPasskeysOf } from "#domain/accounts/passkeys/passkeys.queries.server.ts";
import { relyingPartyAt } from "#domain/accounts/passkeys/relying-party.server.ts";
import { EventList } from "#domain/accounts/people/components/event-list.tsx";
import { AuthPage } from "#domain/accounts/sign-in/components/auth-page.tsx";
import { SessionList } from "#domain/accounts/sign-in/components/session-list.tsx";
import { listSessions } from "#domain/accounts/sign-in/sessions.server.ts";
import { RecoveryCodes } from "#domain/accounts/two-factor/components/recovery-codes.tsx";
import { TwoFactorPart } from "#domain/accounts/two-factor/components/two-factor-part.tsx";
import { hasSecondFactor } from "#domain/accounts/two-factor/two-factor.server.ts";
import { listSecurityEventsOf } from "#domain/audit/security-events.server.ts";
import { FormPart } from "#domain/forms/components/form-part.tsx";
import { Notice } from "#ui/notice.tsx";
import type { Route } from "./+types/route";

const EVENTS_SHOWN = 10;

export async function loader({ request, context }: Route.LoaderArgs) {
  const member = memberOf(context);
  const [sessions, events, passkeys] = await Promise.all([
    listSessions(member, factsOf({ request, context })),
    listSecurityEventsOf(member.id, 1),
    listPasskeysOf(member.id),
  ]);
  return {
    sessions,
    passkeys,
    canAddPasskey: relyingPartyAt(new URL(request.url).origin) !== null,
    events: events.rows
      .slice(0, EVENTS_SHOWN)
      .map(({ id, at, kind }) => ({ id, at, label: auditLabelOf(kind) })),
    timeZone: member.timeZone ?? "Europe/London",
    isOn: member.twoFactorEnabled,
    isRequired: new URL(request.url).searchParams.has("required") && !hasSecondFactor(member),
  };
}

export function action({ request, context }: Route.ActionArgs) {
  return answerSecurity({ request, context });
}

export const headers = answerHeaders;

export function meta() {
  return [{ title: "Sign-in and security - Waymark" }];
}

export default function Security({ loaderData, actionData }: Route.ComponentProps) {
  const { sessions, passkeys, canAddPasskey, events, timeZone, isOn, isRequired } = loaderData;
  const codes = actionData && "recoveryCodes" in actionData ? actionData.recoveryCodes : null;
  const setUp = actionData && "setUp" in actionData ? actionData.setUp : null;
  const making = actionData && "making" in actionData ? actionData.making : null;
  const isOfPasskeys = Object.keys(actionData?.errors ?? {}).some((name) => /^passkey/.test(name));

  return (
    <AuthPage title="Sign-in and security" lead="How you sign in, and where you are signed in now.">
      {isRequired ? (
        <Notice tone="caution" title="Switch on two-step sign-in or add a passkey first">
          Staff accounts see other people's data, so they need one before anything else opens.
        </Notice>
      ) : null}
      <div className="acct">
        {codes ? (
          <RecoveryCodes codes={codes} />
        ) : (
          <TwoFactorPart isOn={isOn} setUp={setUp} state={isOfPasskeys ? undefined : actionData} />
        )}
        <PasskeyPart
          passkeys={passkeys}
          making={making}
          state={isOfPasskeys ? actionData : undefined}
          timeZone={timeZone}
          canAdd={canAddPasskey}
        />
        <FormPart
          title="Where you are signed in"
          lead="Sign out any device you do not recognise, then change your password."
        >
          <SessionList sessions={sessions} timeZone={timeZone} />
        </FormPart>
        <FormPart title="Lately" lead="What happened to your account.">
          <EventList events={events} timeZone={timeZone} />
        </FormPart>
      </div>
    </AuthPage>
  );
}
