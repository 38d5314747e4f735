/** How a university's own sign-in speaks to us. */
export const signOnProtocols = ["oidc", "saml"] as const;
export type SignOnProtocol = (typeof signOnProtocols)[number];

/** Beside passwords, or instead of them for the university's own addresses. */
export const signOnModes = ["beside", "only"] as const;
export type SignOnMode = (typeof signOnModes)[number];

/** What an attempt was begun for. */
export type SignOnPurpose = "sign-in" | "try" | "sign-out";

/** Which of the provider's attributes holds what; an empty name means that it is not read. */
export type AttributeMapping = {
  email: string;
  givenName: string;
  familyName: string;
  affiliation: string;
  /** Values of the affiliation that mean a student, or somebody who has left. */
  studentValues: string[];
  alumniValues: string[];
  course: string;
};

/** Every value of every attribute that came, by its name. */
export type Attributes = Record<string, string[]>;
