import { sayingRows } from "./saying-rows.ts";

/** Adverts of jobs in the UK: agencies and their clients, other countries, later starts, questions, chat. */
export const elsewhereSentences = sayingRows(`
conditional Our clients sponsor visas.
conditional Many of our clients offer visa sponsorship.
conditional Our client is able to sponsor the right candidate.
conditional As a recruitment agency, we work with schools that can sponsor visas.
no As a recruitment agency we are unable to sponsor visas.
conditional Some of the hospitals we recruit for provide Skilled Worker sponsorship.
no Our client does not offer sponsorship for this role.
yes Our client offers Skilled Worker visa sponsorship for this role.
unclear We'll sponsor it.
yes Need a visa? We'll sponsor it.
unclear The annual charity run is a big day here. We'll sponsor it.
no We sponsor visas in Canada, but not in the UK.
no Visa sponsorship is available in our Dublin office only, not in London.
yes We sponsor visas in the UK but not in Ireland.
no Sponsorship is offered for our US roles. UK roles do not come with sponsorship.
no Unlike our Berlin team, the UK team cannot sponsor work visas.
yes We sponsor visas in both the UK and Ireland.
conditional From next year we will sponsor visas.
conditional We are applying for a sponsor licence and hope to offer sponsorship soon.
conditional Sponsorship will be available once our licence is granted.
conditional We expect to be able to sponsor from April 2027.
conditional Sponsorship may be offered after a successful probation period.
conditional After 12 months with us we will consider sponsoring your visa.
yes Do you sponsor visas? Yes, we do.
no Do you sponsor visas? No, sorry.
no Q: Do you offer visa sponsorship? A: Unfortunately not at this time.
conditional Do you offer visa sponsorship? It depends on the role.
yes Q: Can you sponsor my visa? A: Absolutely!
unclear Will you now or in the future require visa sponsorship?
unclear Do you need a visa to work in the UK? Tell us in your application.
no FAQ: Is sponsorship available? Not for this position.
yes Need sponsorship? No problem, we've got you covered.
no Need sponsorship? Sorry, this one's not for you.
no Heads up: we can't do visas for this one.
no No visas, sorry folks.
no Sponsorship isn't something we can do right now.
unclear Not sure about your visa? Drop us a line and we'll chat.
no Sadly sponsorship's off the table for this role.
unclear We've sponsored plenty of people in the past.
no Please don't apply if you need a visa, as we can't help with that.
unclear Ask us whether we can sponsor.
unclear Our sister company in Toronto sponsors visas.
silent We sponsor local football teams and community events.
no We are not a licensed sponsor.
yes We hold a sponsor licence and will issue a certificate of sponsorship for this post.
yes Visa sponsorship: yes
no Visa sponsorship: none
unclear We're a licensed sponsor, but each role is looked at on its own.
no We used to do visas but can't any more.
conditional Our partners abroad sponsor visas for their own staff.
no Wish we could sponsor, but we can't.
unclear If you need sponsorship, mention it in your cover letter.
yes We're able to sponsor visas, so overseas applicants are welcome.
conditional Our umbrella company may be able to sponsor you.
yes We support our clients and we offer visa sponsorship to our staff.
yes You will visit our clients, and we sponsor Skilled Worker visas.
yes Our firm sponsors visas.
yes The company sponsors Skilled Worker visas.
yes We work with schools across Leeds and we sponsor visas for teachers.
conditional Our clients can sponsor.
conditional We recruit for care homes that sponsor overseas carers.
conditional Our partner hospitals provide visa sponsorship.
conditional Employers we work with often sponsor visas.
conditional A number of our clients will sponsor the right nurse.
no None of our clients sponsor visas.
no Our clients do not offer sponsorship.
unclear We sponsor visas in Canada.
unclear In Ireland we sponsor work permits.
yes We have offices in Canada and sponsor visas in the UK.
yes Our offices are in Dublin and London and we sponsor visas.
yes Visa sponsorship is available for candidates in India.
unclear Our New York office sponsors visas.
unclear Sponsorship is available for roles in Germany.
no We can sponsor in Ireland. We cannot sponsor in the UK.
no We do sponsor for our Sydney office but sadly not for UK roles.
yes We sponsor visas for UK roles, not for roles in the US.
conditional We sponsor visas in England but not in Scotland.
conditional From next April we sponsor visas.
conditional We'll be sponsoring visas from the next financial year.
unclear Sponsorship is coming next spring.
conditional Next year we plan to get a licence and sponsor.
conditional Our licence application goes in next month, after which we will sponsor visas.
yes Is this role open to people who need a visa? Yes, it is.
no Is this role open to people who need a visa? No.
no Can I apply if I need sponsorship? I'm afraid not.
yes Will you sponsor me? Yes we will sponsor your Skilled Worker visa.
conditional Will you sponsor me? We might.
unclear Can you help with visas? Ask our HR team.
no Can you help with visas? We can't, sorry!
no We don't do visa stuff, sorry.
no Can't sponsor rn.
yes Yep, we sponsor.
conditional We'd love to sponsor but let's talk first.
no Zero chance of visa sponsorship on this one.
no Visas: no can do.
unclear Sponsor visas? Us? Maybe one day.
unclear Sponsorship? Let's talk.
silent Love dogs? We sponsor the local shelter.
unclear Got a marathon place? We'll sponsor that.
yes Your visa is our job. We'll sponsor it and pay the fee.
unclear Got a great idea for a club? We'll sponsor it.
no You'll need to sort your own visa.
no Must already hold a visa that lets you work full time.
no UK based applicants only, no visas.
unclear Visa sponsorship for senior hires.
conditional If our client likes you they may sponsor your visa.
no Client unable to sponsor.
unclear Client may sponsor.
yes Client will sponsor a Skilled Worker visa.
conditional Sponsorship offered by some of our partner schools.
yes Sponsorship's available.
no No visa's available.
unclear Graduates on our Toronto programme get visa sponsorship.
yes We sponsor engineers from Germany and Poland.
yes We relocate people from the US and sponsor their visas.
yes Our team in London sponsors visas and our team in Paris bakes bread.
`);

