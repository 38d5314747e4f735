import type { FormState } from "#domain/forms/form-state.ts";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { referralPaths } from "../referral-paths.ts";
import {
  Choices,
  InvitationFigures,
  type InvitationsView,
  Links,
  Points,
  Results,
} from "./invitations.tsx";

type InviteScreenProps = InvitationsView & { state: FormState | undefined; isAmbassador: boolean };

/** Anybody who looks for work can invite others. */
export function InviteScreen({ isAmbassador, ...view }: InviteScreenProps) {
  const part = { ...view, page: referralPaths.invite };
  return (
    <main id="main" className="wrap invites-page">
      <PageHead
        title="Invite friends"
        lead="Share your link. You see how many people joined, but never who."
        actions={
          isAmbassador ? <Link to={referralPaths.ambassador}>Ambassador’s desk</Link> : undefined
        }
      />
      <ErrorSummary errors={view.state?.errors} />
      <InvitationFigures {...view} />
      <Links {...part} hasCampaigns={false} />
      <Choices {...part} />
      <Points {...view} />
      {view.totals.joined > 0 ? <Results {...view} /> : null}
    </main>
  );
}
