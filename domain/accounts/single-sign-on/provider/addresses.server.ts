import { linkTo } from "#platform/links.server.ts";

/** What a university's IT team enters at its provider. Always on the main site: one address each. */
export function ourAddresses(universityId: number) {
  const saml = `/sso/${universityId}/saml`;
  return {
    redirectUri: linkTo("/sso/oidc/callback"),
    signedOutUri: linkTo("/login"),
    entityId: linkTo(`${saml}/metadata.xml`),
    acs: linkTo(`${saml}/acs`),
    logout: linkTo(`${saml}/logout`),
    directory: linkTo(`/scim/v2/${universityId}`),
  };
}
