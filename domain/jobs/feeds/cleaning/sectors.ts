import type { Sector } from "../../vocabulary.ts";

/**
 * Words that name a line of work, the telling ones first: a "data engineer" is
 * data, a "sales engineer" is sales. Read in a title, then in a department.
 */
const words: readonly (readonly [Sector, RegExp])[] = [
  ["law", /\b(lawyer|solicitor|barrister|paralegal|counsel|attorney|legal|conveyancer)\b/i],
  [
    "people-hr",
    /\b(recruit(er|ing|ment)|talent|hr|human resources|people (partner|operations|team|ops)|payroll|compensation|people)\b/i,
  ],
  [
    "health",
    /\b(nurs(e|ing)|doctor|physician|pharmac(y|ist)|clinical|clinician|care (assistant|worker|home)|carer|dental|dentist|therap(y|ist)|medical|phlebotomist|healthcare|midwife|caregiver|patient|radiograph(er|y)|optometrist|veterinary|massage|wellness)\b/i,
  ],
  [
    "education",
    /\b(teacher|teaching|tutor|lecturer|professor|school|nursery|curriculum|learning (designer|support)|academic|instructor)\b/i,
  ],
  [
    "sales",
    /\b(sales|account (executive|manager|director)|business development|bdr|sdr|customer success|go[- ]to[- ]market|gtm|revenue|partnerships?|pre-?sales|solutions? (engineer|architect|consultant)|field account)\b/i,
  ],
  [
    "data",
    /\b(data|analytics|machine learning|ml|ai|statistic(s|ian)|business intelligence|bi (analyst|developer)|deep learning|insights?)\b/i,
  ],
  [
    "marketing",
    /\b(marketing|seo|brand|social media|growth|communications|pr (officer|manager)|public relations|campaign|community manager|demand generation)\b/i,
  ],
  [
    "design",
    /\b(designer?|ux|ui|user experience|user research(er)?|creative|illustrator|art director)\b/i,
  ],
  [
    "technology",
    /\b(software|developer|programmer|full[- ]?stack|front[- ]?end|back[- ]?end|devops|sre|site reliability|cloud|cyber|(cyber|information|cloud|application|product|network) ?security|security (engineer|analyst|architect|research(er)?)|infosec|it|information technology|network|systems? (engineer|administrator|analyst)|platform|infrastructure|ios|android|web|qa|test engineer|product manager|product management|technical (program|support|account)|engineering manager|kubernetes|database|helpdesk|tech|technology|scrum|digital|kernel|compiler|mobile|api|applications?)\b/i,
  ],
  [
    "finance",
    /\b(accountant|accounting|accounts|finance|financial|audit(or)?|tax|treasury|actuar(y|ial)|bank(er|ing)?|investment|trader|trading|risk|credit|underwrit(er|ing)|insurance|claims|fp&a|controller|wealth|fraud|aml|kyc|compliance|equity|portfolio)\b/i,
  ],
  ["consulting", /\b(consultant|consulting|advisory|strategy|strategist)\b/i],
  [
    "energy",
    /\b(energy|solar|wind|renewables?|environment(al)?|sustainability|climate|water|utilities|nuclear|oil|gas|grid|ecolog(y|ist))\b/i,
  ],
  [
    "engineering",
    /\b(engineer(ing)?|mechanical|electrical|manufactur(e|ing)|technician|maintenance|machinist|cnc|assembly|welder|hardware|production|process|quality|industrial|mechanic|robotics|aerospace|automotive|operator|fabrication|electronics|fpga|asic|silicon)\b/i,
  ],
  [
    "science",
    /\b(scientist|research(er)?|laborator(y|ies)|lab|biolog(y|ist)|chemist(ry)?|physic(s|ist)|r&d)\b/i,
  ],
  [
    "media",
    /\b(editor(ial)?|writer|copywriter|journalist|content|video|producer|film|photograph(er|y)|translator|podcast|media|publishing)\b/i,
  ],
  [
    "logistics",
    /\b(driver|warehouse|logistics|supply chain|delivery|courier|transport|fleet|procurement|purchasing|inventory|shipping|fulfil?lment|buyer|dispatcher|aviation|rail)\b/i,
  ],
  [
    "hospitality",
    /\b(chef|cook|kitchen|barista|waiter|waitress|bartender|restaurant|hotel|housekeep(er|ing)|hospitality|catering|front of house|food|beverage|host(ess)?|tasting room|cafe)\b/i,
  ],
  [
    "retail",
    /\b(retail|store|shop|cashier|merchandis(er|ing)|stylist|style|beauty|guest|shift (leader|supervisor)|stocker|inbound|closing team|general merchandise|visual)\b/i,
  ],
  [
    "property",
    /\b(property|real estate|estate agent|surveyor|construction|architect(ural)?|building|facilities|housing|planner|quantity|site manager)\b/i,
  ],
  ["charity", /\b(charity|fundrais(er|ing)|ngo|non-?profit|volunteer|humanitarian)\b/i],
  [
    "public-sector",
    /\b(civil service|government|council|policy|public (sector|affairs)|police|social worker|military|defence)\b/i,
  ],
];

export function sectorOf(title: string, department: string | null): Sector {
  return named(title) ?? (department ? named(department) : null) ?? "other";
}

function named(text: string): Sector | null {
  return words.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
