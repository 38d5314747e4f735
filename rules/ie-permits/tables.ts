import { type Dated, isInForce } from "#rules/dated.ts";
import { euros } from "./euros.ts";

/** The ways to a permit that the rules give, in the order in which we offer them. */
export const permitWays = [
  "critical-list",
  "critical-list-graduate",
  "critical-any",
  "general",
  "general-graduate",
  "general-sector",
] as const;

export type PermitWay = (typeof permitWays)[number];

export type Permit = "critical-skills" | "general";

export const permitOf: Readonly<Record<PermitWay, Permit>> = {
  "critical-list": "critical-skills",
  "critical-list-graduate": "critical-skills",
  "critical-any": "critical-skills",
  general: "general",
  "general-graduate": "general",
  "general-sector": "general",
};

/** Yearly pay a way asks for, in cents, by the day of the application. */
export type PermitPayRow = Dated & {
  way: PermitWay;
  pay: number;
  /** True where the pay has to be more than the figure, not just as much. */
  isOver: boolean;
};

export const permitPages = {
  criticalSkills:
    "https://enterprise.gov.ie/en/what-we-do/workplace-and-skills/employment-permits/permit-types/critical-skills-employment-permit/",
  general:
    "https://enterprise.gov.ie/en/what-we-do/workplace-and-skills/employment-permits/permit-types/general-employment-permit/",
  criticalSkillsList:
    "https://enterprise.gov.ie/en/what-we-do/workplace-and-skills/employment-permits/employment-permit-eligibility/highly-skilled-eligible-occupations-list/",
  ineligibleList:
    "https://enterprise.gov.ie/en/what-we-do/workplace-and-skills/employment-permits/employment-permit-eligibility/ineligible-categories-of-employment/",
} as const;

/**
 * The roadmap to 2030 raises the lines about every 1 March, so none is vouched for
 * after February 2027: a later day is refused until its row is here.
 */
const sinceMarch2026 = { effectiveFrom: "2026-03-01", effectiveTo: "2027-02-28" };
/** Known from announcements of the change; the first of them was read on 5 December 2025. */
const beforeMarch2026 = {
  effectiveFrom: "2025-12-05",
  effectiveTo: "2026-02-28",
  checkedOn: "2026-02-20",
};
const criticalSkills = { source: permitPages.criticalSkills, checkedOn: "2026-05-19" };
const general = { source: permitPages.general, checkedOn: "2026-10-05" };

/** Before March 2026 we hold no lower line for graduates or sectors, so those ways are not judged. */
export const permitPay: readonly PermitPayRow[] = [
  {
    way: "critical-list",
    pay: euros(38_000),
    isOver: false,
    ...criticalSkills,
    ...beforeMarch2026,
  },
  { way: "critical-any", pay: euros(64_000), isOver: true, ...criticalSkills, ...beforeMarch2026 },
  { way: "general", pay: euros(34_000), isOver: false, ...general, ...beforeMarch2026 },

  { way: "critical-list", pay: euros(40_904), isOver: false, ...criticalSkills, ...sinceMarch2026 },
  {
    way: "critical-list-graduate",
    pay: euros(36_848),
    isOver: false,
    ...criticalSkills,
    ...sinceMarch2026,
  },
  { way: "critical-any", pay: euros(68_911), isOver: true, ...criticalSkills, ...sinceMarch2026 },
  { way: "general", pay: euros(36_605), isOver: false, ...general, ...sinceMarch2026 },
  { way: "general-graduate", pay: euros(34_009), isOver: false, ...general, ...sinceMarch2026 },
  { way: "general-sector", pay: euros(32_691), isOver: false, ...general, ...sinceMarch2026 },
];

/** First and last day our pay lines cover. */
export const permitDays = { first: "2025-12-05", last: "2027-02-28" } as const;

/** The pay lines on an ISO day. Refuses a day no row covers. */
export function payRowsOn(on: string): readonly PermitPayRow[] {
  const rows = permitPay.filter((row) => isInForce(row, on));
  if (rows.length === 0) throw new RangeError(`No Irish permit pay covers ${on}`);
  return rows;
}

/** Everything else the two permits ask, as the department's page says it. */
export type PermitTerms = Dated & {
  offerMonths: number; // Critical Skills only
  degreeWithinMonths: number; // the lower graduate lines
  irishDegreeLevel: number; // General only
  weeksBeforeStart: number;
  shareOfEea: number; // per cent of the employer's staff
  labourMarketTestDays: number; // General only
  stayMonths: number; // with the first employer, Critical Skills
};

const terms = {
  offerMonths: 24,
  degreeWithinMonths: 12,
  irishDegreeLevel: 8,
  weeksBeforeStart: 12,
  shareOfEea: 50,
  labourMarketTestDays: 28,
  stayMonths: 9,
};

/** We read of new pay lines for March 2026, and of no other change. */
export const permitTerms: readonly PermitTerms[] = [
  { ...terms, ...criticalSkills, ...beforeMarch2026 },
  { ...terms, ...criticalSkills, ...sinceMarch2026 },
];
