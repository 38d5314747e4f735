import { linkTo } from "#platform/links.server.ts";
import { sign } from "#platform/signing.server.ts";

export const SET_UP_PURPOSE = "set-up-account";
export const SET_UP_DAYS = 14;

type Invited = { id: string; email: string; expiresAt: Date };

/** The signed link in a set-up mail. The registration decides whether it still works. */
export function setUpLink({ id, email, expiresAt }: Invited, slug?: string | null): string {
  const token = sign(SET_UP_PURPOSE, id, expiresAt);
  const path = `/register/setup-account-redirection/${encodeURIComponent(email)}`;
  return linkTo(`${path}?token=${encodeURIComponent(token)}`, slug);
}

export function invitationLink({ id, expiresAt }: Invited, slug?: string | null): string {
  const token = sign(SET_UP_PURPOSE, id, expiresAt);
  return linkTo(
    `/register-invite/${encodeURIComponent(id)}?token=${encodeURIComponent(token)}`,
    slug,
  );
}
