import { type Address, page, withPosting } from "./address.ts";

/** Signing in and joining. */
export const joining: readonly Address[] = [
  // Signing in and joining
  page("/login", "login", "account/login", "auth-screen"),
  page(
    "/login/user-email-password/:university_id",
    "university-login",
    "account/university-login",
    "auth-screen",
  ),
  page("/login/passkey", "passkey-request", "resources/passkey-request", "public"),
  page("/login-success", "login-success", "account/login-success", "public"),
  page("/register", "choose-university", "account/choose-university", "auth-screen"),
  page("/register/:university_id", "register", "account/register", "auth-screen"),
  page(
    "/register/setup-account-redirection/:user_email",
    "setup-account-redirection",
    "account/setup-redirection",
    "auth-screen",
  ),
  page(
    "/register/setup-account/update-profile/:user_email",
    "setup-account",
    "account/setup-account",
    "auth-screen",
  ),
  page(
    "/alumni-student-registration/:university_id",
    "alumni-register",
    "account/alumni-register",
    "auth-screen",
  ),
  page("/register-invite/:user_id", "register-invite", "account/register-invite", "auth-screen"),
  page(
    "/register-uni/:university_id",
    "register-uni",
    "account/register-university",
    "auth-screen",
  ),
  page("/request-access/:university_id", "request-access", "account/request-access", "auth-screen"),
  page(
    "/forgot-password/:university_id",
    "forgot-password",
    "account/forgot-password",
    "auth-screen",
  ),
  page("/reset-password/:token", "reset-password", "account/reset-password", "auth-screen"),
  page("/referral/:slug", "referral", "account/referral", "auth-screen"),
  page(
    "/university-user-registration",
    "university-user-registration",
    "account/university-user-registration",
    "auth-screen",
  ),
  page("/verify-email/:token", "verify-email", "account/verify-email", "public"),
  page("/logout", "logout", "resources/logout", "public"),

  // Through a university's own sign-in page
  page("/sso/failed", "sso-failed", "account/sso-failed", "public"),
  page("/sso/signed-out", "sso-signed-out", "account/sso-signed-out", "public"),
  page("/sso/finish", "sso-finish", "resources/sso-finish", "public"),
  page("/sso/oidc/callback", "sso-oidc-callback", "resources/sso-oidc-callback", "public"),
  page("/sso/:university_id/start", "sso-start", "resources/sso-start", "public"),
  page(
    "/sso/:university_id/saml/metadata.xml",
    "sso-saml-metadata",
    "resources/sso-saml-metadata",
    "public",
  ),
  withPosting(
    { isSignedInside: true },
    page("/sso/:university_id/saml/acs", "sso-saml-acs", "resources/sso-saml-acs", "public"),
  ),
  withPosting(
    { isSignedInside: true },
    page(
      "/sso/:university_id/saml/logout",
      "sso-saml-logout",
      "resources/sso-saml-logout",
      "public",
    ),
  ),

  // A university's directory, by its token (SCIM)
  withPosting(
    { methods: ["PUT", "PATCH", "DELETE"], kind: "save" },
    page("/scim/v2/:university_id/:resource", "scim", "resources/scim", "public"),
  ),
  withPosting(
    { methods: ["PUT", "PATCH", "DELETE"], kind: "save" },
    page("/scim/v2/:university_id/:resource/:id", "scim-one", "resources/scim-one", "public"),
  ),
];
