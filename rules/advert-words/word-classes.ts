import { EARLIER_TIME, LATER_TIME } from "./later-times.ts";

const set = (words: string) => new Set(words.trim().split(/\s+/));

export const NOT =
  set(`not no never cannot can't cant won't wont don't dont doesn't doesnt isn't isnt aren't arent
  wouldn't couldn't shouldn't needn't mustn't shouldnt neednt wouldnt couldnt unable nor neither unavailable ineligible impossible hasn't haven't didn't hasnt havent didnt unlikely none nobody`);

/** May stand between a negation and what it negates. */
export const FILLER =
  set(`be been being is are was able in a an the position to currently current at this time present moment
  point presently yet now going have has had we our us company firm organisation employer capacity ability means any also
  directly legally permitted allowed willing prepared as of for stage unfortunately so that it will would can could do does did
  may might even all each other further future possible normally usually typically generally always routinely
  ordinarily often able either currently something anything set up equipped on only role vacancy looking they this longer under circumstances atm rn : ( ) * \u2717 \u2713`);

export const GIVE =
  set(`offer offers offered offering provide provides provided providing give giving support supports supported
  supporting arrange arranging assist assists assisting facilitate facilitating cover covers covering extend issue issuing obtain
  pay pays paying fund funding help helps helping include includes including grant consider considering considers entertain accept
  accepting transfer process accommodate undertake come comes attract attracts get receive`);

export const GIVEN =
  set(`available offered provided possible given supported included considered option provision granted
  arranged exist avail applicable guaranteed eligible covered accepted entertained existent permitted part present extended`);

export const NEED =
  set(`need needs needing needed require requires requiring required requirement requirements dependent depend
  rely relying requested seek seeking want`);

export const WELCOME =
  set(`welcome welcomed welcomes welcoming encourage encouraged encourages open invite invited invites consider
  considered considers accept accepted accepts happy glad apply eligible fine support supported supports help helps assist
  delighted keen willing`);

export const TAKEN_ON =
  set(`considered accepted progressed shortlisted eligible suitable successful supported accommodated apply
  processed hired taken proceed consider accept progress employ hire process shortlist support reviewed considering accepting
  recruit appoint appointed review sponsor open take taking`);

const JOB = set(
  "role roles position positions job jobs vacancy post opportunity salary programme internship scheme",
);
/** Something that was and is no more. */
const STOPPED = set(
  "stopped stop stopping ceased cease paused pausing discontinued suspended withdrawn ended halted",
);
const LICENCE = set("licence license licensed licenced");
const PASSED = set("eligible qualify meet meets suitable qualifies attract satisfy open");
const RIGHT = set(
  "right permission authorised authorized authorisation authorization eligible eligibility entitled permitted",
);
const NATIONAL = set("citizen citizens citizenship national nationals nationality passport");
/** How long a permission still lasts, or how long somebody has worked. */
const TERM = set("month months year years");
/** What is promised for a time that is still to come is not offered now. */
const LATER = set(LATER_TIME);
/** ... and what was promised until a time that is over is offered no more. */
const EARLIER = set(EARLIER_TIME);
/** "Too small to sponsor"; not "only too happy to". */
const TOO_WEAK = set("small new young little tiny early");
/** Those who are sponsored for a visa, whatever is said of them: "senior engineers". */
export const PEOPLE =
  set(`candidates applicants people employees workers graduates students individuals staff colleagues hires
  nurses teachers engineers doctors developers chefs carers scientists surveyors accountants
  vets dentists pharmacists midwives welders drivers mechanics technicians assistants practitioners therapists physiotherapists
  radiographers paramedics opticians optometrists architects electricians plumbers bricklayers butchers bakers cooks analysts
  programmers consultants physicians surgeons`);
const NEWCOMER = set("applicant applicants candidate candidates");
/** What is done about visas for others than the reader: "visa queries", "visas for our clients". */
const NO_GRANT =
  set(`query queries question questions issue issues problem problems document documents paperwork advice
  check checks appointment appointments form forms letter letters data details information status`);
