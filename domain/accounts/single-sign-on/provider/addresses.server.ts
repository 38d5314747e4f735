import { linkTo } from "#platform/links.server.ts";

/** What a university's IT team enters at its provider. Always on the main site: one address each. */
export function ourAddresses(universityId: number) {
  return {
    redirectUri: linkTo("/sso/oidc/callback"),
    signedOutUri: linkTo("/login"),
    entityId: linkTo(`/sso/${universityId}/saml/metadata.xml`),
    acs: linkTo(`/sso/${universityId}/saml/acs`),
    logout: linkTo(`/sso/${universityId}/saml/logout`),
    directory: linkTo(`/scim/v2/${universityId}/Users`).replace(/\/Users$/, ""),
  };
}
