import type { AttributeMapping, Attributes, SignOnProtocol } from "#rules/sign-on.ts";

/** What the provider's words about somebody become here. */
export type MappedPerson = {
  email: string | null;
  name: string | null;
  /** Null where the affiliation says that it is neither a student nor a graduate. */
  role: "student" | "alumni" | null;
  course: string | null;
};

const words = { studentValues: ["student"], alumniValues: ["alum", "alumni"] };

/** What most providers call these: the OpenID claims, and the names of eduPerson (MACE) and LDAP. */
export const usualMapping: Record<SignOnProtocol, AttributeMapping> = {
  oidc: {
    email: "email",
    givenName: "given_name",
    familyName: "family_name",
    affiliation: "",
    course: "",
    ...words,
  },
  saml: {
    email: "urn:oid:0.9.2342.19200300.100.1.3",
    givenName: "urn:oid:2.5.4.42",
    familyName: "urn:oid:2.5.4.4",
    affiliation: "urn:oid:1.3.6.1.4.1.5923.1.1.1.9",
    course: "",
    ...words,
  },
};

const EMAIL = /^[^\s@<>"(),:;[\]\\]+@[^\s@]+\.[^\s@]+$/;

/** Reads a person out of what came, by the university's own mapping. */
export function mapPerson(mapping: AttributeMapping, attributes: Attributes): MappedPerson {
  const first = (name: string) => cleaned(attributes[name]?.find((value) => value.trim() !== ""));
  const email = first(mapping.email)?.toLowerCase() ?? null;
  const names = [first(mapping.givenName), first(mapping.familyName)].filter(Boolean);
  return {
    email: email && EMAIL.test(email) && email.length <= 254 ? email : null,
    name: names.length > 0 ? names.join(" ").slice(0, 200) : null,
    role: roleOf(mapping, attributes[mapping.affiliation]),
    course: first(mapping.course)?.slice(0, 200) ?? null,
  };
}

/** A provider that says nothing of affiliation is believed to let only students come. */
function roleOf(mapping: AttributeMapping, given: string[] | undefined) {
  if (mapping.affiliation === "" || !given || given.length === 0) return "student";
  // "student@northgate.example" is "student", said by Northgate.
  const said = new Set(given.map((value) => value.trim().toLowerCase().split("@")[0]!));
  const isOne = (known: string[]) => known.some((word) => said.has(word.toLowerCase()));
  if (isOne(mapping.studentValues)) return "student";
  return isOne(mapping.alumniValues) ? "alumni" : null;
}

/** Control characters cannot be stored, and no name has them. */
function cleaned(text: string | undefined): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
  return text?.replace(/[\u0000-\u001f\u007f]/g, " ").trim() || null;
}
