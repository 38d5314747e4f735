import { type Expectation, everywhere } from "./expectation.ts";

/** Where people are sent on by who they are. */
export const accountPages: readonly Expectation[] = [
  {
    // Home, by role.
    main: {
      guest: "open",
      student: "/student-dashboard",
      premium: "/student-dashboard",
      noguide: "/student-dashboard",
      admin: "/university-dashboard",
      predeparture: "/jumpstart-dashboard",
      else: "open",
    },
    microsite: {
      guest: "/login",
      student: "/student-dashboard",
      premium: "/student-dashboard",
      noguide: "/student-dashboard",
      admin: "/university-dashboard",
      predeparture: "/jumpstart-dashboard",
      else: "open",
    },
    paths: ["/"],
  },
  {
    // The hub's front door never shows anything itself.
    ...everywhere({ guest: "/login", premium: "/cih/premium", else: "/cih/standard" }),
    paths: ["/cih"],
  },
  {
    // Auth screens bounce the signed in (no previous page here, so home).
    ...everywhere({ guest: "open", else: "/" }),
    paths: [
      "/login",
      "/login/user-email-password/:university_id",
      "/register",
      "/register/:university_id",
      "/register/setup-account-redirection/:user_email",
      "/register/setup-account/update-profile/:user_email",
      "/alumni-student-registration/:university_id",
      "/register-invite/:user_id",
      "/register-uni/:university_id",
      "/request-access/:university_id",
      "/forgot-password/:university_id",
      "/reset-password/:token",
      "/referral/:slug",
      "/university-user-registration",
      "/jumpstart-login",
      "/jumpstart-login/:university_id",
      "/jumpstart-register/:university_id",
    ],
  },
];
