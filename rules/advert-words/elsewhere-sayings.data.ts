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
