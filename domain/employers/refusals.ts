/** Every way a company can say no, and what the person reads when it does. */
export const companyRefusals = {
  forbidden: "Only an employer’s account can do this.",
  "has-company": "Your account already represents a company.",
  "already-asked": "We already have this request. We will email you when it is decided.",
  "no-company": "Enter your company first.",
} as const;

export const employerDeskRefusals = {
  forbidden: "Only our own staff can do this.",
  "not-found": "We could not find that employer.",
  "already-decided": "Somebody decided that a moment ago.",
  "has-company": "This person already represents another company.",
  "name-taken": "Another employer has this name, or had it before. Choose another name.",
  "changed-since": "The employer changed it after you opened it. Read it again.",
} as const;

export const companyLogoRefusals = {
  "no-company": "Enter your company first.",
  empty: "Choose a picture first.",
  "too-large": "That file is larger than 2 MB. Send a smaller one.",
  "not-a-picture": "That file is not a PNG, JPEG or WebP picture. Send one of these.",
  "too-many-pixels": "That picture has more than 4 million pixels. Send a smaller one.",
} as const;

export type CompanyRefusal = keyof typeof companyRefusals;
export type EmployerDeskRefusal = keyof typeof employerDeskRefusals;
export type CompanyLogoRefusal = keyof typeof companyLogoRefusals;
