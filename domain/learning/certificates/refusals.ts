/** Every way a certificate can say no to its holder. */
export const certificateRefusals = {
  "not-found": "We could not find that certificate.",
  "not-finished":
    "To get a certificate, watch every lesson of the course as it is today and pass every check.",
} as const;

export type CertificateRefusal = keyof typeof certificateRefusals;
