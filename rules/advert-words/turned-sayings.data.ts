import { sayingRows } from "./saying-rows.ts";

/**
 * Sentences in which a few words turn round what the rest seems to say: what was and is no more,
 * what others do, what will be, what trails off. For tests. Each kind stands beside what looks like it.
 */
export const turnedSentences = sayingRows(`
no There is no reason why we do not sponsor visas other than cost.
conditional There is no reason why we could not sponsor visas other than cost.
conditional There is no reason why we can't sponsor you for a visa except the cost.
yes There is no reason why we could not sponsor your visa.
yes There is no reason why we couldn't offer visa sponsorship.
unclear There is no reason why we would not sponsor visas.
unclear From 2027 we will stop visa sponsorship.
unclear From 2027 we will end visa sponsorship.
unclear From 2027 we will review visa sponsorship.
unclear From March 2028 we will withdraw visa sponsorship.
conditional From 2027 we will offer visa sponsorship.
conditional From March 2028 we can sponsor you.
conditional From 2027 we will start offering visa sponsorship.
conditional In 2027 we will offer visa sponsorship.
conditional In March 2027 we will begin to sponsor visas.
unclear In 2027 we will end visa sponsorship.
conditional Visa sponsorship will be available from 2027.
yes The programme starts in September 2027 and we will offer visa sponsorship.
unclear We've got you covered with visa sponsorship advice.
unclear We've got you covered with full visa sponsorship guidance.
unclear We've got you covered by our visa information.
unclear We've got you covered with everything except visa sponsorship.
unclear We've got you covered with everything but visa sponsorship.
yes We've got you covered with visa sponsorship.
yes We've got you covered with free visa sponsorship.
no Visa sponsorship is available to nobody.
no Visa sponsorship is available to no one.
no We offer visa sponsorship to no-one.
yes Visa sponsorship is available to everyone.
no Visa sponsorship is available at our other sites, not this one.
no Visa sponsorship is offered in London, not here.
no We sponsor visas for other roles, not for this one.
unclear Visa sponsorship is available at our other sites.
yes We sponsor visas at this and other sites.
no Visa sponsorship is offered by few employers, and we are not one of them.
unclear Visa sponsorship is offered by few employers.
yes Visa sponsorship is offered by few employers, and we are one of them.
unclear Some employers refuse visa sponsorship, we are not one of them.
conditional Few of our roles come with visa sponsorship; this is one without.
conditional Some of our jobs do offer visa sponsorship.
yes We have many roles and offer visa sponsorship.
no Gone are the days when we offered visa sponsorship.
no Gone are the days when we could sponsor you.
unclear Gone are the days when visa sponsorship was for bankers.
unclear Gone are the days when we shied away from offering visa sponsorship.
no We offered visa sponsorship until last year.
no We sponsored visas until 2025.
no Visa sponsorship was available until 2025.
unclear Visa sponsorship was available last year.
unclear We offered visa sponsorship to ten people last year.
yes We have offered visa sponsorship since 2010.
no Visa sponsorship has been provided to previous staff but is closed now.
unclear Visa sponsorship has been provided to previous staff.
no We offer visa sponsorship but this has now ended.
yes We offer visa sponsorship but our office is closed now.
no We are too small to sponsor visas.
no We are too small a firm to sponsor visas.
no We are too new to offer visa sponsorship.
no We are still too young a company to be able to sponsor visas.
unclear We are not too small to sponsor visas.
unclear No firm is too small to sponsor visas.
yes We are all too happy to sponsor visas!
no Sponsoring visas is beyond our means.
no Visa sponsorship is outside our budget.
no Visa sponsorship is beyond us.
yes Visa sponsorship is available outside London.
no It is far from the case that we offer visa sponsorship.
no We are far from being able to sponsor visas.
yes Far from home we offer visa sponsorship and a flat.
no We'd be lying if we said we offer visa sponsorship.
unclear We wouldn't be lying if we said we offer visa sponsorship.
unclear We'd be lying if we said we do not offer visa sponsorship.
no It would be untrue to say that we sponsor visas.
unclear Offers of visa sponsorship in our name are fake.
unclear Beware of fake offers of visa sponsorship.
yes We offer visa sponsorship for fraud analysts.
conditional Do you sponsor visas? Yes. But only internally.
conditional Do you sponsor visas? Yes. Only temporarily.
conditional Do you sponsor visas? Yes, but only internally.
unclear It is not the case that we never sponsor visas.
unclear It is not the case that we refuse to sponsor visas.
unclear It is not the case that we only sponsor visas for nurses.
unclear It isn't the case that we don't sponsor visas.
no It isn't the case that we sponsor visas.
unclear Do you sponsor visas? Yes.. but rarely.
unclear Do you sponsor visas? Yes… but rarely.
unclear Do you sponsor visas? Yes … but rarely.
unclear Do you sponsor visas? Yes…
unclear Do you sponsor visas? We do .. it depends.
unclear Do you sponsor visas? We do … it depends.
unclear Do you sponsor visas? We do… well, ask us.
unclear Do you sponsor visas? Yes .. for doctors
unclear Do you sponsor visas? Yes ... for doctors
unclear Do you sponsor visas? Yes&hellip; for doctors
no Do you sponsor visas? No…
no Do you sponsor visas? No ...
yes Do you sponsor visas? … Yes.
yes Do you sponsor visas? Yes. … Apply now.
no <td>Visa sponsorship</td><td>&nbsp;No</td>
no <td>Visa&nbsp;sponsorship</td><td>No&nbsp;</td>
no <td>Visa sponsorship</td><td>&#160;No</td>
yes <td>Visa sponsorship</td><td>&nbsp;Yes&nbsp;</td>
unclear <td>Visa sponsorship</td><td>&nbsp;</td>
no <p>We can&rsquo;t sponsor visas.</p>
no We don&#39;t offer&nbsp;visa sponsorship.
no Visa sponsorship &ndash; no
yes Relocation &amp; visa sponsorship offered.
unclear If you need visa sponsorship and are not here yet, we will help.
yes Visa sponsorship is available if you are not here yet.
yes We offer visa sponsorship and training second to none.
yes We offer visa sponsorship and care second to no one.
yes It is never too early to apply: we sponsor visas.
yes If you are too busy to arrange your visa we will sponsor you.
yes Visas are too expensive to get alone, so we will sponsor you.
no It is too expensive for us to sponsor visas.
unclear You would not be wrong to say we sponsor visas.
unclear We are not far from offering visa sponsorship.
yes We offer visa sponsorship and are not one of those agencies that charge.
conditional Visa sponsorship is offered for some roles, and this is not one of them.
yes Yes we offer visa sponsorship, whether you are in this location or abroad.
no Visa sponsorship is offered in London, not in this office.
no We sponsor visas for nobody.
conditional We will sponsor visas from 2027.
conditional We will offer visa sponsorship in 2028.
conditional By 2027 we will offer visa sponsorship.
conditional We plan to offer visa sponsorship from April 2027.
yes For our 2027 intake we will offer visa sponsorship.
unclear We have sponsored visas until now.
no <li>Visa sponsorship:&nbsp;<b>No</b></li>
no <b>Visa</b> <b>sponsorship</b><br>No
no Visa sponsorship isn&apos;t available.
no We sponsor visas. However, this role does not qualify.
no We sponsor visas. Just not for this role.
no We sponsor visas. Not for this post, sorry.
no We sponsor visas. This role is excluded.
no We sponsor visas. Unfortunately this is not one of those roles.
no We sponsor visas for some roles. This is not one of them.
no Our organisation sponsors visas. This particular vacancy is not eligible.
no We sponsor visas across the group. Sadly, for this vacancy we can't.
no We are a licensed sponsor. This role does not qualify.
no Other firms sponsor visas. We don't.
yes We sponsor visas. This role does not need a degree.
yes We sponsor visas. This role is not for the faint-hearted.
yes We sponsor visas. This is not one of those dull jobs, we promise.
yes We sponsor visas. For this role we cannot wait to meet you.
unclear We are a licensed sponsor. This role does not need a degree.
unclear We sponsored visas last year.
unclear We sponsored 20 visas in 2024.
yes We sponsored 20 nurses last year and we will sponsor your visa too.
no We sponsor visas. However, this role is not eligible for sponsorship.
no Our Trust sponsors nurses. Sponsorship is not available for this post.
no We may sponsor visas for senior staff. We cannot offer visa sponsorship for this vacancy.
unclear We sponsor visas. We do not sponsor visas.
unclear We can sponsor visas for this role. Visa sponsorship is not available for this role.
conditional We cannot sponsor visas for this role until you pass probation.
conditional We may sponsor visas for this role. We cannot offer visa sponsorship for this role to remote staff.
conditional We do not sponsor visas during probation.
no We do not sponsor visas. Probation lasts six months.
`);
