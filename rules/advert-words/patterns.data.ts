/**
 * How adverts speak of sponsorship. Each line: what it says, then words in their order.
 *
 *   NOT, GIVE ...  a word of that class (word-classes.ts); TOPIC a word about sponsorship; VERB "sponsor" as a verb;
 *                  SPONSORSHIP that word where it is about visas
 *   a|b            one of these words or classes
 *   ~5             up to five words that only fill
 *   ..5            up to five words, but no negation
 *   *              a picture (sentences.ts)
 *   !              no "normally" or "only" beside it makes it depend on something
 *
 * They are tried in this order, and the first that fits a clause tells what it says.
 */
export const patternsOfSponsorship = `
mentions              beware|wary|careful|avoid ..2 anyone|anybody|agents|agencies|recruiters|people ..1 who|that|offering|promising|selling ..6 TOPIC
mentions              NOT ~1 pay|send|trust|believe ..3 anyone|anybody|someone|somebody|agent|agents|agency|agencies|recruiter|recruiters ..1 who|that|which|offering|promising|selling ..6 TOPIC
offers!               NOT ~1 pay|send|trust ..3 anyone|anybody|agent|agents|agency|agencies : ..1 we ~2 VERB|GIVE
offers-nothing        NEED|want|wants|wanting|hoping|hope|seeking|seek|looking|expecting ..5 TOPIC ..3 should|must|may|can|please|to ..2 look|apply|go|try|search elsewhere
offers-nothing        NEED|want|wants|wanting|hoping|hope|seeking|seek|looking|expecting ..5 TOPIC ..3 should|must|please ..2 look|apply|go|try|turn ..1 to|at|for ..1 another|other|different firm|employer|company|organisation|employers|firms|companies
offers!               NOT ~3 NEED another|different employer|organisation|company|firm|sponsor ..5 TOPIC ..2 : we do|sponsor|can|will
offers!               whether|regardless|irrespective ..3 not ..4 NEED|have ..5 TOPIC
offers!               whether ..10 or not ..2 we|we'll ~3 VERB
offers!               whether ..10 or not ..2 we|we'll ~3 GIVE ..4 TOPIC
mentions              whether ..6 TOPIC ..2 or not ..2 we|we'll
offers!               regardless|irrespective ..6 TOPIC
offers!               not only ..6 TOPIC
offers!               no problem|issue|worries ..6 TOPIC
offers!               no bother we|we'll ~2 sort|organise|organize|secure ..1 your|the visa|permit|sponsorship
offers!               no reason not to apply ..4 NEED ..4 TOPIC
offers!               no reason not to apply ..2 we ~2 VERB
mentions              no reason not ..8 TOPIC
offers-on-conditions  no reason why ..1 we could not ~2 VERB|GIVE ..8 except|unless|other|apart|besides|save|beyond
offers-on-conditions  no reason why ..1 we couldn't|can't|cannot|wouldn't ~2 VERB|GIVE ..8 except|unless|other|apart|besides|save|beyond
offers!               no reason why ..1 we could not ~2 VERB|GIVE
offers!               no reason why ..1 we couldn't|can't|cannot|wouldn't ~2 VERB|GIVE
mentions              no reason why ..1 we would|should|can not ~2 VERB|GIVE
mentions              not|isn't|isnt the case that we ~2 NOT|refuse|refused|decline|stopped|only
offers-nothing        not|isn't|isnt the case that we ~2 VERB|GIVE
offers-nothing        far from the case that we ~2 VERB|GIVE
mentions              NOT ~3 lying if ..8 TOPIC
mentions              lying if ..6 NOT ~8 VERB|GIVE
offers-nothing        lying if ..1 said|say|claimed ..1 we ~2 VERB|GIVE
offers!               no|not|isn't|isnt ..2 myth|rumour|rumor|misconception|lie|joke ..2 we|we'll|we'd ~2 VERB
offers!               no|not|isn't|isnt ..2 myth|rumour|rumor|misconception|lie|joke ..2 we|we'll|we'd ~2 GIVE ..4 TOPIC
mentions              NOT ~3 lie|untrue|false|wrong|misleading to say|claim
offers-nothing        lie|untrue|false|wrong|misleading to say|claim ..1 we ~2 VERB|GIVE
mentions              NOT too TOO_WEAK ..3 to ~4 VERB|GIVE
mentions              no|none|nobody ..3 too TOO_WEAK ..3 to ~4 VERB|GIVE
mentions              NOT far from ~4 VERB|GIVE
mentions              competitors|rivals|competition NOT ~3 VERB|GIVE
mentions              competitors|rivals|competition do|does|will|can NOT ~3 VERB|GIVE
mentions              give|drop|send us|me ..4 call|ring|shout|bell|line|email|message ..6 TOPIC
offers!               no limit|cap|charge|fee|cost ..3 TOPIC
offers!               NOT ~1 charge ..2 TOPIC
offers!               TOPIC ..2 not|no|never ~1 problem|issue|barrier|obstacle
offers!               NOT ~2 turn|turned ..3 away ..4 TOPIC
offers!               NOT let ..4 TOPIC
offers!               NOT ~4 disadvantage|disadvantaged ..6 TOPIC
offers!               no|not|don't|dont ~1 NEED ..5 TOPIC ..1 : ..2 we ~2 VERB|GIVE
offers!               not|don't|dont ~1 NEED ..5 TOPIC ..1 as|because|since ..1 we|we'll ~2 VERB|GIVE
offers!               NOT ~4 NEED|arrange|organise|fund ..4 own ..2 TOPIC ..2 we ~2 VERB|GIVE
offers!               if ..1 ~1 NOT have ..1 own ..2 TOPIC we ~2 VERB
offers!               we ~3 VERB ..3 not|don't|dont have ..1 own ..2 TOPIC
offers-nothing        don't|dont|not worry ..6 TOPIC ..2 we NOT ~3 GIVE|TAKEN_ON|VERB
offers!               don't|dont|not worry ..6 TOPIC
offers!               NOT ~3 NEED|have ..2 worry ..6 TOPIC
offers                who NEED current ..3 TOPIC ..8 are|is ~1 welcome|welcomed|encouraged
offers                requiring|needing current ..3 TOPIC ..8 are|is ~1 welcome|welcomed|encouraged
mentions              no ..4 * ..1 we|they ~2 VERB|GIVE
offers!               NOT ~1 shy ..1 from ..2 TOPIC
offers-nothing        JOB ..2 exempt|excluded from ..2 TOPIC
offers-on-conditions  not all|every ..6 PASSED|GIVE|VERB ..4 TOPIC
offers-on-conditions  NOT ~4 rule|ruled|exclude|excluded ..4 TOPIC
offers-on-conditions  NOT ~5 guarantee|promise ..8 TOPIC
offers-on-conditions  NOT ~1 saying no to ..3 TOPIC
offers-on-conditions  TOPIC ..4 not ~2 guaranteed|automatic

offers                offer|offers|offering|provide|provides|providing ..3 sponsorship ..6 stamp|pgwp
offers                we ~2 VERB ..6 stamp|pgwp
offers                stamp|pgwp ..6 and ..1 we ~2 VERB
offers                stamp|pgwp ..6 sponsorship ~2 available|offered|provided
mentions              NOT ~4 NEED ..3 stamp 4|4eufam|5
mentions              need|needs ..4 accept|accepts|welcome|consider ..4 stamp
wants-none-needed     must ..6 stamp 4|4eufam|5
wants-none-needed     need|needs ..4 stamp 4|4eufam|5
wants-none-needed     stamp 4|4eufam|5 ..5 required|essential|mandatory|necessary|needed|only
wants-none-needed     must|need|needs|minimum|least ..7 TERM ..2 left|remaining ..4 TOPIC
wants-none-needed     must|need|needs ..4 TOPIC ..3 minimum|least ..5 left|remaining
wants-none-needed     TOPIC must be valid ..6 TERM
wants-none-needed     must ..1 have|hold|possess ..3 lmia
mentions              must|need|needs|require|required ..4 lmia approved|approval|supported
mentions              lmia approved|approval|supported ..3 required|essential|needed|mandatory
offers                lmia approved|supported ..1 JOB

says-not-licensed     NOT ~6 hold|have|holding|possess|got ..4 TOPIC ..1 LICENCE
says-not-licensed     NOT ~6 hold|have|holding|possess ..2 LICENCE ..3 TOPIC
says-not-licensed     NOT ~6 LICENCE|registered|approved ..3 TOPIC
says-not-licensed     no ..2 TOPIC LICENCE
says-not-licensed     lack|lacks|lacking ~3 LICENCE ..4 TOPIC
says-not-licensed     NOT ~3 plan|plans|planning|intend|intention|hope|apply|applying|waiting|awaiting ..6 TOPIC LICENCE
says-not-licensed     lack|lacks|gave|lost|surrendered ~4 TOPIC LICENCE
says-not-licensed     TOPIC LICENCE ..6 refused|rejected|declined|denied|unsuccessful
says-not-licensed     TOPIC LICENCE ..3 STOPPED|revoked|expired|lapsed|surrendered
says-not-licensed     LICENCE ~1 TOPIC ..3 STOPPED|revoked|expired|lapsed|surrendered

mentions              can|may|could start|begin|join ..6 without ..4 TOPIC
mentions              can|may work ..3 year|years|months ..3 without ..4 TOPIC
mentions              with or without ..4 TOPIC
mentions              NOT ~4 NEED ..4 own ..2 TOPIC
wants-none-needed     GIVE|TAKEN_ON|WELCOME ..6 with|have|has|having|hold|holding ..1 own ..3 TOPIC
offers                we ~4 VERB ..3 own ..3 TOPIC
offers                we ~4 GIVE ..2 your own ..3 TOPIC
offers                we ~4 help|assist|support ..3 get|arrange|obtain ..1 own ..3 TOPIC
offers                we ~4 GIVE|WELCOME|TAKEN_ON ..4 without ..1 own ..3 TOPIC
wants-none-needed     must|need|needs|required|responsible|have|hold|fund|arrange|expected ..6 own ..3 TOPIC
wants-none-needed     must|need|needs ..8 provide|have|hold|arrange|bring your|their own ..1 TOPIC
wants-none-needed     must|need|needs|require ..4 valid|existing|current ..2 TOPIC
offers                must ..1 have|hold|possess ..3 TOPIC ..1 that|which lets|allows|permits|entitles ..8 or ..1 we|we'll ~4 VERB
offers                must ..1 have|hold|possess ..3 TOPIC ..1 that|which lets|allows|permits|entitles ..8 or ..1 we|we'll ~4 GIVE ..4 TOPIC
wants-none-needed     must ..1 have|hold|possess ..3 TOPIC ..1 that|which lets|allows|permits|entitles
wants-none-needed     not ~1 now or ~3 future ..1 NEED ..5 TOPIC
wants-none-needed     without ..8 TOPIC
wants-none-needed     NOT ~5 NEED ..7 TOPIC
wants-none-needed     requires|needs|require|need no ..3 TOPIC

mentions              NOT ~1 doubt ..6 TOPIC
offers-nothing        doubt|doubts|doubtful ..6 VERB
offers-nothing        doubt|doubts|doubtful ..6 GIVE ..4 TOPIC
offers-nothing        VERB so few PEOPLE
offers-nothing        VERB nobody|no-one|none
offers-nothing        VERB no one|PEOPLE|NEWCOMER|visas
offers-nothing        no ~1 budget|funds|funding for|to ..2 TOPIC
mentions              NOT|never ~1 lack|lacking ..2 resources|means|budget|capacity|infrastructure|funds|facilities ..1 to|for|of ..3 TOPIC
offers-nothing        lack|lacks|lacking ..2 resources|means|budget|capacity|infrastructure|funds|facilities|licence ..1 to|for|of ..3 TOPIC
offers-nothing        TOPIC ..6 something ..4 NOT ~4 do|offer|provide|help|support|consider|accommodate|entertain
offers-nothing        wish ..2 we could|were ~3 VERB|GIVE
offers-nothing        if only we could|were ~3 VERB|GIVE
offers-nothing        TOPIC ..1 were we ..2 allowed|permitted|licensed
mentions              nobody's|no-one's ..4 TOPIC ..2 refused|declined|denied|rejected|forgotten|delayed|left
offers-nothing        nobody's|no-one's ..2 TOPIC
offers-nothing        TOPIC ..1 or ..1 did|used until|till|before|to
offers-nothing        SPONSORSHIP ..6 has ..1 closed|ended|finished
offers-nothing        days when|where|that we ~1 could|would|did ..1 VERB ..6 over|gone|past
offers-nothing        gone are the days ..1 we ~2 VERB
offers-nothing        gone are the days ..1 we ~2 GIVE ..4 TOPIC
mentions              gone are the days ..10 TOPIC
offers-nothing        we offered|provided ..4 TOPIC ..4 until|till
offers-nothing        we sponsored ..5 until|till
offers-nothing        TOPIC was|were ..2 GIVEN ..4 until|till
offers-nothing        too TOO_WEAK ..3 to ~4 VERB
offers-nothing        too costly|expensive|complicated|complex|busy ..3 to ~2 VERB
offers-nothing        too TOO_WEAK ..3 to ~4 GIVE ..6 TOPIC
offers-nothing        TOPIC ..1 is|are|lies|falls ~1 beyond|outside ..2 we|us|means|budget|reach|scope|remit|capacity
offers-nothing        far from ~4 VERB
offers-nothing        far from ~4 GIVE ..6 TOPIC
offers-nothing        TOPIC ..3 GIVEN to|for nobody|no-one
offers-nothing        TOPIC ..3 GIVEN to|for no one
offers-nothing        GIVE|VERB ..3 TOPIC to|for nobody|no-one
offers-nothing        GIVE|VERB ..3 TOPIC to|for no one
offers-nothing        TOPIC ..10 not this one|JOB|site|office|branch|location|team
offers-nothing        TOPIC ..10 not for this one|JOB|site|office|branch|location|team
offers-nothing        TOPIC ..3 GIVEN in|at ..3 not in|at this
offers-nothing        TOPIC ..3 GIVEN in|at ..3 not here
offers-nothing        TOPIC ..3 GIVEN by|for|in|at|on ..2 few|some|many|most|other|certain ..7 NOT ~1 one of
offers-nothing        used to ..2 VERB
offers-nothing        used to GIVE|do ..4 TOPIC
offers-nothing        STOPPED|against|refuse|refuses ~3 VERB
offers-nothing        STOPPED|against|refuse|refuses ~3 GIVE ..6 TOPIC
offers-nothing        paused|suspended|discontinued|withdrawn|stopped ..2 TOPIC
offers-nothing        we|we've ~2 had|have|having to ~1 STOPPED|withdraw|end|pause|suspend|discontinue|drop ..3 TOPIC
offers-nothing        TOPIC ..4 we|we've ~1 had|have to ~1 STOPPED|withdraw|end|pause|suspend|discontinue|drop
offers-nothing        TOPIC ..8 NOT set up ..1 for|to
offers-nothing        TOPIC ..4 STOPPED
offers-nothing        decline|declines|reject|rejects|refuse ..6 NEED ..4 TOPIC
offers-nothing        not|isn't|isnt ~3 JOB|one ..6 GIVE ..10 TOPIC
offers-nothing        not|isn't|isnt ~3 JOB|one ..6 TOPIC ..5 GIVEN
offers-nothing        not|isn't|isnt ~3 JOB|one ..6 VERB
offers-nothing        none|nobody ..6 GIVE|VERB|PASSED ..8 TOPIC
offers-nothing        none|nobody ..8 VERB
offers-nothing        NOT ~4 have|has ..2 resources|means|budget|capacity|infrastructure|funds|facilities to|for ..3 TOPIC
offers-nothing        non-sponsored|unsponsored JOB
offers-nothing        NOT ~3 participate|engage|partake ..3 TOPIC
mentions              sponsorship is|are ..1 excluded|closed for|to no|nobody|none|no-one
offers-nothing        sponsorship is|are ..1 excluded|closed
offers-nothing        TOPIC ..3 off ..1 cards|menu
offers-nothing        NOT ~3 policy|practice ..2 VERB|GIVE
offers-nothing        NOT ~2 act|acting|serve as ..1 sponsor|sponsors
offers-nothing        NOT ~3 do ..3 TOPIC
offers-nothing        NOT ~1 ask|request ..3 TOPIC
offers-nothing        NEED ..4 TOPIC ..6 not|isn't|isnt ..1 for you
offers-nothing        NEED ..4 TOPIC ..4 not|isn't|isnt the|a|your ..1 JOB for you
offers-nothing        zero ..1 TOPIC
offers-nothing        zero chance|prospect|possibility of|for ..2 TOPIC
offers-nothing        TOPIC ..2 : n a
offers-nothing        TOPIC ..2 out of the question
offers-nothing        TOPIC ..2 off the table
offers-nothing        TOPIC ..3 not ~2 cards|table|agenda
offers-nothing        TOPIC ..3 on hold
offers-nothing        TOPIC ..5 moved away
offers-nothing        closed|scrapped|dropped ..3 TOPIC
offers-on-conditions  NOT ~10 VERB|GIVE ..4 until|before ..1 LATER
offers-on-conditions  NOT ~10 VERB|GIVE ..8 until|before|during ..4 probation|probationary|trial
offers-nothing        not|isn't|aren't ~1 TOPIC
offers-nothing        falls|fall|fell short ..6 TOPIC
offers-nothing        too few|low|little|short|junior ..6 TOPIC
offers-nothing        NOT ~10 GIVE ..12 TOPIC
offers-nothing        NOT ~10 VERB
offers-nothing        NOT ~3 happily|readily|willingly VERB
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
offers-nothing        TOPIC ..8 NOT something ..6 do|offer|provide|help|support|consider|look|accommodate|entertain
offers-nothing        TOPIC ..2 : n
offers-nothing        TOPIC ..2 : \u2717
offers-nothing        TOPIC ..1 ( y n ) : n|no
offers-nothing        TOPIC ..2 : 0
mentions              TOPIC ..7 NOT ~3 used up
offers-nothing        TOPIC ..7 used up
offers-nothing        cos have|has ~2 used|exhausted
offers-nothing        all ..1 cos have|has ~2 allocated
offers-nothing        all ..1 certificates of sponsorship have ~2 allocated
offers-nothing        TOPIC ..1 quota|allocation|limit|allowance ~3 reached|exhausted|full
offers-nothing        certificates of sponsorship have ~2 used|exhausted
offers-nothing        TOPIC ..2 NOT ~3 issued|assigned
offers-nothing        used|using up ..3 TOPIC
offers-nothing        exhausted|spent|exceeded|reached ..4 TOPIC ..1 allocation|quota|limit|allowance
offers-nothing        run|ran out of ..3 TOPIC
offers-nothing        reached|used|exhausted|exceeded ..4 allocation|quota|limit ..6 TOPIC
offers-nothing        NOT ~2 apply ..3 TOPIC
offers-nothing        NOT ~6 have ..4 TOPIC ..2 left|remaining
offers-nothing        NEED ..6 TOPIC ..8 rejected|declined|refused|discounted|withdrawn

mentions              TOPIC ..2 : yes no
mentions              TOPIC ..2 : tbc
mentions              TOPIC ..2 : to be confirmed|decided|discussed
offers-on-conditions  TOPIC ..2 reserved for
offers-on-conditions  TOPIC ..2 is|are ..1 limited|restricted|confined
offers-on-conditions  TOPIC ..8 and|or above|upwards
offers-on-conditions  TOPIC ..6 band|bands|grade|grades|level|levels|salary ..2 and|or higher
offers-on-conditions  once|after|when you|you've|youve ..2 completed|passed|worked|finished|served ..8 TOPIC
offers-on-conditions  after ..4 TERM ..4 we ~2 VERB|GIVE ..3 TOPIC
offers-on-conditions  TOPIC ..6 case-by-case
offers-on-conditions  TOPIC ..6 case by case
offers-on-conditions  TOPIC ..2 only if|where|when
offers-on-conditions  TOPIC ~2 GIVEN to|for phd|doctoral|senior|specialist
offers-on-conditions  TOPIC might|may|could be on ..2 table
offers-on-conditions  there may|might|could be ..4 TOPIC
offers-on-conditions  can|could|will|may|happy ..2 look|looking into|at ..2 TOPIC
offers-on-conditions  limited ~1 sponsorship|visa|visas|cos
offers-nothing        NOT ~2 happy|open|willing|glad|pleased ..1 to discuss|discussing|explore|exploring ..3 TOPIC
offers-on-conditions  happy|open|willing|glad|pleased ..1 to discuss|discussing|explore|exploring ..3 TOPIC
offers-nothing        TOPIC ..1 were we ..2 LICENCE|able|bigger|larger
offers-nothing        TOPIC ..1 if ..1 we|only ~1 were|had|held|could
offers-on-conditions  open to ~1 sponsorship
offers-on-conditions  TOPIC ..3 from your|the|their second|third|fourth|2nd|3rd|4th year
offers-on-conditions  TOPIC ..3 from|after|in year one|1|two|2|three|3
offers-on-conditions  hope|hopes|hoping|plan|plans|planning|expect|expects|expecting ..5 LICENCE ..8 TOPIC
offers-on-conditions  TOPIC ..4 subject|depends|discretion|discretionary
offers-on-conditions  TOPIC ..2 :|( ..6 exceptional|case-by-case|negotiable|limited|restricted|only|maybe|possibly|potentially|sometimes
offers-on-conditions  TOPIC ..2 :|( ..3 case by case
offers-on-conditions  TOPIC ..2 : yes ..1 from ..4 LATER
offers                TOPIC ..2 : yes ..1 if|where|when needed|required|necessary
offers                TOPIC ..2 : yes ..1 if|where|when you need|require
offers                TOPIC ..2 : yes ..3 apply|contact|email|ask|tell|know ..2 if|when|for
offers-on-conditions  TOPIC ..2 : yes ..6 if|where|when|once
offers-on-conditions  TOPIC ..2 : yes ..3 dependent|permitting|conditional|conditions
offers                TOPIC ..2 : yes ..1 see|as|described|listed ..1 above
offers-on-conditions  TOPIC ..2 : yes ..6 above|upwards|paying|earning
offers                TOPIC ..2 : yes ..1 for this|everyone|anyone
offers                TOPIC ..2 : yes ..2 all|any|every|each
offers-on-conditions  TOPIC ..2 : yes for
offers-on-conditions  TOPIC ..2 : yes ..1 :|(|available|offered|provided for
offers                TOPIC ..2 : yes ..1 see|view|visit|read|check|click|we|please|apply|this
offers-on-conditions  TOPIC ..2 : yes ..3 hires|holders|roles|positions|posts|contracts|graduates|managers|engineers|nurses|doctors|teachers|developers|specialists|level|levels|grade|grades
mentions              details|information|info of|about|on|regarding|around ..3 TOPIC ..3 will|can|is|are ~2 given|provided|available|included|shared|discussed|found
offers-on-conditions  from|after|come|starting|beginning|effective ..4 LATER ..1 we|we'll ~2 VERB
offers-on-conditions  from|after|come|starting|beginning|effective ..4 LATER ..1 we|we'll ~2 GIVE ..5 TOPIC
offers-on-conditions  from|after|come|starting|beginning|effective ..4 LATER ..1 the|our company|firm|trust|school|university|hospital|business|organisation|group ~2 VERB
offers-on-conditions  from|after|come|starting|beginning|effective ..4 LATER ..1 the|our company|firm|trust|school|university|hospital|business|organisation|group ~2 GIVE ..5 TOPIC
offers-on-conditions  in|by ..4 LATER ..1 we|we'll ~2 start|begin|resume VERB|GIVE
offers-on-conditions  from|after|starting|beginning|effective ..4 LATER ..1 all|every|each|any|most|our|these ..4 JOB|ROUND ..6 GIVE|PASSED|carry|have ..4 TOPIC
offers-on-conditions  as of ..4 LATER ..1 all|every|each|any|most|our|these ..4 JOB|ROUND ..6 GIVE|PASSED|carry|have ..4 TOPIC
offers-on-conditions  LATER onwards|onward|forward ..1 we|we'll ~2 VERB
offers-on-conditions  LATER onwards|onward|forward ..1 we|we'll ~2 GIVE ..5 TOPIC
offers-on-conditions  LATER onwards|onward|forward ..1 TOPIC ..3 GIVEN|GIVE
offers-on-conditions  LATER ..3 and ..2 then ..2 VERB
offers-on-conditions  LATER ..3 and ..2 then ..2 GIVE ..3 TOPIC
offers-on-conditions  LATER ..3 and ..3 VERB ..3 from then
offers-on-conditions  LATER ..3 and ..3 GIVE ..3 TOPIC from then
offers-on-conditions  from|effective ..3 LATER ~2 TOPIC ..3 GIVEN|GIVE
offers-on-conditions  as of ..4 LATER ~2 TOPIC ..3 GIVEN|GIVE
offers-on-conditions  as of ..4 LATER ..1 we|we'll ~2 VERB|GIVE
offers-on-conditions  TOPIC ~1 from|starting|beginning|effective ..4 LATER
offers-on-conditions  TOPIC ~1 as of ..4 LATER
offers-on-conditions  TOPIC ~3 GIVEN ~1 from|starting|beginning|effective ..4 LATER
offers-on-conditions  TOPIC ~3 GIVEN as of ..4 LATER
offers-on-conditions  TOPIC ~3 GIVEN to|for ..3 from ..4 LATER
offers-on-conditions  VERB ..5 from ..4 LATER
offers-on-conditions  TOPIC ~1 by ..4 LATER
offers-on-conditions  TOPIC ..2 introduced|launched|starting|starts ..1 from|in|by ..4 LATER
offers-on-conditions  we|we'll ..1 start|begin|resume ..1 VERB|GIVE ..3 TOPIC in|by|from|on ..4 LATER
offers-on-conditions  we|we'll ..1 start|begin|resume ..1 VERB|GIVE in|by|from|on ..4 LATER
offers-on-conditions  next|this LATER ..1 we|we'll ~3 VERB
offers-on-conditions  next|this LATER ..1 we|we'll ~3 GIVE ..5 TOPIC
offers-on-conditions  next|this LATER ..1 we|we'll ~2 start|begin|resume ..1 VERB|GIVE
offers-on-conditions  GIVE ..2 TOPIC to start from|in ..4 LATER
offers-on-conditions  TOPIC ~1 GIVEN in|by ..1 LATER
offers-on-conditions  plan|plans|hope|hopes|aim|aims|intend|intends|expect|expects ..1 to ..1 VERB
offers-on-conditions  plan|plans|hope|hopes|aim|aims|intend|intends|expect|expects ..1 to ..1 GIVE ..3 TOPIC
offers-on-conditions  from ..4 LATER ..1 we ..2 will|can ~3 VERB
offers-on-conditions  from ..4 LATER ..1 we ..2 will|can ~3 GIVE ..5 TOPIC
offers-on-conditions  from ..4 LATER ..1 we ..2 will|can ~2 start|begin|resume ~1 VERB|GIVE
mentions              from ..2 LATER ..1 we ..2 will|can ..5 TOPIC
offers-on-conditions  in|by ..4 LATER we ..2 will|can ~3 VERB
offers-on-conditions  in|by ..4 LATER we'll ~3 VERB
offers-on-conditions  in|by ..4 LATER we'll ~3 GIVE ..5 TOPIC
offers-on-conditions  in|by ..4 LATER we ..2 will|can ~3 GIVE ..5 TOPIC
offers-on-conditions  in|by ..1 LATER we ..2 will|can ~2 start|begin|resume ~1 VERB|GIVE
mentions              in|by ..1 LATER we ..2 will|can ..5 TOPIC
offers-on-conditions  TOPIC ..1 will|can ..2 GIVEN ..3 from|in|by ..1 LATER
offers-on-conditions  will|plan|hope|aim|intend|expect ..2 VERB|GIVE ..2 TOPIC from|in|by ..1 LATER
mentions              VERB ..4 TOPIC ~2 until|till ..4 EARLIER
mentions              GIVE ..4 TOPIC ~2 until|till ..4 EARLIER
mentions              TOPIC ~3 GIVEN ~2 until|till ..4 EARLIER
mentions              VERB until|till ..4 EARLIER
mentions              TOPIC ..2 may|might|could|would|should|had ..2 been ..2 GIVEN
mentions              we ..1 may|might|could|would|should|had have ~1 VERB|offered|provided
mentions              have|has|had|we've ..1 offered|provided|supported ..4 TOPIC ..2 past|previously|before
mentions              have|has|we've ..1 sponsored|offered|provided ..5 until|till now|recently
offers-on-conditions  few|some|most|many|several ..2 JOB ~2 GIVE ..6 TOPIC
mentions              TOPIC ..1 elsewhere
mentions              TOPIC ..2 for all ~1 our|the other JOB
mentions              your agency ..1 VERB
mentions              umbrella|end company|client ..2 VERB
mentions              manager|director|officer|person|colleague who ~2 VERB ..1 TOPIC
mentions              GIVE ..3 clients|customers|travellers|tourists|guests|visitors|passengers with ..2 TOPIC
mentions              TOPIC letter|letters|advice|guidance|information|info|training ..3 GIVEN
mentions              training|advice|guidance|talk|talks|webinar|webinars|workshop|workshops|session|sessions|knowledge on|about|of|around|in TOPIC ..6 is|are|be ~2 given|provided|available|offered|on
mentions              a talk|lesson|session|workshop|webinar on|about TOPIC
mentions              GIVE|host|run|hold ..3 training|advice|guidance|talks|webinars|workshops|sessions on|about TOPIC
mentions              GIVE ..2 SPONSORSHIP services|service to|for ..1 EMPLOYERS
mentions              sponsoring ..3 costs|takes|means
offers-on-conditions  applied|applying to ..2 VERB
offers-on-conditions  potential|possibility|chance|prospect for|of ..2 TOPIC
offers-on-conditions  TOPIC ~2 negotiable
mentions              TOPIC ..3 is|are|be ..1 issued|assigned ..6 by ..6 home|ukvi|embassy|consulate|current
offers                certificates|certificate|cos ..3 is|are|be ..1 issued|assigned to|for ..1 all|every|each|successful|you
mentions              TOPIC ~3 GIVEN by|from|at|with|through other|others|another|rival|different
mentions              myth|rumour|rumor|misconception|fiction|fallacy|rumours|rumors|myths ..2 we|they ~2 VERB
mentions              advert|adverts|ad|version|website|websites|page|listing|posting ..3 say|says|said|state|states|stated ..1 that|we we|do|can|will|VERB|GIVE ..5 TOPIC
mentions              myth|rumour|rumor|misconception|fiction|fallacy|rumours|rumors|myths ..2 we|they ~2 GIVE ..4 TOPIC
mentions              people|candidates|applicants|agents|agencies|recruiters|some|many|others|everyone|everybody ..2 think|thinks|thought|believe|believes|assume|assumes|claim|claims|say|says|tell|imagine|suppose ..1 that|we we|do|can|will|VERB|GIVE ..5 TOPIC
mentions              people|candidates|applicants|agents|agencies|recruiters|some|many|others|everyone|everybody ..2 think|thinks|thought|believe|believes|assume|assumes|claim|claims|say|says|tell|imagine|suppose ..1 we VERB
mentions              find|finding ..3 employer|employers|company|companies|firm|firms|organisation|sponsor ..1 who|that|which ~2 VERB|GIVE
mentions              GIVE|VERB|process|processes|processing ..3 TOPIC ..1 for|to ..1 clients|customers|travellers|tourists|guests|visitors|passengers
mentions              GIVE ..2 SPONSORSHIP advice|guidance|consultancy|information|info
mentions              decide|decides|determine|determines|say|says ..2 who|whom|which|whether ..4 TOPIC
mentions              sponsoring ..3 is|can|takes|costs|means ..3 hard|harder|difficult|expensive|costly|complex|complicated|slow|burden|challenge|time|money|lengthy|onerous
offers-on-conditions  we|we'll ~2 start|begin ..4 TOPIC after|once|when|following
mentions              TOPIC ..4 at|in|for ..1 other JOB|sites|offices|branches|locations|teams
offers                TOPIC ..4 by few ..3 and ..1 we are one of
offers-on-conditions  TOPIC ..4 by|through ..4 partner|client OTHER_EMPLOYERS|SITES
offers-on-conditions  TOPIC ..4 by|through ..3 our clients|partners
mentions              SPONSORSHIP of|for ..3 JOB|ROUND ..2 GIVEN by|from OUTSIDER
mentions              SPONSORSHIP of ..3 JOB|ROUND ..2 by|from
mentions              TOPIC ~2 GIVEN by a|an|another|the ..1 third|third-party|external|outside|separate|umbrella|partner
mentions              your current|present|own|previous|existing employer|university|college|sponsor ..1 VERB
mentions              your university|college ..1 VERB
mentions              another|different employer|organisation|company|firm|sponsor|body ~5 VERB|GIVE ..3 TOPIC
mentions              NEED ..1 another|different employer|organisation|company|firm|sponsor|body ..2 VERB|GIVE
offers                competitors|rivals ..4 TOPIC ..4 we do|sponsor|offer
offers                competitors|rivals|competition ..1 we|we'll ~2 VERB
offers                competitors|rivals|competition ..1 we|we'll ~2 GIVE ..4 TOPIC
mentions              competitors|rivals|competition ~3 VERB
mentions              competitors|rivals|competition ~3 GIVE ..4 TOPIC
mentions              TOPIC ..4 by few|some|many|other ..1 employers|companies|firms|organisations
offers                we sponsored ..8 and ..2 will|can|still|we|we'll ~2 VERB|GIVE
mentions              we sponsored ..8 TOPIC
mentions              we offered|provided ..3 TOPIC
mentions              TOPIC was|were ..2 GIVEN
mentions              TOPIC has|have been ..1 GIVEN ..4 previous|past|former|earlier|before|previously
mentions              TOPIC ..6 is|are ~2 fake|fraudulent|bogus|scam|scams
mentions              fake|fraudulent|bogus|scam|scams|scammers|fraudsters ..8 TOPIC
mentions              email|emails|message|messages|anyone|someone ..1 offering|promising ..4 TOPIC
mentions              emails|messages|anyone|someone who|that|which offer|offers|promise|promises ..4 TOPIC
asks                  check|checking|assess|determine|see|find ..2 if|whether ..9 TOPIC
asks                  check|checking ..1 that|they|you ..6 TOPIC
asks                  ensure|sure ..2 you|they ..2 eligible|meet|qualify|can ..5 TOPIC
asks                  TOPIC ..6 check|checking|assess|determine ..2 if|whether|that ..6 PASSED
offers-on-conditions  to be VERB ..2 must|need|needs|have
offers-on-conditions  criteria|requirements|points|threshold ..2 to be VERB
offers                EMPLOYERS|OTHER_EMPLOYERS ..2 and we ~2 VERB
offers                EMPLOYERS|OTHER_EMPLOYERS ..2 and we ~2 GIVE ..4 TOPIC
mentions              help|helps|helping|assist|assists|support|supports|supporting|advise|advises|advising ..2 EMPLOYERS ..4 TOPIC
mentions              let|lets|allow|allows|enable|enables|enabling ..2 EMPLOYERS ..4 TOPIC
mentions              GIVE ..1 visa|immigration advice|guidance|information|info
mentions              help|support|assist you with visa|immigration advice|guidance|information|info
mentions              help|helps|assist|support ..3 TOPIC ..1 for ..1 CLIENT
mentions              TOPIC ..2 for business|client|site|work travel|trips|visits
mentions              how to VERB
offers                we're|are|as one of ..4 OTHER_EMPLOYERS|SITES who|that|which ~3 VERB
offers                we're|are|as one of ..4 OTHER_EMPLOYERS|SITES who|that|which ~3 GIVE ..4 TOPIC
offers                OTHER_EMPLOYERS|SITES we|we'll ~3 VERB
offers                OTHER_EMPLOYERS|SITES we|we'll ~3 offer|provide ..1 TOPIC
offers                group|family of OTHER_EMPLOYERS|SITES ~3 VERB
offers                group|family of OTHER_EMPLOYERS|SITES ~3 GIVE ..4 TOPIC
offers-on-conditions  our clients|partners|employers ..1 ~3 VERB
offers-on-conditions  our clients|partners|employers ..1 ~3 GIVE ..4 TOPIC
offers-on-conditions  of|the|many|most|some|several|other OTHER_EMPLOYERS ..1 ~3 VERB
offers-on-conditions  of|the|many|most|some|several|other OTHER_EMPLOYERS ..1 ~3 GIVE ..4 TOPIC
offers-on-conditions  many|most|some|several|certain|other ..3 SITES ..1 ~3 VERB
offers-on-conditions  many|most|some|several|certain|other ..3 SITES ..1 ~3 GIVE ..4 TOPIC
offers-on-conditions  a few|number ..3 SITES ..1 ~3 VERB
offers-on-conditions  a few|number ..3 SITES ..1 ~3 GIVE ..4 TOPIC
offers-on-conditions  partner|client OTHER_EMPLOYERS|SITES ~3 VERB
offers-on-conditions  partner|client OTHER_EMPLOYERS|SITES ~3 GIVE ..4 TOPIC
offers                OTHER_EMPLOYERS|SITES we|you ~2 RECRUIT for|with|in|at we|we'll ~3 VERB
offers                OTHER_EMPLOYERS|SITES we|you ~2 RECRUIT for|with|in|at we|we'll ~3 GIVE ..4 TOPIC
offers-on-conditions  OTHER_EMPLOYERS|SITES we|you ~2 RECRUIT ..3 VERB
offers-on-conditions  OTHER_EMPLOYERS|SITES we|you ~2 RECRUIT ..3 GIVE ..4 TOPIC
offers-on-conditions  OTHER_EMPLOYERS who|that|which ~3 VERB
offers-on-conditions  OTHER_EMPLOYERS who|that|which ~3 GIVE ..4 TOPIC
offers-on-conditions  RECRUIT ..1 for|with|in|at|to ..4 SITES who|that|which ~3 VERB
offers-on-conditions  RECRUIT ..1 for|with|in|at|to ..4 SITES who|that|which ~3 GIVE ..4 TOPIC
mentions              sister|parent|holding company|companies|firm|business|organisation|school ..4 VERB
mentions              sister|parent|holding company|companies|firm|business|organisation|school ..4 GIVE ..4 TOPIC
asks                  ASK ..8 if|whether ..9 TOPIC
asks                  ask|enquire|wonder|wondering ..3 if|whether ..3 TOPIC
asks                  ask|enquire|check ..5 if|whether they|we|they'll|we'll ..4 VERB
offers-on-conditions  consider|considers|considering ~1 sponsorship|sponsoring
offers-on-conditions  consider|considers|considering ~1 offering|providing|visa|uk|work|employer|skilled ..2 sponsorship
offers-on-conditions  TOPIC ~4 considered
offers-on-conditions  TOPIC ..6 after|following|upon ..6 probation|probationary|trial|TERM
offers-on-conditions  TOPIC when|upon|following ..3 probation|training
offers                LICENCE ~1 TOPIC ..4 and ..1 JOB PASSED ..8 TOPIC
offers                LICENCE ~1 TOPIC ..4 and ..1 JOB is ~1 PASSED ..8 TOPIC
offers                TOPIC LICENCE ..4 and ..1 JOB PASSED ..8 TOPIC
offers                TOPIC LICENCE ..4 and ..1 JOB is ~1 PASSED ..8 TOPIC
offers                employer|we ~1 approved|registered for lmia|lmias and ..1 will|can ~1 GIVE ..3 TOPIC
offers                LICENCE and ..4 VERB
offers                LICENCE ..2 and ..3 GIVE ..3 TOPIC
offers                LICENCE ..2 and ..1 may|can|will|could|do|are|happy|able ..4 VERB
offers-on-conditions  hope|hopes|hoping|plan|plans|planning ..6 TOPIC LICENCE
offers-on-conditions  apply|applying|applied|waiting for ..2 TOPIC LICENCE
offers-on-conditions  awaiting|seeking ..2 TOPIC LICENCE
offers-on-conditions  application for|to ..3 TOPIC LICENCE
offers-on-conditions  TOPIC LICENCE application|renewal ..2 with|before|lodged|decided
offers-on-conditions  TOPIC LICENCE ..4 pending|progress|process|underway|awaited|submitted
mentions              LICENCE ~1 TOPIC ..3 GIVE ..3 TOPIC NO_GRANT|guidance|compliance|services|service|support|management|training|software|systems|consultancy|administration|duties
mentions              LICENCE ~1 TOPIC ..3 GIVE ..6 to|for ..2 students|CLIENT
offers-nothing        LICENCE ~1 TOPIC ..8 to|for existing|current|internal ..3 not
offers-on-conditions  LICENCE ~1 TOPIC ..2 may|might|could ~3 GIVE ..4 TOPIC
offers-on-conditions  LICENCE ~1 TOPIC and ..1 TOPIC may|might|could be GIVEN
offers-on-conditions  LICENCE ~1 TOPIC ..2 we|we'll|will|can GIVE|assign ..4 sponsorship|cos ..3 if|where|when|once|provided
offers-on-conditions  LICENCE ~1 TOPIC and ..1 TOPIC is|are ..1 GIVEN ..3 if|where|when|once|provided
offers                LICENCE ~1 TOPIC ..2 we|we'll|will|can ~2 offer|provide SPONSORSHIP to|for ~1 you|this|everyone|anyone|successful
offers                LICENCE ~1 TOPIC ..2 we|we'll|will|can ~2 offer|provide visa|full|uk|employer|work|free|you ..1 SPONSORSHIP to|for ~1 you|this|everyone|anyone|successful
offers                LICENCE ~1 TOPIC ..2 we|we'll|will|can ~2 offer|provide skilled worker ..1 SPONSORSHIP to|for ~1 you|this|everyone|anyone|successful
offers                LICENCE ~1 TOPIC ..2 we|we'll|will|can ~2 issue|assign|offer|provide ~2 certificate|certificates of sponsorship to|for ~1 you|this|everyone|anyone|successful
offers                LICENCE ~1 TOPIC ..2 we|we'll|will|can ~2 issue|assign|offer|provide you ~2 certificate|certificates of sponsorship to|for ~1 you|this|everyone|anyone|successful
offers                LICENCE ~1 TOPIC ..2 we|we'll|will|can ~2 issue|assign|offer|provide ~2 cos to|for ~1 you|this|everyone|anyone|successful
offers                LICENCE ~1 TOPIC ..2 we|we'll|will|can ~2 issue|assign|offer|provide you ~2 cos to|for ~1 you|this|everyone|anyone|successful
offers                LICENCE ~1 TOPIC and ..1 TOPIC is|are ..1 available|offered|provided to|for ~1 you|this|everyone|anyone|successful
offers                LICENCE ~1 TOPIC and ..1 TOPIC ~1 on offer to|for ~1 you|this|everyone|anyone|successful
offers-on-conditions  LICENCE ~1 TOPIC ..2 we|we'll|will|can ~2 offer|provide SPONSORSHIP to|for
offers-on-conditions  LICENCE ~1 TOPIC ..2 we|we'll|will|can ~2 offer|provide visa|full|uk|employer|work|free|you ..1 SPONSORSHIP to|for
offers-on-conditions  LICENCE ~1 TOPIC ..2 we|we'll|will|can ~2 offer|provide skilled worker ..1 SPONSORSHIP to|for
offers-on-conditions  LICENCE ~1 TOPIC ..2 we|we'll|will|can ~2 issue|assign|offer|provide ~2 certificate|certificates of sponsorship to|for
offers-on-conditions  LICENCE ~1 TOPIC ..2 we|we'll|will|can ~2 issue|assign|offer|provide you ~2 certificate|certificates of sponsorship to|for
offers-on-conditions  LICENCE ~1 TOPIC ..2 we|we'll|will|can ~2 issue|assign|offer|provide ~2 cos to|for
offers-on-conditions  LICENCE ~1 TOPIC ..2 we|we'll|will|can ~2 issue|assign|offer|provide you ~2 cos to|for
offers-on-conditions  LICENCE ~1 TOPIC and ..1 TOPIC is|are ..1 available|offered|provided to|for
offers-on-conditions  LICENCE ~1 TOPIC and ..1 TOPIC ~1 on offer to|for
offers                LICENCE ~1 TOPIC ..2 we|we'll|will|can ~2 offer|provide SPONSORSHIP
offers                LICENCE ~1 TOPIC ..2 we|we'll|will|can ~2 offer|provide visa|full|uk|employer|work|free|you ..1 SPONSORSHIP
offers                LICENCE ~1 TOPIC ..2 we|we'll|will|can ~2 offer|provide skilled worker ..1 SPONSORSHIP
offers                LICENCE ~1 TOPIC ..2 we|we'll|will|can ~2 issue|assign|offer|provide ~2 certificate|certificates of sponsorship
offers                LICENCE ~1 TOPIC ..2 we|we'll|will|can ~2 issue|assign|offer|provide you ~2 certificate|certificates of sponsorship
offers                LICENCE ~1 TOPIC ..2 we|we'll|will|can ~2 issue|assign|offer|provide ~2 cos
offers                LICENCE ~1 TOPIC ..2 we|we'll|will|can ~2 issue|assign|offer|provide you ~2 cos
offers                LICENCE ~1 TOPIC and ..1 TOPIC is|are ..1 available|offered|provided
offers                LICENCE ~1 TOPIC and ..1 TOPIC ~1 on offer
says-licensed         TOPIC ..1 LICENCE
says-licensed         LICENCE|approved|registered|a-rated ..5 TOPIC

mentions              stamp|pgwp ..6 WELCOME|ok
mentions              WELCOME ..6 stamp|pgwp
mentions              previously|formerly ..1 VERB
offers                have|has|we've VERB ..8 and ..2 will|can|still ~2 VERB|GIVE
mentions              have|has|we've ..1 VERB ..6 before|past|previously|elsewhere|other
offers                graduate|student TOPIC ..8 VERB
offers                VERB ..3 whose|on|with|from ..2 graduate|student TOPIC
mentions              WELCOME|GIVE ..6 graduate|student TOPIC
wants-none-needed     otherwise|not ~1 we would need|have to ~2 VERB
wants-none-needed     otherwise|not ~1 we'd need|have to ~2 VERB
mentions              we would need|have to ~2 VERB
mentions              we'd need|have to ~2 VERB
offers                TOPIC ..2 on offer
mentions              NEED|have|hold|holding|already ..5 TOPIC from the outset|start|beginning
offers                SPONSORSHIP from the outset|start|beginning
offers                TOPIC comes|come with ..1 JOB
offers                we ~1 do ..2 SPONSORSHIP
offers                full|free ..1 sponsorship for you|your
offers                TOPIC ..6 glad|happy|pleased|proud ..2 GIVE|do
mentions              sort|organise|organize|secure ..4 visa|permit|sponsorship|cos NO_GRANT
mentions              sort|organise|organize|secure ..4 TOPIC ..1 for CLIENT
mentions              sort|organise|organize|secure ..4 TOPIC ..1 for our|the|their CLIENT
offers                we|we'll ~2 sort|organise|organize|secure your|the ..1 visa|permit|sponsorship|cos
offers                we|we'll ~2 apply for ..4 TOPIC ..3 you|your
offers                take|taking care ..3 TOPIC
mentions              you covered with|by ..2 TOPIC ..1 advice|guidance|information|info
offers                you covered with|by TOPIC
offers                you covered with|by full|free|your TOPIC
offers                WELCOME ..12 NEED|on ..6 TOPIC
offers                NEED ..6 TOPIC ..8 cover|covering letter ..2 we|we'll ~4 VERB
offers                NEED ..6 TOPIC ..8 cover|covering letter ..2 we|we'll ~4 GIVE ..4 TOPIC
mentions              NEED ..6 TOPIC ..8 cover|covering letter
offers                NEED ..6 TOPIC ..14 WELCOME|sponsor|cover|arrange|offer|provide
offers                GIVE ..14 TOPIC
offers                inc|incl ..1 cos
offers                TOPIC ..2 : \u2713
offers                TOPIC ..1 ( y n ) : y|yes
offers                TOPIC ..2 : y
offers                TOPIC ..8 GIVEN|yes|support|assistance|help
offers                we|we'll|we'd ~2 happily|readily|willingly ~1 VERB
offers                can|will|able|happy|willing|we|we'll|they|they'll|do|also|to|gladly|currently|open ~2 VERB
mentions              whose|if ..3 TOPIC ..2 sponsored
mentions              on sponsored ..2 TOPIC
mentions              TOPIC sponsored elsewhere|by|through|under|with
mentions              must|should|hold|holds|holding|whose ..6 TOPIC ..3 sponsored
mentions              TOPIC must|should ..2 be ..1 sponsored
offers                TOPIC ..2 is|are|be ..2 sponsored by|through us|ourselves
offers                TOPIC ..2 is|are|be ..2 sponsored by|through the|our company|firm|trust|school|university|hospital|business|organisation|group|practice|employer
offers-on-conditions  TOPIC ..2 is|are|be ..2 sponsored by|through ..1 clients|partners|client|partner
mentions              TOPIC ..2 is|are|be ..2 sponsored elsewhere|by|through|under
offers-on-conditions  some|certain|most|many TOPIC ..1 is|are ..2 sponsored
offers                TOPIC ..1 is|are ..2 sponsored
offers                TOPIC will|can|could|may|might ..2 be ..1 sponsored
offers                even if ..3 NEED ..4 TOPIC
offers                VERB ..2 TOPIC
offers                benefits|perks|package ..14 TOPIC
offers                eligible|qualifies|meets|suitable|approved ..8 TOPIC
offers                TOPIC ..2 fees|costs|application ..6 paid|covered|met
`;

