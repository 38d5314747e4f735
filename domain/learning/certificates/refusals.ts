/** Every way a certificate can say no to its holder. */
export const certificateRefusals = {
  "not-found": "We could not find that certificate.",
  "not-finished":
    "A certificate needs every lesson of the course watched and every check passed, as the course stands today.",
} as const;

export type CertificateRefusal = keyof typeof certificateRefusals;
