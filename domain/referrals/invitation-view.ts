/** What the page of an invitation says. */
export type InvitationView = {
  title: string;
  lead: string;
  /** Null where the code is not in use: nobody will be told anything. */
  whatTheySee: string | null;
};

type Invited = { isOpen: boolean; firstName: string | null; university: string | null };

const LEAD =
  "Waymark helps international students find work that fits their visa: jobs, a sponsor licence check, CVs, and lessons. It is free for students of universities that use it.";

export function invitationView(invitation: Invited | null): InvitationView {
  if (!invitation?.isOpen) {
    return {
      title: "Welcome to Waymark",
      lead: `This invitation is no longer in use, or a letter of it is missing. You can still join. ${LEAD}`,
      whatTheySee: null,
    };
  }
  const { firstName, university } = invitation;
  const who = firstName ?? (university ? `A student at ${university}` : "A student");
  return {
    title: `${who} invited you`,
    lead: LEAD,
    whatTheySee: `${firstName ?? "The person who invited you"} sees that one more person has joined, and later that one more person uses Waymark. Never your name, your address or what you do here.`,
  };
}
