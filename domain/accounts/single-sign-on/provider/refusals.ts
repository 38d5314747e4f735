/** Every way a sign-in through a university can fail, and what its person reads. */
export const signOnRefusals = {
  "not-set-up":
    "This university has not switched on sign-in through its own page. Use your email and password instead.",
  "provider-away":
    "Your university’s sign-in page could not be reached. Wait a few minutes, then try again.",
  "provider-refused":
    "Your university’s sign-in page did not let you in. Try again, or ask its IT help desk.",
  "settings-wrong":
    "The connection to your university’s sign-in page is not set up correctly. Its careers service can see why; tell them the code below.",
  "not-begun-here":
    "This sign-in was not begun in this browser, or cookies are switched off. Start again from the sign-in page.",
  unsolicited:
    "Your university sent you here without being asked, and we cannot tell who asked for it. Start from our sign-in page instead.",
  "took-too-long": "That took longer than ten minutes. Start again from the sign-in page.",
  "used-already": "This sign-in was used already. Start again from the sign-in page.",
  "not-signed":
    "The answer from your university was not signed by it, so we did not use it. Tell its IT help desk the code below.",
  "wrong-audience":
    "The answer from your university was meant for another service, so we did not use it. Tell its IT help desk the code below.",
  "wrong-clock":
    "The answer from your university is too old or from the future, so we did not use it. Try again; if it happens twice, tell its IT help desk the code below.",
  "wrong-answer":
    "The answer from your university could not be checked, so we did not use it. Start again from the sign-in page.",
  encrypted:
    "The answer from your university was encrypted, and we could not open and check it. Tell its IT help desk the code below.",
  "no-email":
    "Your university did not tell us your email address, so we cannot find your account. Tell its IT help desk the code below.",
  "email-unconfirmed":
    "Your university says that your email address is not confirmed yet. Confirm it there, then try again.",
  "not-listed":
    "Your email address is not one this university lets in here. Ask its careers service for access.",
  "not-a-student":
    "Your university says that you are neither a student nor a graduate of it. Staff of the careers service sign in with their email and password.",
  "other-university":
    "Your email address has an account at another university or with an employer. Sign in with your email and password, or write to us to move it.",
  "address-not-theirs":
    "There is an account with your email address, and your university does not say that the address is yours. Sign in with your email and password, or have a link sent to it.",
  "another-person":
    "Your university now uses this email address for a different person than before, so we did not open the account. Tell its careers service the code below.",
  merged:
    "The account with this email address was merged with another one. Sign in with your other address. If you never had an account here, tell us the code below.",
  "use-password":
    "This account is not opened through the university’s page, because it can see other people’s data. Sign in with your email and password.",
  deactivated:
    "Your university has closed this account. If that is a mistake, ask its careers service.",
} as const;

export type SignOnRefusal = keyof typeof signOnRefusals;

export function isSignOnRefusal(word: string): word is SignOnRefusal {
  return Object.hasOwn(signOnRefusals, word);
}

/** What an admin can do about it, beside what the person read. */
export const signOnAdvice: Partial<Record<SignOnRefusal, string>> = {
  "provider-away": "Check that the addresses above are right and can be reached from the internet.",
  "provider-refused": "The provider said no. Its own log says why.",
  "settings-wrong": "Check the issuer, the client ID and the secret, or read the metadata again.",
  "not-signed":
    "The certificate above is not the one the provider signs with, or it does not sign. Read the metadata again.",
  "wrong-audience":
    "At the provider, set the entity ID (audience) and the address for answers exactly as shown above.",
  "wrong-clock": "The clock of the provider is more than two minutes off.",
  encrypted:
    "Have the provider read our metadata again: it holds the certificate to encrypt for. Use RSA-OAEP and AES.",
  "no-email": "Have the provider release an email address, and name its attribute above.",
  "not-listed":
    "Add the domain of the address to your domains, or the address to your list of students.",
  "not-a-student": "Check the values for students and graduates above.",
  "address-not-theirs":
    "Have the provider send an address on one of your domains, or email_verified with other addresses.",
  "another-person":
    "The address was given to somebody else. If your provider only changed the identifier it sends, press “Link people again” below.",
  unsolicited: "People have to start at our sign-in page. A tile at the provider can lead there.",
};

/** Every way saving the settings says no. */
export const providerRefusals = {
  "metadata-not-xml": "That is not SAML metadata: it could not be read as XML.",
  "metadata-several":
    "That metadata describes several providers. Give the metadata of your own provider alone.",
  "metadata-no-provider": "That metadata describes no identity provider.",
  "metadata-no-address":
    "That metadata names no address to sign in at that works by redirect (HTTP-Redirect).",
  "metadata-no-certificate": "That metadata holds no certificate that can be read.",
  "metadata-plain-http": "The addresses in the metadata must begin with https://.",
  "metadata-other-provider":
    "The metadata at that address now names another provider. Save it again if that is right.",
  "key-changes":
    "A new key was made less than 30 days ago. Make another when the one before has retired.",
  "not-complete": "Save the provider’s details first, then switch it on.",
  "secret-needed": "Enter the client secret.",
  "secret-again":
    "Enter the client secret again. The one we have was given for another issuer or client ID.",
} as const;

export type ProviderRefusal = keyof typeof providerRefusals;