/** ... who is not here, who is sponsored, whose sites they are, and which offices refuse. */
export const nearbySentences = sayingRows(`
yes We offer sponsorship to candidates who are not in the UK.
yes We can sponsor you if you are not in the UK.
yes Sponsorship is available, whether or not in the UK.
yes We sponsor visas for people currently not in the UK.
no We sponsor visas, but not in the UK.
no We offer visa sponsorship in Berlin, not in the UK.
no Sponsorship is available in Dublin and is not available in the UK.
no Sorry, we can't sponsor a remote worker.
no We cannot sponsor new starters.
no We are unable to sponsor new joiners.
no We cannot sponsor the appropriate candidate.
yes We sponsor new joiners.
yes We can sponsor the appropriate candidate.
yes We sponsor a small group of overseas nurses each year.
silent We sponsor the local shelter.
silent We sponsor a village fair.
silent We sponsor the town's football team.
silent We sponsor a girls' netball team.
silent We sponsor the annual village fete.
silent We sponsor the local hospice.
yes You must have a visa that allows you to work or we can sponsor you.
yes You must hold a visa that lets you work, or we will sponsor one for you.
no You must have a visa that allows you to work.
no You must have a visa that allows you to work or you cannot apply.
no You must have a visa that allows you to work or we cannot employ you.
yes Our homes offer visa sponsorship to care workers.
yes All our hospitals provide Skilled Worker sponsorship.
yes We are one of the NHS trusts that offer Skilled Worker sponsorship.
yes Our schools sponsor visas for maths teachers.
conditional Our partner homes offer visa sponsorship to care workers.
conditional Our client hospitals provide Skilled Worker sponsorship.
conditional We recruit for NHS trusts that offer Skilled Worker sponsorship.
conditional The homes we recruit for offer visa sponsorship.
yes We offer visa sponsorship for French speakers.
yes We offer visa sponsorship for German teachers.
yes We offer visa sponsorship for Canadian teachers.
yes Teachers at the American School get visa sponsorship.
unclear We offer visa sponsorship for our French roles.
unclear Our German office offers visa sponsorship.
unclear Visa sponsorship is available at our Canadian sites.
yes Visa sponsorship is available at our Boston site.
yes We offer visa sponsorship at our Boston site.
yes We offer visa sponsorship at our Edmonton branch.
yes Our Melbourne factory sponsors visas.
yes If you need sponsorship, say so in your cover letter and we will sponsor you.
yes Our group business offers visa sponsorship for this role.
unclear If you need sponsorship, please say so in your covering letter.
unclear Our sister company offers visa sponsorship.
no Visa sponsorship is only available in our New York office.
no We sponsor visas in the United States but not here.
no Sponsorship is available only for our Canadian offices.
no We only sponsor visas in Germany.
yes We sponsor visas here but not in the United States.
yes We sponsor Skilled Worker visas for this role.
yes We can sponsor the best person for the job.
yes We sponsor new team members.
yes We sponsor a wide range of overseas talent.
yes We will sponsor an experienced chef.
yes In our care homes we sponsor overseas workers.
yes At our schools we offer visa sponsorship.
yes Our companies offer visa sponsorship.
yes We offer visa sponsorship to Spanish teachers.
yes We offer visa sponsorship to American graduates.
yes We offer visa sponsorship to candidates in Germany.
yes Visa sponsorship is available for Italian chefs.
yes We offer visa sponsorship to people who are not yet in the UK.
yes Visa sponsorship is available at our Melbourne site in Derbyshire.
yes If you need sponsorship, tell us in your cover letter and we'll sponsor your visa.
yes You must hold a visa that allows you to work, or we are able to offer sponsorship.
yes We sponsor the finest chefs.
yes We are one of the few employers who sponsor visas.
yes Our colleges offer visa sponsorship to lecturers.
yes We have clients in Germany and we sponsor visas for this role.
yes Our trust offers visa sponsorship.
yes We recruit for our own homes and offer visa sponsorship.
yes Sponsorship is available to anyone not in the UK.
yes We sponsor visas in our Leeds office.
yes The French team works in London and we offer visa sponsorship.
no We cannot sponsor a night porter.
no We can't sponsor new team members.
no We are unable to sponsor a bar manager.
no We do not sponsor new graduates.
no We cannot sponsor the families of applicants.
no We won't sponsor a band 5 post.
no We can't sponsor an intern.
no We are not able to sponsor the successful applicant.
no Our homes do not offer visa sponsorship.
no None of our hospitals can sponsor.
no We don't sponsor visas for French speakers.
no We sponsor visas in our Paris office only.
no Sponsorship is only offered for roles in Canada.
no We only sponsor visas for our US roles.
no You must have a visa that lets you work here or your application will be rejected.
no You must have a visa that allows you to work, we cannot sponsor you.
no If you need sponsorship, please do not apply, even with a cover letter.
no Our group does not sponsor visas.
no We sponsor visas abroad but not in the UK.
no Visa sponsorship is offered in Australia, not in the UK.
no We cannot sponsor you if you are not in the UK.
no We cannot sponsor candidates who are not in the UK.
no Sponsorship is not available in the UK.
no We are not one of the trusts that offer sponsorship.
conditional Some of our homes offer visa sponsorship.
conditional Most of our schools sponsor visas.
conditional Many hospitals offer visa sponsorship.
conditional We only sponsor visas for senior roles.
conditional We sponsor visas in London but not in Leeds.
conditional We may sponsor the right candidate.
conditional Sponsorship is only available for candidates in India.
conditional The schools we work with sponsor visas.
conditional From next year we sponsor.
conditional If you need sponsorship, say so in your cover letter and we may consider sponsoring you.
conditional Our clients may be able to sponsor.
unclear Our French subsidiary sponsors visas.
unclear In Germany we only sponsor engineers.
unclear We offer visa sponsorship for our Dutch roles.
unclear If you need sponsorship, say so in your cover letter.
unclear Our parent company sponsors visas.
silent We sponsor a school football team.
silent We sponsor the under 11 girls netball team.
silent We sponsor the town's cricket club.
silent We sponsor a dog at the rescue centre.
silent We sponsor new projects.
silent We sponsor a team of runners at the marathon.
silent We sponsor the food bank every Christmas.
silent We sponsor the local Rotary.
yes Unlike other companies we sponsor visas.
yes Like many employers, we offer visa sponsorship.
yes Our group of companies offers visa sponsorship.
yes As one of the few companies that sponsor visas, we welcome international applicants.
conditional Employers we support can offer visa sponsorship.
conditional Companies we recruit for sponsor visas.
conditional Hospitals we work with can sponsor visas.
unclear We sponsor visas in Europe.
no We sponsor visas for roles that are not in the UK.
no We sponsor visas for roles not in the UK.
yes We offer visa sponsorship in Boston, Lincolnshire.
yes We sponsor visas for German-speaking engineers.
yes The Dutch company sponsors visas for its UK staff.
yes We are a French company and we sponsor visas.
yes As an American company in London, we offer visa sponsorship.
yes We offer visa sponsorship for Irish dancers.
unclear Our Irish office sponsors visas.
unclear Sponsorship is available for our Australian roles.
no Sponsorship is available for our Australian roles but not here.
no Visa sponsorship is available exclusively in our Singapore office.
no We can only offer sponsorship in the US.
conditional Visa sponsorship is only available in our London office.
conditional We only sponsor visas for French speakers.
yes We sponsor these roles.
yes We can sponsor a visa for this role.
yes We sponsor the whole process and pay the fees.
yes We can sponsor an au pair visa.
no We cannot sponsor a student.
no We do not sponsor these positions.
no We do not sponsor the role.
yes We sponsor new hires.
yes We sponsor the brightest talent.
yes We'll sponsor a keen learner.
silent We sponsor a local hospice and a junior football side.
silent We sponsor new artists.
silent We sponsor the Leeds marathon.
silent We are proud to sponsor the village show.
no Please note we cannot sponsor the visa.
yes Our nurseries offer sponsorship to qualified staff.
yes Our care homes that offer visa sponsorship are in Kent.
conditional We place teachers in schools that sponsor visas.
conditional We supply nurses to hospitals that offer sponsorship.
conditional We work in partnership with trusts that offer sponsorship.
conditional Partner universities offer visa sponsorship.
conditional Sponsorship is offered by our client hospitals.
no If you need sponsorship, say so in your cover letter, but we cannot sponsor you.
no If you need sponsorship, say so in your cover letter and we will not sponsor you.
conditional If you need sponsorship, say so in your cover letter and we might sponsor you.
yes We offer visa sponsorship for Indian staff.
unclear Sponsorship is available for our German staff.
no Only our Singapore office sponsors visas.
no We cannot sponsor a concept artist.
no We cannot sponsor a part-time worker.
no We are unable to sponsor an apprentice.
no Sorry, we can't sponsor the post holder.
no We sponsor visas only in our Chicago office.
yes We can sponsor new recruits from overseas.
yes We sponsor visas for our American football coaches.
conditional A few of our schools offer visa sponsorship.
conditional A number of our homes sponsor visas.
conditional Certain hospitals offer visa sponsorship.
yes All of our homes sponsor Skilled Worker visas.
yes Each of our hospitals offers visa sponsorship.
`);
