import { sayingRows } from "./saying-rows.ts";

/**
 * What only looks like an answer, a value or a limit, beside what is one, and what each comes to. For
 * tests; "\n" stands for a new line. Where nobody answered, "unclear" is right and a firm answer is wrong.
 */
export const nearAnswerSentences = sayingRows(String.raw`
unclear Questions about sponsorship? We are here to help.
unclear Do you sponsor visas? We are based in Leeds.
unclear Do you sponsor visas? We will let you know.
unclear Do you sponsor visas? We can discuss this at interview.
unclear Is sponsorship available? It is under review.
unclear Is sponsorship available? It is closed to new applicants.
unclear Do you sponsor visas? They are suspended at present.
unclear Do you sponsor visas? We will from 2028.
unclear Any questions about your visa status? We will answer them at interview.
unclear Visa sponsorship\nWe are an equal opportunity employer
unclear Visa sponsorship\nWe will check your right to work
unclear Visa Sponsorship\nWe are a Disability Confident employer
yes Visa sponsorship available\nWe can't wait to meet you
yes • Visa sponsorship available\n• We don't track your hours
yes Visa sponsorship offered\nWe do not ask for experience
unclear Visa sponsorship available\nNo visa restrictions
unclear Visa sponsorship offered\nNo visa cost to you
no We are unable to offer visa sponsorship. Unless you hear from us within two weeks, your application was unsuccessful.
no We do not provide sponsorship. Unless otherwise stated, salaries are pro rata.
no No visa sponsorship. Apart from a good salary, we offer 30 days' leave.
no We cannot sponsor visas. Exceptions cannot be made.
no We cannot sponsor visas. Exceptions will not be made.
no We cannot sponsor visas. Exceptions: none.
yes We sponsor visas. If the above sounds like you, get in touch!
yes We sponsor visas. If you would like an informal chat, ring Ann on 0113.
yes We sponsor visas. If you have a passion for teaching, this is the role for you.
yes We sponsor visas. If you require adjustments, tell us.
yes Visa sponsorship available. At all levels.
yes Visa sponsorship available. From junior to senior levels.
yes Visa sponsorship available. Not for profit organisation of the year 2025.
yes Visa sponsorship available. This is only a snapshot of our benefits.
no Is sponsorship offered? Not at all.
no Is sponsorship offered? Not to anyone.
no Is sponsorship offered? Not in any circumstances.
no Is sponsorship offered? Not on any of our roles.
unclear Is sponsorship offered? Not to my knowledge.
no Is sponsorship offered? Not any more.
no Is sponsorship offered? It is unavailable.
no Is sponsorship offered? We are unable to do so.
no Is sponsorship offered? We're not able to.
no Is sponsorship offered? I'm sorry, we do not.
unclear Are you on a Student visa? We can help with your CV.
unclear Worried about your visa? We can help.
unclear Questions about visas? We can help.
no Need sponsorship? Please do not apply.
no Need sponsorship? This role is not for you.
no Need sponsorship? We can't help.
yes Do you sponsor visas? We certainly do.
yes Do you sponsor visas? We do sponsor visas.
yes Are you able to sponsor? We are indeed.
yes Is sponsorship available? It is available.
yes Do you sponsor visas? We do, for all roles.
conditional Do you sponsor visas? We can for nurses.
conditional Do you sponsor visas? Yes, for nurses.
conditional Visa sponsorship | Yes for nurses
yes Do you sponsor visas? Yes, we have done so for many years.
unclear Do you sponsor visas? We are hiring now.
unclear Do you sponsor visas? We can talk.
unclear Do you sponsor visas? It is a good question.
unclear Do you sponsor visas? We don't know yet.
unclear Do you sponsor visas? We do not comment on this.
unclear Do you sponsor visas? Unfortunately we cannot answer that here.
unclear Do you sponsor visas? No experience needed.
unclear Do you sponsor visas? No agencies please.
unclear Visa sponsorship? Sure to be asked.
unclear Visa sponsorship? Of course we will let you know.
conditional Do you sponsor visas? No, except for senior roles.
no Do you sponsor visas? No longer.
no Do you sponsor visas? Unfortunately this is not something we can offer.
no Do you sponsor visas? We're sorry, we can't.
no Do you sponsor visas? Not just now.
no Do you sponsor visas? Not for this particular role.
unclear Do you sponsor visas? Not for the faint-hearted!
conditional Do you sponsor visas? Not for interns.
conditional Do you sponsor visas? Not at all levels.
conditional Do you sponsor visas? Unfortunately not for all roles.
unclear Questions about visas? Yes, ask Ann.
unclear Are you on a Student visa? Yes.
unclear Do you hold a visa? No.
unclear Want to know more about visas? We can help.
unclear Need visa advice? We can help.
yes Need visa sponsorship? We can help with that.
unclear Do you need a visa? If so, this will not affect your application.
unclear Do you require sponsorship? If so, we cannot wait to hear about it.
no Do you require sponsorship? If so, you will not be considered.
no Do you need a visa? If so, we are unable to proceed.
no Visa sponsorship available | Not currently
no Sponsorship offered | No - right to work required
no Sponsorship provided | None
no Visa sponsorship offered\nN/A
yes Visa sponsorship available\nNo two days are the same
yes Visa sponsorship available\nNot your average job
yes Visa sponsorship offered\nNever a dull day
conditional Visa sponsorship available | Case by case
unclear Visa sponsorship\nYou will be part of a team
unclear Visa sponsorship\nSure Start children's centre
unclear Visa sponsorship\nFull time only
conditional Visa sponsorship\nPhD holders only
conditional No visa sponsorship. Unless you have a PhD.
conditional We do not sponsor visas. Exceptions are rarely made.
conditional We do not sponsor visas. Exceptions: senior hires.
conditional We do not sponsor visas. Apart from nurses.
no We do not sponsor visas. No exceptions.
no We do not sponsor visas. Other than that, all are welcome.
no We do not sponsor visas. Apart from that we are flexible.
no We do not sponsor visas. Unless stated, hours are 9 to 5.
no We do not sponsor visas. Except at weekends, the office is open.
yes We sponsor visas. Unless otherwise stated, salaries are pro rata.
yes We sponsor visas. Apart from a good salary, we offer free lunch.
conditional We sponsor visas. Except for interns.
conditional We sponsor visas. If the salary meets the threshold.
yes We sponsor visas. If the above sounds like you get in touch!
yes We sponsor visas. If you require adjustments tell us.
yes We sponsor visas. It will only take five minutes to apply.
yes We sponsor visas. This is only the beginning.
conditional We sponsor visas. This is only the case for senior roles.
conditional We sponsor visas. This can only be offered to nurses.
yes We sponsor visas. This may be the job for you.
yes We sponsor visas. At Acme we take your career to the next level.
conditional We sponsor visas. From Band 6 and above.
yes We sponsor visas. Not to be missed!
conditional We sponsor visas. Not in Scotland.
yes We sponsor visas. Not at all levels do we ask for a degree.
unclear Do you sponsor visas? They are our people team's job.
unclear Do you sponsor visas? We do ask for a degree.
unclear Do you sponsor visas? We can only apologise.
unclear Do you sponsor visas? It is best to ask.
conditional Do you sponsor visas? We will in the future.
unclear Will you sponsor me? We can't say.
unclear Will you sponsor me? We cannot promise anything.
unclear Will you sponsor me? We are not sure.
unclear Will you sponsor me? Not sure.
unclear Will you sponsor me? Not everything can be said here.
no Will you sponsor me? We will not.
no Will you sponsor me? We won't be able to.
no Will you sponsor me? They don't.
no Will you sponsor me? No, that is not possible.
no Will you sponsor me? No - we have no licence.
no Will you sponsor me? Not under any circumstances.
no Will you sponsor me? Certainly not.
no Will you sponsor me? Absolutely not, sorry.
no Will you sponsor me? Sadly no.
no Will you sponsor me? Unfortunately we are unable to at this time.
no Will you sponsor me? Sorry, but we can't.
no Is visa sponsorship available? No it isn't.
no Is visa sponsorship available? It's not available for this role.
no Is visa sponsorship available? Currently, no.
no Is visa sponsorship available? Not as yet.
yes Will you sponsor me? We will!
yes Will you sponsor me? Absolutely!
yes Will you sponsor me? Of course we will.
yes Will you sponsor me? Sure thing.
yes Will you sponsor me? Yes, from day one.
yes Will you sponsor me? Yes, at no cost to you.
yes Will you sponsor me? Yes, in fact we pay the fees too.
yes Will you sponsor me? Yes, at all levels.
conditional Will you sponsor me? Yes, at senior level.
conditional Will you sponsor me? Yes, where the salary allows.
conditional Will you sponsor me? Yes, in our London office.
conditional Will you sponsor me? Yes, after six months.
conditional Will you sponsor me? Not always.
conditional Will you sponsor me? Not for everyone.
conditional Will you sponsor me? No, unless the role is hard to fill.
conditional Will you sponsor me? No, only for senior roles.
conditional Will you sponsor me? We will if you meet the rules.
conditional Is sponsorship available? It is for senior staff.
no Will you sponsor me? No, we make no exceptions.
unclear Visa sponsorship\nNo experience required
unclear Visa sponsorship\nYour growth matters
unclear Visa sponsorship\nThe team is usually friendly
unclear Visa sponsorship\nJoin us
no Visa sponsorship | No, sorry
no Visa sponsorship | No (right to work required)
conditional Visa sponsorship | No (unless exceptional)
conditional Visa sponsorship | Yes, subject to salary
conditional Visa sponsorship | It depends
yes Visa sponsorship | Yes, available
yes • Visa sponsorship available\n• Not-for-profit employer
yes • Visa sponsorship available\n• No weekend work
yes • Visa sponsorship available\n• No dress code
yes • Visa sponsorship available\n• None of the bureaucracy
yes Visa sponsorship provided\nWe are not a big company
no Visa sponsorship available: ✗
no Visa sponsorship available | ✗
no Visa sponsorship available | Not at this time
no We do not sponsor visas. Unless specified, all roles are hybrid.
no We do not sponsor visas. With the exception of bank holidays, we are open daily.
no We do not sponsor visas. Exceptions are not possible.
no We do not sponsor visas. Exceptions won't be considered.
no We do not sponsor visas. There are no exceptions.
conditional We do not sponsor visas. Exceptions can be made for nurses.
conditional We do not sponsor visas. Unless the role is on the shortage list.
conditional We do not sponsor visas. With the exception of senior engineers.
conditional We do not sponsor visas. Except for nurses, who are eligible.
conditional We do not sponsor visas, except for nurses.
yes We sponsor visas. If you need help with your form, our team is here.
yes We sponsor visas. If it sounds right, come and meet us.
yes We sponsor visas. If your CV is ready, send it.
yes We sponsor visas. If you love cooking, look no further!
yes We sponsor visas. If you think you can help, we want to hear from you.
conditional We sponsor visas. If your role is eligible.
conditional We sponsor visas. If you have two years' experience and a degree.
yes We sponsor visas. At every level.
yes We sponsor visas. From entry level to director level.
yes We sponsor visas. From Monday you will join a senior level team.
conditional We sponsor visas. At senior level.
yes We sponsor visas. It is only fair to say that the work is hard.
yes We sponsor visas. This is just the start.
yes We sponsor visas. It might be your next step.
yes We sponsor visas. Not to worry if you are new.
yes We sponsor visas. Not at all stuffy!
conditional We sponsor visas. Not for temporary roles.
conditional We sponsor visas. Not all roles qualify.
conditional We sponsor visas. This may be limited by salary.
conditional We sponsor visas. It is only available to nurses.
conditional We sponsor visas. It might not be available for part-time staff.
unclear Need help with visas? We can help.
unclear Do you require a visa? Tell us more.
yes Do you require a visa? We can help.
yes Need a work permit? No problem.
yes Do you need us to sponsor your visa? We will help.
no Do you need a visa? Unfortunately we cannot consider you.
no Need a visa? Don't apply.
no Require sponsorship? This job isn't for you.
unclear Do you need sponsorship? If so, do not worry.
unclear Got questions about sponsorship? No problem.
unclear Do you have any questions about visas? No.
unclear Are you here on a visa? No problem.
unclear Please tell us if you hold a visa. No agencies.
no Do you sponsor visas? No, not for this role.
no Do you sponsor visas? No, because we have no licence.
no Do you sponsor visas? No, we are too small.
no Do you sponsor visas? No, as the role is part time.
no Do you sponsor visas? No!
no Do you sponsor visas? Regrettably, no.
no Do you sponsor visas? No, never.
no Do you sponsor visas? No, but we can help you find housing.
no Do you offer sponsorship? No, and this will not change.
no Do you offer sponsorship? No. Thank you for asking.
no Do you offer sponsorship? No thanks.
no Do you offer sponsorship? No can do.
no Do you offer sponsorship? No - sorry!
no Do you offer sponsorship? We do not offer this.
no Do you offer sponsorship? We do not currently offer this.
no Do you offer sponsorship? This is not something we offer.
no Do you offer sponsorship? That isn't possible.
no Do you offer sponsorship? We can't at the moment.
no Do you offer sponsorship? Unfortunately, we're unable to.
no Do you offer sponsorship? Unfortunately we are not able to do this at present.
no Do you offer sponsorship? Unfortunately we are not in a position to do so.
no Do you offer sponsorship? Unfortunately we do not have a licence.
no Do you offer sponsorship? Sorry, this is not available.
no Do you offer sponsorship? Unfortunately it is not available for this role.
unclear Do you offer sponsorship? Unfortunately there is no simple answer.
unclear Do you offer sponsorship? Sorry, no agencies.
unclear Do you offer sponsorship? Never miss a job again.
yes Do you offer sponsorship? Yes indeed.
yes Do you offer sponsorship? Yes, we can.
yes Do you offer sponsorship? Yes - tell us when you apply.
yes Do you offer sponsorship? Yes, to all staff.
yes Do you offer sponsorship? Yes, for everyone.
yes Do you offer sponsorship? Yes, for this role.
yes Do you offer sponsorship? Yes, for 20 years now.
unclear Do you offer sponsorship? We do, and we love it.
yes Do you offer sponsorship? Yes, for the successful candidate.
unclear Do you offer sponsorship? Definitely get in touch.
conditional Do you offer sponsorship? Sure, for nurses.
conditional Do you offer sponsorship? Yes, to nurses.
conditional Do you offer sponsorship? Yes (nurses).
conditional Do you offer sponsorship? Yes - senior roles.
conditional Visa sponsorship | Yes (senior roles)
conditional Visa sponsorship | Yes - permanent contracts
conditional Visa sponsorship? Yes, senior engineers.
conditional Do you offer sponsorship? Yes, but it depends.
conditional Do you offer sponsorship? Yes, with two years' experience.
conditional Visa sponsorship available (nurses only)
unclear We may sponsor you? We are here.
yes We sponsor visas. If interested, apply.
yes We sponsor visas. If this is you, apply today.
yes We sponsor visas. Unless you are a robot, apply today!
yes We sponsor visas. Exceptional benefits.
yes We sponsor visas. Exceptions: none.
yes We sponsor visas. For nurses, we pay a bonus.
yes We sponsor visas. For senior roles, salary is £60,000.
conditional We sponsor visas. For nurses.
conditional We sponsor visas. For roles above £45,000.
conditional Sponsorship is available. Subject to funding.
no No sponsorship. If you have a PhD.
no We do not offer sponsorship. Except that we pay for tea, we offer few perks.
conditional We do not offer sponsorship. Unless you are a nurse.
conditional We do not offer sponsorship. Unless it is a senior role.
conditional Do you sponsor visas? No, but we can for senior roles.
yes Do you sponsor visas? Yes, see open roles.
conditional Visa sponsorship: Yes, if salary meets threshold
conditional Visa sponsorship: Yes for nurses
conditional Visa sponsorship: Yes - permanent contracts
yes Sponsorship: Yes (see open roles)
yes Sponsorship: Yes, we sponsor engineers and all other roles
yes Visa sponsorship: Yes, if required
yes Visa sponsorship: Yes, for this role
yes Visa sponsorship: Yes (all roles)
yes Visa sponsorship: Yes - let us know when you apply
conditional Visa sponsorship: Yes, if all conditions are met
conditional Visa sponsorship: Yes (nurses)
conditional Visa sponsorship: Yes, where the salary allows
conditional Visa sponsorship: Yes, for engineers of all levels
conditional Visa sponsorship: Yes - we sponsor senior roles
yes Visa sponsorship: Yes, where needed
yes Visa sponsorship: Yes - all levels
yes Visa sponsorship: Yes, please ask
yes Visa sponsorship: Yes (tell us if you need it)
yes Visa sponsorship: Yes (see above)
yes Visa sponsorship: Yes, this role is eligible
yes Visa sponsorship: Yes (Skilled Worker)
conditional Visa sponsorship: Yes, for roles above £45,000
conditional Visa sponsorship: Yes (for nurses)
conditional Visa sponsorship: Yes when the salary meets the threshold
conditional Visa sponsorship: Yes - senior engineers
conditional Visa sponsorship: Yes, available for nurses
conditional Visa sponsorship: Yes, once probation is passed
conditional Visa sponsorship: Yes (salary dependent)
conditional Visa sponsorship: Yes, for all roles above Band 6
yes Visa sponsorship: Yes - we have sponsored over 40 colleagues
yes Visa sponsorship: Yes, at no charge
unclear Do you sponsor visas? We do things differently.
unclear Do you sponsor visas? We do so much more.
unclear Do you sponsor visas? They can be complicated.
unclear Do you sponsor visas? It is offered by our parent company.
unclear Do you sponsor visas? We are always happy to chat.
unclear Do you sponsor visas? Please ask.
unclear Do you sponsor visas? Never say never.
unclear Do you sponsor visas? Not a silly question!
unclear Do you sponsor visas? Not to worry.
unclear Do you sponsor visas? No question is too small.
unclear Do you sponsor visas? No need to ask twice.
unclear Do you sponsor visas? No one is left behind.
unclear Do you sponsor visas? This is not the place to ask.
unclear Do you sponsor visas? That is not something we can tell you yet.
unclear Do you sponsor visas? At Acme, no day is the same.
unclear Do you sponsor visas? Sure Start is our client.
unclear Do you sponsor visas? Of course you want to know.
unclear Do you sponsor visas? Certainly a common question.
unclear Visa sponsorship\nYes you can
unclear Visa sponsorship\nNo: 1 employer in Leeds
unclear Visa sponsorship\nNever a dull moment
unclear Visa sponsorship\nNot your usual job
unclear Visa sponsorship\nUsually 9 to 5
unclear Visa sponsorship\nOnly the best
unclear Visa sponsorship\nIndividual training plans
unclear Visa sponsorship\nPossibly the best team in town
unclear Visa sponsorship\nGuaranteed hours
unclear • Visa sponsorship\n• Discretionary bonus
unclear • Visa sponsorship\n• Exceptional benefits
unclear • Visa sponsorship\n• Selected discounts
yes • Visa sponsorship available\n• Discretionary bonus
yes • Visa sponsorship available\n• Exceptional pension
yes • Visa sponsorship available\n• Only 35 hours a week
yes • Visa sponsorship available\n• Limited to 35 hours a week
yes We sponsor visas. Excluding bank holidays, you get 28 days off.
yes We sponsor visas. On a daily basis you will meet clients.
yes We sponsor visas. As long as you are kind, you will fit in.
yes We sponsor visas. For some it is a job, for us a calling.
yes We sponsor visas. Subject to contract, you start in May.
yes We sponsor visas. Depending on your experience, you will earn £30,000 to £40,000.
yes We sponsor visas. You must meet deadlines.
no We cannot sponsor visas. Except on Fridays we wear suits.
no We cannot sponsor visas. Other than English, no languages are needed.
no We cannot sponsor visas. Exceptional candidates are welcome to apply.
conditional We sponsor visas. If your salary meets the threshold, you qualify.
conditional We sponsor visas. If you are eligible, we will do it.
conditional We sponsor visas. Subject to eligibility, you can start at once.
conditional We sponsor visas. Provided you have a degree, we will do this for you.
conditional We do not sponsor visas. Unless the role is on the shortage list, we cannot do this.
yes We sponsor visas. Limited to three days per week in the office.
conditional Visa sponsorship | Subject to approval
conditional Visa sponsorship | For exceptional candidates
conditional Visa sponsorship | Possible
conditional Visa sponsorship | Certain roles
conditional Visa sponsorship | Depends on the role
conditional Visa sponsorship | In exceptional circumstances
conditional Visa sponsorship | At our discretion
conditional Visa sponsorship | Not for interns
no Visa sponsorship | Not at present
no Visa sponsorship | Unfortunately not
yes Visa sponsorship | Included
unclear Visa sponsorship | TBC
unclear Visa sponsorship | See website
unclear Do you sponsor visas? Offers seldom start at the top.
unclear Do you sponsor visas? Sometimes you will not follow us.
unclear Do you sponsor visas? No longer printed.
unclear Visa sponsorship\nNo longer printed
unclear Visa sponsorship\nFree lunch on Fridays only
unclear Visa sponsorship\nContact us on Telegram only
yes We sponsor visas. For this role, I expect you in May.
yes We sponsor visas. For most people this is the fastest route.
yes We sponsor visas. For graduates these matter most.
yes We sponsor visas. It may be too long or too formal.
yes We sponsor visas. It is usually free.
conditional We sponsor visas. It is usually only for nurses.
conditional We sponsor visas. It may be withdrawn.
conditional We sponsor visas. For most roles.
conditional Visa sponsorship | Nurses only
conditional Visa sponsorship | Exceptional cases only
conditional Do you sponsor visas? On an individual basis.
conditional Do you sponsor visas? That depends on the role.
conditional Do you sponsor visas? Rarely.
no Visa sponsorship available | Unfortunately not
no Visa sponsorship available | Sadly we cannot
no Sponsorship offered | Sorry, no
yes Visa sponsorship available\nSorry, no agencies
yes Visa sponsorship available\nUnfortunately we cannot reply to everyone
`);