const CLIENT = set(
  "clients customers travellers tourists guests visitors passengers families members others",
);
/** Those who sponsor with somebody's help: "we help employers sponsor". */
const EMPLOYERS = set("employers clients companies businesses firms organisations customers");
/** Whom an agency finds people for: whether one of them sponsors is theirs to say. */
const OTHER_EMPLOYERS = set(
  "clients partners employers companies businesses firms organisations providers agencies",
);
/** ... or an employer's own: "our homes". They are others' only where somebody recruits for them. */
const SITES = set("schools hospitals trusts homes universities colleges nurseries practices");
const RECRUIT = set(
  "recruit recruiting hire hiring work working partner represent supply supplying staff serve support place",
);
/** What takes people on for a time; and who pays for such a post without being its employer. */
const ROUND = set(
  "jobs posts vacancies schemes programmes placements internships opportunities fellowship fellowships studentship studentships scholarship bursary",
);
const OUTSIDER = set(
  "royal wellcome epsrc esrc ahrc bbsrc mrc nerc stfc ukri erc innovate foundation charity ministry",
);
const ASK = set("tell state indicate confirm specify know mention disclose advise say inform");

/** The classes that patterns name. */
export const classes: Readonly<Record<string, ReadonlySet<string>>> = {
  ...{ NOT, GIVE, GIVEN, NEED, WELCOME, TAKEN_ON, JOB, LICENCE, PASSED, RIGHT, NATIONAL, ASK },
  ...{ STOPPED, TERM, NEWCOMER, LATER, TOO_WEAK, NO_GRANT, CLIENT, EMPLOYERS, PEOPLE },
  ...{ OTHER_EMPLOYERS, SITES, RECRUIT, ROUND, OUTSIDER, EARLIER },
};

/** Turns an offer or a refusal into "it depends". */
export const DEPENDS =
  set(`exceptional exceptionally exception exceptions except unless normally usually typically generally
  ordinarily routinely possibly potentially perhaps maybe might case-by-case hard-to-fill discretion discretionary individual
  guarantee guaranteed guarantees depending depends sometimes occasionally selected unlikely rarely rare seldom hardly`);

/** ... an offer only: "it is not possible" is a plain no. */
export const SOFTENS = set("possible could only");

/** ... in more than one word. */
export const DEPENDS_PHRASES: readonly (readonly string[])[] = [
  "case by case",
  "hope to be able",
  "hopes to be able",
  "hoping to be able",
  "may become available",
  "might become available",
  "subject to",
  "dependent on",
  "dependent upon",
  "right candidate",
  "right person",
  "right individual",
  "limited circumstances",
  "limited cases",
  "limited number",
  "certain roles",
  "certain positions",
  "certain circumstances",
  "certain candidates",
  "some cases",
  "some roles",
  "some circumstances",
  "some positions",
  "some instances",
  "may be",
  "may offer",
  "may provide",
  "may sponsor",
  "may consider",
  "may support",
  "may also",
  "may cover",
  "may pay",
  "can be considered",
  "could be considered",
  "would consider",
  "we'd consider",
  "will consider sponsor",
  "if eligible",
  "if you qualify",
  "if you are eligible",
  "where eligible",
  "where applicable",
  "where possible",
  "eligible candidates",
  "eligible roles",
  "outstanding candidates",
  "specialist roles",
  "senior roles",
  "hard to fill",
  "if the role meets",
  "if the salary",
  "provided that",
  "provided you",
  "provided the",
  "as long as",
  "strong candidates",
  "rule out",
  "in theory",
  "in principle",
  "on paper",
  "last resort",
  "after probation",
  "if you pass",
  "if you complete",
  "once you pass",
  "once you complete",
  "not always",
  "who meet",
  "that meet",
  "which meet",
  "would be considered",
  "may not",
  "may meet",
  "may qualify",
  "must meet",
  "must qualify",
].map((phrase) => phrase.split(" "));

