/** See `roles-technology-and-engineering.ts` for the notation. */
export const business = `
@fin-an finance full-time entry 32-38 35 hybrid
Finance analyst
Explain last month in figures and next month in plain words.
You will prepare the monthly accounts pack, build forecasts with the people who spend the money, and answer the question behind the question. You will automate one dull task a quarter.
We pay for your professional exams and give you eight study days a sitting.
- A degree in any subject with numbers in it
- Good with spreadsheets; SQL is useful
- You ask before you assume

@acct-grad finance graduate-scheme entry 29-34 35 hybrid
Graduate accountant, three-year training
Train to become chartered, with exams paid and study days in working hours.
You will work on audits and accounts for clients of all sizes, about half of your time with them and half in the office. You sit fifteen exams in three years; we pay for tuition and for one second try of each.
You have a counsellor who passed recently and still remembers how.
- A degree in any subject, finished or nearly
- Interest in how organisations really work
- Honest when you are stuck

@audit finance full-time entry 31-36 35 hybrid
Audit associate
Ask good questions of other people’s accounts and write down the answers.
You will plan and carry out parts of audits, test controls, count stock in unusual places and explain what you found to finance directors. Busy season is January to April; we give the hours back in summer.
- Part-qualified, or a first year of audit work behind you
- Sceptical and polite in equal parts
- Happy to travel within a day’s reach

@risk finance full-time entry 34-41 35 hybrid
Credit risk analyst
Help decide who can safely borrow, and notice early when they cannot pay.
You will look after scorecards, watch how loans behave and test new rules on old data before they touch anybody. You will present to the credit committee in your first half year.
We look for people who remember that each row is a person.
- A degree in statistics, economics, mathematics or the like
- SQL, and Python or R
- Clear writing about uncertain things

@actuary finance full-time entry 38-44 35 hybrid
Trainee actuary
Three years to qualify, with exams paid and study days in working hours.
You will value pension schemes, build models of long lives and low interest rates, and explain to trustees what a percentage means for a person. You get forty study days in your first year.
Your buddy will be somebody one exam ahead of you.
- A degree with strong mathematics
- Curiosity about why people live longer
- Patient explanations

@compliance finance full-time mid 42-52 35 hybrid
Compliance officer
Read new rules first, and turn them into something a busy team can follow.
You will keep our register of rules, advise on new products, and check that what we promised regulators is what we do. You will train new joiners every month, without slides.
- Two or more years in compliance, audit or law
- You can say no and suggest what would be a yes
- Good at short documents

@mgmt-acct finance full-time senior 52-64 35 hybrid
Senior management accountant
Run the month end and a team of three, and give the board figures it can use.
You will lead the close, improve controls, and partner two directors in their planning. You will review the work of three accountants and help each of them pass their exams.
- Qualified, with some years since
- You have shortened a month end
- A kind reviewer

@fin-intern finance internship entry 26-32 35 on-site
Finance summer intern
Ten weeks in two teams, with a project you present to the people who asked for it.
You will spend five weeks in reporting and five in planning. You will build a small model, take it apart with a mentor, and present what you learned. Interns are paid monthly and have a buddy from last year.
- In your second or a later year, any subject
- Comfort with spreadsheets
- Interest in how a company earns its money

@markets-intern finance internship entry 30-36 35 on-site
Markets summer analyst
Sit with analysts who decide where pension money goes, and write one real note.
You will follow two companies or one bond market for eight weeks, read what they publish, and write a note with a view and its risks. The notes are read by those who decide, and argued with.
We care how you reason, not which university you come from.
- Second or later year, any subject
- You read accounts or want to learn how
- Able to change your mind in public

@acct-intern finance internship entry 24-28 35 hybrid
Accounting intern
Eight weeks with an audit team, from planning to the final questions.
You will join two audits, test samples, and help with one charity’s accounts from beginning to end. You will learn what an auditor looks for and what makes one nervous.
If it goes well we offer a training place there and then.
- Studying any subject, with an interest in accountancy
- Neat and curious
- Free for eight weeks in summer

@risk-intern finance internship entry 26-30 35 hybrid
Insurance and risk intern
Price one risk, explain it to an underwriter, and see what happens.
You will spend six to ten weeks beside underwriters and actuaries, build a price for one kind of cargo, and compare it with ten years of claims.
You will hear good stories about ships.
- Second or later year with some statistics
- A first language other than English is welcome
- Good questions

@cons-grad consulting graduate-scheme entry 34-40 37.5 hybrid
Graduate consultant
Two years, three or four clients, and one of them a hospital.
You will interview people, map how work really flows, and test changes with those who do it. You will learn to write one page that a director reads to the end.
Travel is within the country and never on Sundays.
- A good degree in any subject
- Curious, tidy and kind under pressure
- You have led something small

@bus-an consulting graduate-scheme entry - 35 hybrid
Business analyst, graduate programme
Two years, four placements, mostly in payments and fraud.
You will move every six months, each time with a manager who chose to have a graduate. You will write requirements that engineers thank you for, and test what they build with the people who will use it.
You can stay in the team you liked most.
- A degree in any subject
- You untangle things for pleasure
- Able to start in September

@cons-intern consulting internship entry 27-31 37.5 hybrid
Consulting intern
Six weeks inside one client team, with real interviews and real spreadsheets.
You will join a team in its second month, when the questions are known and the answers are not. You will own one small piece of analysis and present it to the client.
- Second or later year
- At ease with strangers
- Careful with other people’s data

@paralegal law full-time entry 26-31 35 hybrid
Paralegal
Run your own files under supervision and learn how a case holds together.
You will prepare documents, take statements, and keep files in such order that anybody could pick them up. You will deal with clients every day, many of them worried.
Time here can count as qualifying work experience.
- A law degree, or a conversion course done or under way
- Exact with dates and names
- A second language is welcome

@trainee law graduate-scheme entry 42-50 35 on-site
Trainee solicitor
Two years, four seats, and clients from your first week.
You will sit in four teams for six months each, one of them your choice. You will draft, research, go to hearings and be trusted with small matters of your own. We pay for your exams.
Four of our partners trained here.
- A law degree or conversion, done by the start
- Clear writing
- Stamina and humour

@solicitor law full-time mid 58-72 35 hybrid
Associate solicitor
Your own cases, a team that reads your drafts, and no more than one late night a month.
You will run matters from the first call to the last letter, supervise a trainee, and write one short note a quarter that clients understand.
- Qualified here, one to four years since
- Experience in a field near ours
- You return calls

@law-vac law internship entry 23-26 35 on-site
Summer vacation scheme
Three weeks in two teams, with work that lawyers need done.
You will sit beside a trainee, draft a real clause, go to a hearing if there is one, and take part in a mock negotiation that gets rather lively. Each place is paid, and most trainee offers go to those who come.
- Second year of law, or final year of another subject
- Interest in our kind of law
- Free for three weeks in June or July

@law-intern law internship entry 23-26 35 hybrid
Legal intern, commercial contracts
Eight weeks of contracts: what they say, what they should say, and why.
You will compare drafts, keep the list of what is still open, and write short summaries for people who are not lawyers. You will sit in on calls where it is argued out.
- Studying law, or on a conversion course
- A careful reader
- Plain English

@law-rights law internship entry 23-25 35 on-site
Legal intern, housing and immigration
Help people who have a hearing soon and nobody else to ask.
You will take notes at advice sessions, prepare bundles, and chase letters. You work under supervision and never alone with a client. It is tiring and it matters.
We pay the London Living Wage and your travel.
- Studying law or languages
- Kind and punctual
- A second language is very welcome

@law-planning law internship entry 24-27 35 on-site
Chambers intern, planning and environment
Six weeks of research for barristers on rivers, roads and old trees.
You will research points of law, visit a site, and watch at least two hearings. Each intern writes one note that is used.
- A law student, or a graduate of any subject who wants to come to the Bar
- Good at finding things
- Able to disagree politely

@mkt-assist marketing full-time entry 25-29 37.5 hybrid
Marketing assistant
Keep a small team’s plans, posts and prices straight, and learn all of it.
You will schedule posts, write first drafts, keep the calendar honest and look at what people did after they read us. You will be given a small budget of your own in the second half of the year.
- A degree or experience in any subject that made you write
- Neat with spreadsheets
- You notice when a word is wrong

@mkt-exec marketing full-time mid 33-40 37.5 hybrid
Marketing executive
Plan campaigns, run them, and say afterwards what they were worth.
You will own three campaigns a year from brief to report, work with designers and writers, and test more than you assume. We publish our results inside the company, good and bad.
- About two years in marketing
- You have run something with a budget
- Able to write a headline and read a regression

@seo marketing full-time entry 27-32 37.5 hybrid
Search and content executive
Help people find honest answers, and us, in that order.
You will research what people ask, write or commission pages that answer it, and fix those that do not. You will learn how search engines read and what slows a page down.
- Good writing in English
- Curiosity about data
- Patience; results take months

@mkt-man marketing full-time lead 48-56 37.5 hybrid
Marketing manager
Lead a team of three through four seasons a year.
You will set the plan, look after the budget and the people, and stand for what our customers would say if they were in the room. You will report to the director and be left to get on with it.
- You have managed people and enjoyed it
- A campaign you are proud of, and one that failed
- Clear with agencies

@mkt-intern marketing internship entry 23-26 37.5 hybrid
Marketing intern
Ten weeks, three campaigns, and one of them with your name on the brief.
You will help with two campaigns and plan a small one yourself, with a real budget and somebody beside you. You will learn to write a brief, choose a channel, and admit what did not work.
- Second or later year, any subject
- You write well and quickly
- Interest in why people buy things

@social-intern marketing internship entry 23-25 37.5 hybrid
Social media intern
Make things people choose to watch, and answer those who write back.
You will film, cut, write captions and reply to comments with patience. You will keep a weekly note of what worked, with numbers, and drop what did not.
- A small portfolio, from any account
- Kind and quick with words
- Able to come in three days a week

@brand-intern marketing internship entry 24-27 35 hybrid
Brand and research intern
Listen to customers for six weeks and tell us what we did not want to hear.
You will help to run interviews and surveys, code the answers, and present three findings to people who can act on them. You will learn why a good question is short.
- Studying psychology, marketing, languages or the like
- A careful listener
- Comfortable with a survey tool or ready to learn one

@sales-grad sales full-time entry 27-32 37.5 hybrid
Graduate sales executive
Learn to sell by listening, with a salary you can live on and a fair bonus.
You will find out what a customer needs, show them what we have, and tell them when it does not fit. You will have four weeks of training and a patch of your own by the summer.
- Any degree, or a job where you dealt with people
- Resilient and truthful
- A second language is welcome

@account sales full-time mid 38-46 37.5 hybrid
Account manager
Look after forty customers so well that they stay.
You will know your customers’ plans, spot trouble early, and bring the right colleague at the right time. Renewals are your measure, not calls.
- Two or more years with customers
- Organised to the point of lists
- You like long relationships

@hr-assist people-hr full-time entry 25-29 37.5 hybrid
People assistant
Look after joiners, leavers and everything between, with care for the details that matter to each.
You will prepare contracts, check right-to-work documents, organise first days and answer questions that people were afraid to ask. You will learn employment law as you go.
- Discreet and warm
- Exact with documents
- Good at remembering names

@talent people-hr full-time mid 33-39 37.5 hybrid
Talent adviser
Hire fairly and quickly, and write to everybody who was not chosen.
You will run searches with managers, write adverts that say what the job is, and keep interviews fair. You will watch our figures on who applies, who is hired and who stays.
- Two years in recruitment or HR
- You write adverts that you would answer
- Comfortable with managers who are in a hurry
`;
