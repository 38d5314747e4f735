/**
 * How adverts speak of sponsorship. Each line: what it says, then words in their order.
 *
 *   NOT, GIVE ...  a word of that class (word-classes.ts); TOPIC a word about sponsorship; VERB "sponsor" as a verb
 *   a|b            one of these words or classes
 *   ~5             up to five words that only fill
 *   ..5            up to five words, but no negation
 *   !              no "normally" or "only" beside it makes it depend on something
 *
 * They are tried in this order, and the first that fits a clause tells what it says.
 */
export const patternsOfSponsorship = `
offers!               whether|regardless|irrespective ..3 not ..4 NEED|have ..5 TOPIC
offers!               regardless|irrespective ..6 TOPIC
offers!               not only ..6 TOPIC
offers!               no problem|issue|worries ..6 TOPIC
offers!               don't|dont|not worry ..6 TOPIC
offers!               NOT ~3 NEED|have ..2 worry ..6 TOPIC
offers-on-conditions  NOT ~4 rule|ruled|exclude|excluded ..4 TOPIC
offers-on-conditions  NOT ~5 guarantee|promise ..8 TOPIC
offers-on-conditions  TOPIC ..4 not ~2 guaranteed|automatic

says-not-licensed     NOT ~6 hold|have|holding|possess ..4 TOPIC ..1 LICENCE
says-not-licensed     NOT ~6 hold|have|holding|possess ..2 LICENCE ..3 TOPIC
says-not-licensed     NOT ~6 LICENCE|registered|approved ..3 TOPIC
says-not-licensed     no ..2 TOPIC LICENCE

mentions              can|may|could start|begin|join ..6 without ..4 TOPIC
mentions              can|may work ..3 year|years|months ..3 without ..4 TOPIC
wants-none-needed     without ..8 TOPIC
wants-none-needed     NOT ~5 NEED ..7 TOPIC
wants-none-needed     requires|needs|require|need no ..3 TOPIC

offers-nothing        NOT ~10 GIVE ..12 TOPIC
offers-nothing        NOT ~10 VERB
offers-nothing        NOT ~10 TAKEN_ON ..14 TOPIC
offers-nothing        no|nor|neither ..3 TOPIC
offers-nothing        TOPIC ..8 NOT ~8 GIVEN|offer|provide|support|sponsor
offers-nothing        TOPIC ..6 unavailable|impossible
offers-nothing        TOPIC ..14 NOT ~5 TAKEN_ON|GIVE
offers-nothing        JOB ..6 NOT ~4 PASSED ..10 TOPIC
offers-nothing        ineligible|outside|excluded|below ..8 TOPIC
offers-nothing        NOT ~5 PASSED|LICENCE ..8 TOPIC
offers-nothing        TOPIC ..3 :|( ~1 no|none|not|unavailable
offers-nothing        not|no ~4 open|available ..10 TOPIC
offers-nothing        TOPIC ..4 NOT something ..4 do|offer|provide
offers-nothing        NEED ..6 TOPIC ..8 rejected|declined|refused|discounted|withdrawn

offers-on-conditions  TOPIC ..4 subject|depends|discretionary
asks                  ASK ..8 if|whether ..9 TOPIC
offers                LICENCE and ~1 VERB
says-licensed         TOPIC ..1 LICENCE
says-licensed         LICENCE|approved|registered|a-rated ..5 TOPIC

offers                WELCOME ..12 NEED|on ..6 TOPIC
offers                NEED ..6 TOPIC ..14 WELCOME|sponsor|cover|arrange|offer|provide
offers                GIVE ..14 TOPIC
offers                TOPIC ..8 GIVEN|yes|support|assistance|help
offers                can|will|able|happy|willing|we|do|also|to|gladly|currently|open ~2 VERB
offers                even if ..3 NEED ..4 TOPIC
offers                VERB ..2 TOPIC
offers                benefits|perks|package ..14 TOPIC
offers                eligible|qualifies|meets|suitable|approved ..8 TOPIC
offers                TOPIC ..2 fees|costs|application ..6 paid|covered|met
`;

/** Only for nationals, settled people and the like, whatever is said of sponsorship. */
export const patternsOfClosedDoors = `
citizens-only         NATIONAL ..5 only
citizens-only         only|must|sole ..6 british|uk|eu|irish ..3 NATIONAL
wants-none-needed     unrestricted|permanent|indefinite|ongoing|unlimited ..4 RIGHT ..3 work|remain
`;

export const patternsOfRightToWork = `
right-to-work         RIGHT|legally ~3 work
`;