/** Right beside "sponsor" these words mean another kind of sponsor. */
export const OTHER_SPONSORS =
  set(`event events conference conferences charity charities executive project programme program product
  clinical trial trials content post posts ad ads advert adverts deal deals package packages brand brands sport sports sporting club
  athlete athletes shirt festival exhibitor exhibitors exhibition revenue income assets rights pension healthcare health insurance
  medical benefit benefits degree degrees apprenticeship apprenticeships study studies qualification qualifications training
  course courses exam exams membership memberships clearance vetting child children investor investors equity financial
  stakeholder stakeholders meetup hackathon meetups hackathons team football tournament league prize award awards scholarship
  lunches lunch socials social partners manager sales advertising marketing media podcast newsletter campaign campaigns
  activation activations cricket rugby race marathon gym gyms bill mba cima acca aca professional sc dv business senior internal change
  budget board corporate commercial community group groups network networks initiatives initiative resource`);

/** ... and these also a few words away. */
export const OTHER_SPONSORS_NEAR =
  set(`event events conference conferences charity exhibitor exhibitors project trial clinical pension
  insurance degree degrees apprenticeship apprenticeships clearance qualification qualifications football club sports athlete athletes
  festival investor investors equity stakeholder stakeholders content hackathon meetup prize award awards scholarship marathon
  tournament league mba aca acca cima executive budget exam exams study studying studies`);

/** Whom or what somebody sponsors who sponsors visas; without a visa in sight anything else is another matter. */
export const SPONSORED =
  set(`you your candidates candidate applicants applicant people person employees employee workers worker overseas
  international foreign graduates students anyone anybody everyone everybody individuals individual staff colleagues nurses teachers engineers doctors
  unfortunately sadly sorry
  suitable suitably qualified eligible exceptional outstanding skilled talented experienced
  this these that the for at new successful roles role positions position jobs under or and if where non-uk non-eu migrant an a any depends subject no me it them us : ( ) * \u2717 \u2713`);

/** What a firm sponsors for its good name: "the local shelter", "a village fair". */
export const GOOD_CAUSES =
  set(`shelter shelters fair fairs fete fête team teams squad side club clubs hospice hospices park library museum theatre choir
  band orchestra show gala run ride walk swim match cup trophy pitch stadium arena concert concerts church foodbank bank rescue
  refuge party ball parade carnival competition contest season kit jersey shirts boat garden gardens roundabout bench lecture
  series bursary bursaries dog dogs cat cats animal animals zoo donkey lifeboat ambulance family families orphanage children
  child kids girls boys scouts guides brownies playground playgroup cause causes appeal charities project projects game games
  climbers youngsters mothers tour tours screening stage stand evening night fund fundraiser artists athletes player players runners cyclists swimmers
  footballers charity event events festival`);

/** Before those who are sponsored: "great people", but not "great causes". */
export const PRAISED = set("great brilliant good strong top amazing bright");

/** What the Irish stamp on a permission to stay may say. */
export const STAMPS = set("0 1 1a 1g 1h 2 2a 3 4 4eufam 5 6");

/** Beside "visa" these words mean the card. */
export const CARDS =
  set(`mastercard card cards debit credit amex inc payment payments paypal stripe acquirer acquiring scheme schemes
  network networks checkout merchant transactions issuer issuers`);

export const BORDERS = set("but however although though whereas ;");

/** A yes to the question that was asked, unless a "not" follows. */
export const SURE = set("absolutely definitely certainly sure of");

/** Says that somebody is about to say no. */
export const REGRETS = set("unfortunately sadly regrettably sorry afraid regret apologies");

/** Before a "not", an answer to the question that was asked. */
export const SORRY = set("unfortunately sadly regrettably sorry");
