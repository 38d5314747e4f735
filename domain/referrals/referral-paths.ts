/** Addresses of invitations, in one place: screens, mails and posters lead to the same. */
export const referralPaths = {
  landing: (code: string) => `/referral/${encodeURIComponent(code)}`,
  invite: "/invite-friends",
  ambassador: "/ambassador",
  poster: (linkId: number) => `/ambassador/poster/${linkId}`,
  recognition: "/invite-friends/thanks.pdf",
  desk: "/staff/referrals",
  deskOne: (id: number) => `/staff/referrals/${id}`,
  deskTasks: "/staff/ambassador-tasks",
};