/** Only for nationals, settled people and the like, whatever is said of sponsorship. */
export const patternsOfExclusion = `
citizens-only         NATIONAL ..5 only
citizens-only         only|must|sole ..6 british|uk|eu|irish|australian|canadian ..3 NATIONAL
citizens-only         australian|canadian|british|uk|irish|eu NATIONAL ..4 required|essential|mandatory
citizens-only         requires|require ..2 australian|canadian|british|uk|irish|eu ..1 NATIONAL
mentions              NOT ~2 us|u.s|american . NATIONAL
mentions              no|not|any ..2 citizenship|nationality ..3 required|needed|necessary|essential|mandatory
citizens-only         only us|u.s|american NATIONAL
citizens-only         us|u.s|american NATIONAL ..2 required|essential|mandatory
citizens-only         us|u.s|american . NATIONAL ..2 required|essential|mandatory
citizens-only         requires|require ..1 us|u.s|american NATIONAL
citizens-only         must be|hold|have ..1 us|u.s|american NATIONAL
citizens-only         must be|hold|have ..1 us|u.s|american . NATIONAL
citizens-only         citizenship ~1 required|essential|mandatory
citizens-only         permanent resident|residents ..1 only
wants-none-needed     must be ..1 permanent resident|residents
wants-none-needed     must be ..3 NATIONAL or|and ..1 permanent resident|residents
wants-none-needed     must hold|have|possess ..3 permanent residency|residence|resident
wants-none-needed     must|only|need|needs ..6 indefinite leave
mentions              NOT ~4 NEED ..3 ilr|settled|pre-settled
wants-none-needed     must|only|need|needs ..4 ilr
wants-none-needed     must|only|need|needs ..4 settled|pre-settled status
wants-none-needed     must|only|need|needs ..4 settled ..1 pre-settled
wants-none-needed     must|only|need|needs ..4 pre-settled ..1 settled
wants-none-needed     RIGHT ..6 work|remain|live ..8 without|no ..1 limit|limits|limitation|restriction|restrictions
wants-none-needed     RIGHT ..6 work|remain|live ..8 with no ..1 limit|limits|limitation|restriction|restrictions
wants-none-needed     must|need|should ~2 no|without limit|limits|restriction|restrictions on|to ..2 RIGHT
wants-none-needed     NOT ~1 accept|take|consider|accepting|taking|considering ..1 overseas|international|foreign NEWCOMER|applications|workers
wants-none-needed     overseas|international NEWCOMER ..3 NOT ~2 apply|considered|accepted
wants-none-needed     NEWCOMER ..2 outside ..4 NOT ~2 apply|considered|accepted
wants-none-needed     unrestricted|unlimited ..2 work|working rights
wants-none-needed     unrestricted|permanent|indefinite|ongoing|unlimited ..4 RIGHT ..3 work|remain
`;

export const patternsOfRightToWork = `
right-to-work         RIGHT|legally ~3 work
right-to-work         work|working rights
right-to-work         uk|u.k|british resident|residents ..1 only
right-to-work         only|exclusively ..5 uk|british resident|residents
right-to-work         must|should|need ..2 be ..2 uk|british resident|residents
right-to-work         must|should|need ..2 be ..1 resident in ..1 uk|kingdom|britain
`;
