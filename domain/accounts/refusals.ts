/** Every way accounts can say no, and what the person reads when it does. */

export const signInRefusals = {
  "wrong-credentials":
    "That email and password do not match an account. Check both, or choose a new password.",
  "by-mail":
    "There have been many wrong tries on this account or from this network, so for now a password alone is not enough here. If yours was right, a sign-in link is on its way to your email. You can also sign in on a browser you have used before.",
} as const;

/** For every way in but the university's own. */
export const signInBlockedRefusals = {
  "use-university":
    "Your university lets its people in through its own sign-in page. Use the button “Sign in with” above the form. Careers staff: check your email and password.",
  deactivated:
    "Your university has closed this account. If that is a mistake, ask its careers service.",
} as const;

export const passkeySignInRefusals = {
  ...signInBlockedRefusals,
  "passkey-refused":
    "We no longer have that passkey, or it took too long. Sign in with your password or an emailed link.",
  "needs-script":
    "Passkeys need JavaScript. Try again once the page has loaded, or sign in with your password or an emailed link.",
  "use-passkey":
    "Staff accounts with a passkey must use it to sign in. If it is lost, ask a colleague to remove it.",
} as const;

export const codeRefusals = {
  "wrong-code": "That code is not right. Enter the code your app shows now.",
  "used-code": "That code was used already. Wait for the next one, then enter it.",
  "wrong-recovery-code":
    "That recovery code is not right, or it was used already. Compare it with the ones you kept; each works once.",
  "sign-in-again": "That took too long, or there were too many wrong codes. Sign in again.",
  wait: "There were too many wrong codes for this account. Wait 15 minutes, then sign in again.",
} as const;

export const linkRefusals = {
  "link-invalid": "This link has been used, has expired, or is incomplete. Ask for a new one.",
} as const;

export const registerRefusals = {
  "not-listed":
    "This university does not know that address yet. Use your university email, or ask the university for access.",
  "no-such-university": "We could not find that university. Choose it again from the list.",
  "use-university":
    "This university lets its people in through its own sign-in page. Your account is made when you first sign in there.",
  "many-tries":
    "Many addresses that this university does not know were tried from your network. Use your university email, ask the university for access, or try again in an hour.",
} as const;

export const setUpRefusals = {
  ...linkRefusals,
  "account-exists": "This address already has an account. Sign in instead.",
  "weak-password": "Choose a password that is not your email address.",
} as const;

export const requestAccessRefusals = {
  "no-such-university": "We could not find that university. Choose it again from the list.",
  "slow-down": "Several requests came from this address. Wait an hour, then try again.",
} as const;

export const decideRefusals = {
  "not-found": "We could not find that request.",
  "already-decided": "Somebody decided that request a moment ago.",
  "university-needed": "Choose which university this person works for, then approve.",
} as const;

export const inviteRefusals = {
  forbidden: "Your account cannot invite somebody to that role.",
  "no-such-university": "Choose a university for this role.",
  "slow-down": "We have sent several emails to this address. Try again in an hour.",
} as const;

export const teamRefusals = {
  forbidden: "Only an owner of your careers service can change the team.",
  "not-found": "That person is no longer in your team.",
  "last-owner": "Somebody has to stay an owner. Make a colleague an owner first.",
} as const;

export type TeamRefusal = keyof typeof teamRefusals;

export const passwordRefusals = {
  ...linkRefusals,
  "wrong-password": "The current password is not right. Type it again.",
  "weak-password": "Choose a password that is not your email address.",
  "slow-down": "There have been many wrong tries. Wait a minute, then try again.",
} as const;

export const twoFactorRefusals = {
  "wrong-password": "The password is not right. Type it again.",
  "wrong-code": "That code is not right. Enter the code your app shows now.",
  "already-on": "Two-step sign-in is already on for this account.",
  "not-on": "Two-step sign-in is not on for this account.",
  "required-for-staff": "Staff accounts keep two-step sign-in on.",
  "slow-down": "There have been many wrong tries. Wait a minute, then try again.",
} as const;

export const passkeyRefusals = {
  "wrong-password": "The password is not right. Type it again.",
  "slow-down": "There have been many wrong tries. Wait a minute, then try again.",
  "not-here": "Passkeys do not work on this address. Add yours on the main site.",
  "not-made": "The passkey was not added. Try again, and confirm on your device within an hour.",
  "already-added": "That passkey is in your list already.",
  "too-many": "An account has ten passkeys at most. Remove one first.",
  "not-found": "That passkey was removed already.",
  "required-for-staff":
    "Staff accounts keep a passkey or two-step sign-in. Add another before removing this one.",
} as const;

export const emailRefusals = {
  ...linkRefusals,
  "wrong-password": "The password is not right. Type it again.",
  "same-email": "That is the address the account already has.",
  "many-tries": "There have been many wrong tries. Wait a minute, then try again.",
  "slow-down":
    "We have sent you several emails. Check your inbox and spam folder, or try again in an hour.",
} as const;

export const erasureRefusals = {
  "wrong-password": "The password is not right. Type it again.",
  "not-asked": "This account is not waiting to be deleted.",
  "last-administrator":
    "This is the only administrator. Make somebody else one before deleting it.",
  "last-owner":
    "You are the only owner of your careers service. Make a colleague an owner before deleting your account.",
  "slow-down": "There have been many wrong tries. Wait a minute, then try again.",
} as const;

export const peopleRefusals = {
  "not-found": "We could not find that person or university.",
  forbidden: "Your account cannot change this.",
  "last-administrator":
    "This is the only administrator. Make somebody else one before changing this.",
  "university-needed": "A university admin needs a university.",
  yourself: "You cannot do this to your own account. Ask a colleague.",
  "not-on": "Two-step sign-in is not on for this person.",
} as const;

export const campusRefusals = {
  "not-found": "We could not find that campus. Choose one from the list.",
} as const;

export type SignInRefusal = keyof typeof signInRefusals;
export type PasskeyRefusal = keyof typeof passkeyRefusals;
export type CodeRefusal = keyof typeof codeRefusals;
export type LinkRefusal = keyof typeof linkRefusals;
export type RegisterRefusal = keyof typeof registerRefusals;
export type SetUpRefusal = keyof typeof setUpRefusals;
export type RequestAccessRefusal = keyof typeof requestAccessRefusals;
export type DecideRefusal = keyof typeof decideRefusals;
export type InviteRefusal = keyof typeof inviteRefusals;
export type PasswordRefusal = keyof typeof passwordRefusals;
export type TwoFactorRefusal = keyof typeof twoFactorRefusals;
export type EmailRefusal = keyof typeof emailRefusals;
export type ErasureRefusal = keyof typeof erasureRefusals;
export type PeopleRefusal = keyof typeof peopleRefusals;
export type CampusRefusal = keyof typeof campusRefusals;
