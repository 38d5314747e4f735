/**
 * Made-up adverts, written as job sites hand them over when somebody copies a page: their order of
 * lines, their buttons, their counts. Pasted on 16 November 2026. The first line of each says what a
 * careful reader finds: title; employer; town; pay; hours; closing day; sponsorship. A dash is
 * nothing, a question mark is words without a figure.
 */
export const WORKED_ADVERTS = `
=== Staff Nurse - Band 5 - Acute Medical Unit; Larchfield Hospitals NHS Foundation Trust; Birmingham; 31049-37796 year; 37.5; 2026-11-30; yes
Staff Nurse - Band 5 - Acute Medical Unit
Larchfield Hospitals NHS Foundation Trust
Heartlands Hospital, Bordesley Green East, Birmingham B9 5SS
Salary: £31,049 to £37,796 a year per annum, pro rata
Contract: Permanent. Hours: Full time - 37.5 hours per week (rotational shifts)
Closing date: 30/11/2026 23:59
Applications from job seekers who require current Skilled worker sponsorship to work in the UK are welcome and will be considered alongside all other applications.
=== Graduate Software Engineer; Tentacle Energy Group; London; 38000-45000 year; 37.5; 2026-12-04; no
Graduate Software Engineer
Tentacle Energy Group · London, England, United Kingdom · Hybrid
You'll join a squad of six engineers. £38k - £45k DOE plus share options and 10% bonus.
37.5 hrs pw.
Please note: unfortunately we are not currently in a position to be able to offer visa sponsorship for this role.
Apply by Friday 4th December.
=== Marketing Executive; Fernbrew; Hammersmith; ?36000 year; 35; 2026-12-15; no
Marketing Executive
Fernbrew, Hammersmith W6
Up to £36,000 depending on experience + benefits
We used to sponsor visas but this is no longer something we do.
35 hours a week. Closing: 15.12.2026
=== Planner; -; Slough; -; -; -; silent
Planner
Slough, Berkshire SL1 1AA
You will plan routes and rosters for forty drivers.
=== Research Associate in Computational Biology (0.6 FTE); Thornbury College London; London; 45031-52514 year; 21; 2026-12-06; silent
Research Associate in Computational Biology (0.6 FTE)
Thornbury College London
Department: Randall Centre
Location: Guy's Campus, London SE1
Salary: Grade 6, £45,031 - £52,514 per annum pro rata, including London Weighting Allowance
Part time, 21 hours per week (60% full time equivalent). Fixed term until 31 October 2028.
Closing date: 06 December 2026
=== Recruitment Consultant; Fellbright; Leeds; 26000- year; -; -; no
Recruitment Consultant, OTE £60k, basic £26,000
Fellbright, Leeds LS1
Uncapped commission.
No visas.
=== Barista; The Copper Kettle; Durham; 12.6- hour; 16; -; silent
Barista wanted!! The Copper Kettle, Durham. £12.60 per hour, 16 hours a week. Start asap.
=== Paralegal; Hollins & Pryce LLP; Cardiff; ?; 35; -; no
Paralegal, Hollins & Pryce LLP, Cardiff. Competitive salary. 35 hours. We regret that we are unable to provide visa sponsorship.
=== Chef de Partie; The Larch Hotel; Inverness; 14.2- hour; 45; -; conditional
Chef de Partie
The Larch Hotel, Inverness
£14.20 an hour plus tips, 45 hours per week
Live-in available. Skilled worker visa sponsorship may be considered for exceptional candidates.
=== Mechanical Design Engineer; Cindermill Robotics; Sheffield; 39000- year; 37.5; -; no
Mechanical Design Engineer - Cindermill Robotics - Sheffield S3
£39,000 a year
Monday to Friday 8.30 - 5 (37.5 hours)
This is not a role where we can offer sponsorship.
=== Trainee Accountant; Oakes Marlow; Norwich; 24000-31000 year; -; -; yes
Trainee Accountant
Firm: Oakes Marlow
Town: Norwich
Salary £24,000 rising to £31,000
Study support. We sponsor graduates on the Skilled Worker route.
=== Senior Quantity Surveyor; Stonebridge Build; Birmingham; 65000- year; -; -; silent
Senior Quantity Surveyor | Birmingham | £65,000 + car | Stonebridge Build
=== Teacher of Mathematics; Highmoor Academy; Halifax; 32916-51048 year; -; 2026-11-30; conditional
Teacher of Mathematics
Highmoor Academy, Halifax
MPS/UPS £32,916 - £51,048
Start: January 2027
Closing date: 9am on Monday 30 November 2026
We may be able to sponsor suitable overseas applicants.
=== Trainee Solicitor; Hollins & Pryce LLP; Manchester; 28000- year; 35; -; silent
Trainee Solicitor
Hollins & Pryce LLP · Greater Manchester (Hybrid - 2 days in office)
£28,000 per annum, 35 hrs
Occasional travel to our Leeds and London offices.
=== Civil Engineer; Arup; Bristol; 38000- year; 35; -; yes
Civil Engineer - Arup - Bristol. £38k, 35 hrs. We sponsor Skilled Worker visas. Apply with your CV, and tell us why you like bridges and what you have built so far.
=== Kitchen Porter; The Crooked Lantern; York; 12.6- hour; -; -; silent
Kitchen Porter wanted ASAP!!
The Crooked Lantern
York
£12.60 an hour
=== -; -; -; -; -; -; silent
Travel to our Leeds office now and then. We answer within 24 hours.
=== Graduate Software Engineer; Brackwater Software; Leeds; 35000-40000 year; -; -; no
Brackwater Software logo
Brackwater Software
Share
Show more options
Graduate Software Engineer
Leeds, England, United Kingdom · 2 weeks ago · Over 100 applicants
Promoted by hirer · Responses managed off LinkedIn
£35K/yr - £40K/yr
Hybrid
Full-time
Easy Apply
Save
About the job
You will build tools that water companies use to find leaks.
We are unable to offer visa sponsorship for this role.
=== Data Analyst; Fellbright Analytics; Manchester; -; -; -; silent
Fellbright Analytics
Data Analyst
Manchester, England, United Kingdom · Reposted 3 days ago · 54 people clicked apply
On-site
Full-time
Apply
Save
About the job
A competitive spirit helps. You will make dashboards in SQL.
=== Product Designer; Otterline Studio; London; 45000-55000 year; -; -; silent
Product Designer
Otterline Studio · London, England, United Kingdom (Hybrid) 1 week ago
£45,000.00/yr - £55,000.00/yr
Easy Apply
Save
About the job
Design with us.
=== Civil Engineer; Thornquay Engineers; Bristol; 38000- year; 37.5; -; yes
Thornquay Engineers
Civil Engineer
Bristol, England, United Kingdom · 5 hours ago · 12 applicants
Full-time
Be an early applicant
Save
About the job
Salary from £38,000 per annum for 37.5 hours per week.
We sponsor Skilled Worker visas for this role.
=== Graduate Data Analyst; Fellbright Analytics Ltd; Manchester; 28000-32000 year; -; -; silent
Graduate Data Analyst
- job post
Fellbright Analytics Ltd
3.8
3.8 out of 5 stars
Manchester M1 4BT
£28,000 - £32,000 a year - Full-time, Permanent
Apply now
Job details
Pay
£28,000 - £32,000 a year
Job type
Full-time
Permanent
Location
Manchester M1 4BT
Full job description
You will work with numbers.
=== Care Assistant; Willowmere Care Home; Stockport; 12.6- hour; 36; -; silent
Care Assistant - job post
Willowmere Care Home
2.9 out of 5 stars
Stockport SK1
£12.60 an hour - Full-time
Job details
Pay
£12.60 an hour
Location
Stockport SK1
Full job description
36 hours per week, alternate weekends. Job Types: Full-time, Permanent
Pay: £12.60 per hour
=== Barista; Copper Kettle Coffee; York; 12.21-13 hour; ?; -; silent
Barista- job post
Copper Kettle Coffee
York YO1 7HH
£12.21 - £13.00 an hour - Part-time
Pay
£12.21 - £13.00 an hour
Full job description
Expected hours: 16 – 24 per week
16-24 hours a week, weekends included.
=== Warehouse Operative; Pikelane Logistics; Northampton; 13.5- hour; 40; -; silent
Warehouse Operative
- job post
Pikelane Logistics
Northampton NN4
£13.50 an hour - Full-time, Temporary
Job details
Shift and schedule
Night shift
Full job description
40 hours per week, Monday to Friday
Earn £13.50 per hour plus overtime at £20.25.
=== Marketing Executive; Tallow & Finch; Bristol; 28000-32000 year; -; -; silent
Marketing Executive
Posted 3 November by Tallow & Finch
Easy Apply
£28,000 - £32,000 per annum
Bristol, Avon
Permanent, full-time
Be one of the first ten applicants
Are you a marketer who likes numbers?
=== Finance Assistant; Harbourlight Recruitment; Southampton; 26000- year; 37; -; silent
Finance Assistant
Posted 12 November by Harbourlight Recruitment Featured
£26,000 per annum
Southampton, Hampshire
Permanent, full-time
My client needs an assistant. Hours: 37 per week. Free parking.
=== Junior Developer; Nettlefold Digital; Sheffield; ?35000 year; -; -; silent
Junior Developer
Posted today by Nettlefold Digital
Up to £35,000 per annum, inc benefits
Sheffield, South Yorkshire
Permanent, full-time
You know some JavaScript.
=== Policy Adviser; Department for Transport; Leeds; 34500- year; -; 2026-11-29; silent
Policy Adviser
Department for Transport
Apply before 11:55 pm on Sunday 29th November 2026
Reference number
381234
Salary
£34,500
A Civil Service Pension with an employer contribution of 28.97%
Job grade
Higher Executive Officer
Contract type
Permanent
Working pattern
Flexible working, Full-time, Part-time
Location
Leeds
=== Statistical Officer; Office for National Statistics; Newport; 31815-34722 year; -; 2026-12-07; unclear
Statistical Officer
Office for National Statistics
Apply before 11:55 pm on Monday 7th December 2026
Reference number
402117
Salary
£31,815 - £34,722
Location
Newport, Wales : NP10 8XG
Nationality requirements
This job is broadly open to UK nationals and nationals of the Republic of Ireland with the right to work in the UK.
=== Software Developer; HM Revenue and Customs; Newcastle upon Tyne; 36600-40300 year; 37; 2026-12-01; no
Software Developer
HM Revenue and Customs
Apply before 11:55 pm on Tuesday 1st December 2026
Reference number
400912
Salary
£36,600 - £40,300
Working pattern
Full-time
Location
Newcastle upon Tyne, North East (England) : NE98 1ZZ
About the job
37 hours per week, net of breaks. We cannot offer visa sponsorship.
=== Staff Nurse; Oakmere University Hospitals NHS Foundation Trust; Oakmere; 31049-37796 year; 37.5; 2026-11-29; silent
Staff Nurse
Oakmere University Hospitals NHS Foundation Trust
The closing date is 29 November 2026
Job summary
You will work on a medical ward.
Date posted
10 November 2026
Pay scheme
Agenda for change
Band
Band 5
Salary
£31,049 to £37,796 a year
Contract
Permanent
Working pattern
Full-time
Hours per week
37.5
Reference number
C9123-26-0456
Job locations
Oakmere General Hospital
Main Road
Oakmere
OA1 2AB
=== Biomedical Scientist; Tarnside Hospitals NHS Trust; Carlisle; 38682-46580 year; -; 2026-12-10; conditional
Biomedical Scientist
Tarnside Hospitals NHS Trust
The closing date is 10 December 2026
Date posted
12 November 2026
Pay scheme
Agenda for change
Band
Band 6
Salary
£38,682 to £46,580 a year per annum
Contract
Permanent
Job locations
Tarnside Infirmary
Newtown Road
Carlisle
CA2 7HY
Certificate of Sponsorship
Sponsorship may be available, subject to eligibility.
=== Healthcare Assistant; Merebrook Surgery; Derby; 12.51-13 hour; 20; 2026-11-30; silent
Healthcare Assistant
Merebrook Surgery
The closing date is 30 November 2026
Salary
£12.51 to £13.00 an hour
Contract
Permanent
Working pattern
Part-time
Job locations
14 Mere Road
Derby
DE1 3GB
Main duties of the job
20 hours per week over three days.
=== Research Associate in Fluid Dynamics; Northgate University; Leeds; 37099-45585 year; -; 2026-12-07; silent
Research Associate in Fluid Dynamics
Northgate University - School of Engineering
Location:	Leeds
Salary:	£37,099 to £45,585 per annum
Hours:	Full Time
Contract Type:	Fixed-Term/Contract
Placed On:	10th November 2026
Closes:	7th December 2026
Job Ref:	ENG123
We look for somebody who knows turbulence.
=== Lecturer in Marketing; Ashbourne Business School; London; 45000-52000 year; 35; 2027-01-04; yes
Lecturer in Marketing
Ashbourne Business School
Location:	London
Salary:	£45,000 to £52,000
Hours:	Full Time
Placed On:	16th November 2026
Closes:	4th January 2027
The School holds a licence and will sponsor a Skilled Worker visa for this post. 35 hours a week.
=== Postdoctoral Researcher; Harrowgate Institute; Cambridge; 36024-44263 year; -; 2026-11-22; silent
Postdoctoral Researcher
Harrowgate Institute
Location:	Cambridge, Hybrid
Salary:	£36,024 to £44,263
Hours:	Full Time
Closes:	22nd November 2026
Job Ref:	PB4471
=== Graduate Engineer; Pellworth Grid; Warwick; 30000- year; 37; 2026-12-03; silent
Job title: Graduate Engineer
Company: Pellworth Grid
Location: Warwick
Salary: £30k
Hours: 37
Closing date: 3rd December
=== Accounts Assistant; Cindermill Robotics; Derby; 25000-28000 year; 37.5; 2026-11-12; silent
Role: Accounts Assistant
Employer: Cindermill Robotics
Location: Derby
Salary: £25-28k
Hours: 37.5 hrs
Closes midnight 12/11/2026
=== Project Manager; Quillfern Bank; Edinburgh; 55000- year; 35; 2026-11-27; silent
Position: Project Manager
Organisation: Quillfern Bank
Location: Edinburgh (Hybrid)
Pay: c. £55,000 p.a.
Contract: permanent, 35 hour week
Deadline: 27 Nov 2026
=== Support Worker; Lanternfield Trust; Exeter; 12.75- hour; 39; 2026-12-20; silent
Vacancy: Support Worker
Organisation: Lanternfield Trust
Place of work: Exeter
Rate of pay: £12.75ph
Weekly hours: 39
Application deadline: 20.12.2026
=== Trainee Solicitor; Mossgrave LLP; Birmingham; 42000- year; -; 2027-01-31; unclear
Trainee Solicitor
Mossgrave LLP
Birmingham
Starting salary £42,000
Apply by 31 January 2027
Applicants must have the right to work in the UK.
=== Chef de Partie; The Gilded Hare; Bath; 32000- year; 45; -; silent
Chef de Partie
The Gilded Hare
Bath
£32,000 per annum including service
45 hours per week, four days on and three off
=== Data Scientist; Northgate Rivers; Cardiff; ?; -; -; silent
Title: Data Scientist
Company: Northgate Rivers
Location: Cardiff
Salary: Competitive
We use Python and R.
=== Quantity Surveyor; Harrowgill Homes Ltd; Nottingham; ?; -; -; silent
Quantity Surveyor
Harrowgill Homes Ltd
Nottingham
Salary negotiable, depending on experience
Company car.
=== Electrical Engineer; Ivelton Semiconductors; Glasgow; ?50000 year; 37.5; 2026-12-11; yes
Electrical Engineer at Ivelton Semiconductors
Location: Glasgow
Salary: up to 50,000 pa
37.5 hours a week
Applications close on Friday 11th December 2026
Visa sponsorship is available for this role.
=== UX Researcher; Dunmarrow Advisory; Edinburgh; 40000-48000 year; -; -; no
UX Researcher | Dunmarrow Advisory | Edinburgh
£40,000 - £48,000 DOE
Hybrid, two days in our Edinburgh office
No sponsorship available.
=== Business Analyst; Marlpit Systems Ltd; Reading; 42500- year; -; -; silent
Business Analyst - Marlpit Systems Ltd - Reading
Location: Reading
Basic salary £42,500 plus 10% bonus
=== Teaching Assistant; Fernhollow Primary School; Croydon; 21500- year; 32.5; 2026-11-25; silent
Teaching Assistant
Fernhollow Primary School
Location: Croydon
Salary: £21,500 pro rata
Hours: 32.5 hours per week, term time only
Closing date: 25/11/2026 at 12 noon
Interviews: 2/12/2026
=== Teacher of Physics; Kestrel Academy; Luton; 32916-51048 year; -; 2026-12-04; silent
Teacher of Physics
Kestrel Academy
Luton
Salary: MPS/UPS £32,916 - £51,048
Start date: 1 January 2027
Closing date: Friday 4 December 2026, 9am
=== Sales Executive; Bramblecross Media; Brighton; 26000- year; -; -; silent
Sales Executive
Bramblecross Media
Brighton
Basic £26,000 + OTE £45,000
Bonus up to £5,000
=== DevOps Engineer; Saltmarsh Cloud; London; 500- day; -; -; silent
DevOps Engineer
Saltmarsh Cloud
Location: London
Rate: £500 per day
Outside IR35, six months.
=== Lab Technician; Aldermoor Bio; Oxford; 2100- month; 37.5; -; silent
Lab Technician
Aldermoor Bio
Location: Oxford
Salary: £2,100 per month
Hours: 37.5 hours/week
=== Kitchen Porter; Hotel Meridian; Blackpool; 480- week; 40; -; silent
Kitchen Porter
Hotel Meridian
Blackpool
£480 per week, 40 hours a week
Live in available.
=== Actuarial Analyst; Pemberlock Insurance; Norwich; 33000-37000 year; 35; 2026-12-31; conditional
We are looking for an Actuarial Analyst to join our team in Norwich.
Pemberlock Insurance is a leading insurer.
Salary £33k-£37k, 35 hours per week.
Please apply by 31st December 2026.
Sponsorship may be considered for the right candidate.
=== Mechanical Design Engineer; Coldwater Pumps; Swindon; 36000- year; -; -; silent
Here at Coldwater Pumps, we make pumps.
We are recruiting a Mechanical Design Engineer in Swindon.
You will be paid £36,000 a year.
=== Web Developer; Threadneedle Labs; Manchester; 30000-38000 year; -; -; no
Join Threadneedle Labs! We need a Web Developer at our Manchester office.
Pay is 30k - 38k per annum.
You must not need sponsorship now or in the future.
=== Graduate Trainee; Ridgeway Council; Swindon; 27711- year; 37; 2026-11-23; silent
Graduate Trainee
Ridgeway Council
Swindon
£27,711 per annum
37 hours
Hours per week: 37
Closing Date: 23/11/2026 23:59
=== Planning Officer; Fenmarch District Council; Peterborough; 35235-39513 year; 37; 2026-12-13; silent
Planning Officer
Fenmarch District Council
Job location: Peterborough
Salary range: £35,235 to £39,513
Working hours: 37 hours per week
Advert closes: Sunday, 13 December 2026
=== Nurse Practitioner; Beechwood Surgery; Truro; 45000- year; -; 2026-11-19; silent
Nurse Practitioner
Beechwood Surgery
Base: Truro
£45,000 FTE
Closing date: 2026-11-19
=== Delivery Driver; Quickparcel; Leicester; 13- hour; 30; -; silent
Delivery Driver
Quickparcel
Location: Leicester LE1 1AA
Hourly rate: £13
Contracted hours: 30
=== HR Adviser; Stonegate Foundation; Bradford; 34000- year; 36; 2026-12-14; silent
📍 Location: Bradford
💰 Salary: £34,000
🏢 Company: Stonegate Foundation
📅 Closing date: 14 Dec 2026
Job title: HR Adviser
36-hour week
=== Mobile Developer; Lumenary; Belfast; 45000-60000 year; -; -; yes
Lumenary
Mobile Developer
Belfast, Northern Ireland, United Kingdom · 1 month ago · 40 applicants
Remote
Full-time
Apply
Save
About the job
GBP 45,000 - 60,000 per year
We can sponsor your visa.
=== Auditor; Castlebeck Accountants; Preston; 29500- year; 37.5; -; silent
Auditor
- job post
Castlebeck Accountants
4.1
Hybrid work in Preston PR1
£29,500 a year - Permanent
Full job description
37.5 hours per week
=== Cyber Security Analyst; Greyfinch Security; Cheltenham; 38000-44000 year; -; -; no
Cyber Security Analyst
Greyfinch Security
Hybrid in Cheltenham
£38,000 to £44,000
Full-time
Due to clearance, only British citizens can apply. We do not sponsor visas.
=== Social Worker; Wealdshire Council; Maidstone; 40221-46731 year; 37; 2026-12-08; unclear
Social Worker
Wealdshire Council
Location: Maidstone
Salary: £40,221 - £46,731
Hours: 37 hours per week
Closing date: 8 December 2026
We hold a sponsor licence.
=== Architect (Part II); Studio Halden; Liverpool; 37000- year; -; -; silent
Architect (Part II)
Studio Halden
Liverpool, Merseyside
Around £37,000
=== Pharmacist; Larkhill Pharmacy; Plymouth; 24- hour; 40; -; conditional
Job Title: Pharmacist
Company: Larkhill Pharmacy
Location: Plymouth, PL1 1AA
Pay rate: £24.00 per hour
Hours: 40 hours per week
Sponsorship offered on a case by case basis.
=== Event Coordinator; Bellweather Events; Harrogate; 25000-27000 year; -; 2026-11-30; silent
Event Coordinator
Bellweather Events
Harrogate
£25,000 – £27,000
Send your CV before 30th November.
=== Embedded Software Engineer; Tidewell Marine; Portsmouth; 44000- year; 37; -; silent
Embedded Software Engineer
Posted yesterday by Tidewell Marine
£44,000 per annum
Portsmouth, Hampshire
Permanent, full-time
Our client has raised £60m and has 24/7 support with a 4 hours response. You work 37 hours per week.
=== Receptionist; Ferncliffe Dental; Worthing; 12.5- hour; 22; 2026-11-20; silent
Receptionist
Ferncliffe Dental
Worthing
£12.50 per hour, 22 hours a week
Closing date 20 November
=== Management Consultant; Ardent Vale; London; 50000-70000 year; -; -; silent
Ardent Vale
Management Consultant
London Area, United Kingdom · 3 weeks ago · Over 200 applicants
£50,000/yr - £70,000/yr
Full-time
Easy Apply
Save
About the job
We worked on £2bn of programmes.
=== Content Editor; Paperwing Press; -; 31000- year; 28; -; silent
Content Editor
Paperwing Press
Remote, UK
£31,000 pro rata
28 hours a week
=== Machine Learning Engineer; Cobaltree; Cambridge; 60000-80000 year; -; 2027-02-01; yes
Machine Learning Engineer (Hybrid)
Cobaltree
Location: Cambridge
Compensation: £60k - £80k plus equity
Deadline: February 1, 2027
Visa sponsorship provided.
=== Library Assistant; Harbour College; Hull; 23000- year; 18.5; 2026-12-02; silent
Library Assistant
Harbour College - Library Services
Location:	Hull
Salary:	£23,000 per annum pro rata
Hours:	Part Time
Placed On:	13th November 2026
Closes:	2nd December 2026
18.5 hours per week
=== Site Manager; Redcastle Build; Inverness; 48000- year; 45; -; silent
Site Manager - job post
Redcastle Build
Inverness IV1 1AA
£48,000 a year - Permanent, Full-time
Full job description
A £5m project. 45 hours per week. £5,000 car allowance.
=== Software Test Engineer; Brightloom; Coventry; -; 37.5; 2026-11-28; silent
Software Test Engineer
Brightloom
Coventry
Hours: 9am to 5.30pm, 37.5 hours per week
Closing date: 28 November 2026
=== Procurement Officer; Wrenfield Housing Group; Wakefield; 33500- year; 35; 2026-12-06; silent
Procurement Officer
Wrenfield Housing Group
Job type: permanent
Based: Wakefield
Salary: £33,500 per annum
Hours per week
35
Closing date
06 December 2026
Interview date
14 December 2026
=== Customer Adviser; Tallybank; Sunderland; 24500- year; 35; -; no
Customer Adviser
Tallybank
Sunderland
£24,500
35 hours per week
Please note that we are not able to sponsor work visas.
=== Dispensing Optician; Cleargaze Opticians; Telford; 27000-31000 year; -; -; silent
Dispensing Optician
Cleargaze Opticians
Location: Telford
Salary: £27,000-£31,000 depending on experience
Referral bonus of £500
=== Junior software developer; Pebble & Finch; Leeds; 34000- year; 37.5; 2026-11-30; yes
[15/11/2026, 14:02:11] Ade: Guys my company is hiring!! 🎉
[15/11/2026, 14:02:40] Ade: Junior software developer at Pebble & Finch, Leeds 💻 £34k, 37.5hrs, hybrid
[15/11/2026, 14:03:05] Ade: they sponsor 👍 apply b4 30 Nov https://pebblefinch.example/jobs
=== Kitchen assistant; The Larch Hotel; York; 12.6- hour; -; -; no
15/11/2026, 09:14 - Mum: Saw this for you
15/11/2026, 09:15 - Mum: Kitchen assistant at The Larch Hotel, York. £12.60 an hour
15/11/2026, 09:16 - Mum: they don't sponsor though
=== Graduate Mechanical Engineer; -; -; 33500- year; 37; 2026-12-04; no
From: Recruitment <jobs@orbitline.example>
To: me@example.com
Subject: Fwd: Graduate Mechanical Engineer - Orbitline Aerospace - Filton
Date: Mon, 16 Nov 2026 09:11:02 +0000

> Hi,
> We are looking for a Graduate Mechanical Engineer at our Filton site.
> Salary: £33,500 plus £2,000 joining bonus
> Hours: 37 hours per week
> Apply by Friday 4 December 2026.
> Candidates must be eligible for SC clearance. Sponsorship is not available.
=== Assistant Quantity Surveyor; Hollins & Grey Building Ltd; Glasgow; 29500- year; 35; 2026-12-11; no
Job Title: Assistant Qua-
ntity Surveyor
Employer: Hollins & Grey Build-
ing Ltd
Location: Glas-
gow
Salary: GBP 29,500 p.a.
Hours: 35 hours
per week
Closing date: 11.12.26
Page 1 of 3
We do not currently hold a sponsor licence.
=== Barista; Bean & Brook Cafe; York; 12.75- hour; 16; 2026-12-01; silent
Barista - Part time
Bean & Brook Cafe, York
£12.75 per hour, 16 hours per week
Weekend shifts. Apply in store with your CV before 1st Dec.
=== HR Advisor; -; Cardiff; 27500- year; 30; 2026-12-10; no
Hiring: HR Advisor, 30 hrs/wk, £27.5k FTE pro rata, Cardiff. Apply to people@mornvale.example by 10 Dec. Mornvale Housing Association. No sponsorship I'm afraid!
=== Contract Java Developer – Outside IR35; -; London; 450-500 day; -; -; silent
Contract Java Developer – Outside IR35
£450 - £500 per day
London / remote
6 months
=== Research Associate in Computational Chemistry; University of Wexbridge; Wexbridge; 38249-45413 year; 36.5; 2026-12-04; yes
Research Associate in Computational Chemistry
University of Wexbridge - Department of Chemistry
Location:	Wexbridge
Salary:	£38,249 to £45,413 per annum
Hours:	Full Time
Placed On:	9th November 2026
Closes:	4th December 2026
The post is full-time (36.5 hours per week) for two years. You must have a PhD in Chemistry.
The University is a licensed sponsor and this role meets the requirements for sponsorship under the Skilled Worker route.
=== Junior Power Systems Analyst; Gridmoor Networks; Warwick; 34000-39000 year; 37; 2027-01-14; conditional
JOB ALERT!! ✨ We're hiring ✨

ROLE: Junior Power Systems Analyst
WHO: Gridmoor Networks
WHERE: Warwick (CV34)
£34k–£39k + bonus
Hrs: 37/wk

Must haves:
– power flow studies, PSCAD or PowerFactory
– Python, SQL
– a 2:1 in electrical engineering

Do you sponsor visas? Yes. For experienced hires only.
Apply b4 14th Jan
=== Senior Process Engineer (Water); Tarnwater; Durham; 47250-52000 year; 37; 2027-01-12; conditional
Senior Process Engineer (Water)
Tarnwater · Durham, England, United Kingdom · Hybrid

About the job
We look after 1.4 million homes. You will lead process design on sewage treatment works.

Salary | £47,250 - £52,000
Hours | 37 hours a week
Contract | Permanent
Visa sponsorship | Yes (PhD holders only)
Closing date | 12/01/2027
=== Clinical Trials Coordinator; Kestrel Vale NHS Trust; Cardiff; 30420-37030 year; 37.5; 2026-12-20; no
Job: Clinical Trials Coordinator
Company: Kestrel Vale NHS Trust
Location: Cardiff
Salary: £30,420 - £37,030 per annum
Hours: 37.5 hours per week
Sponsorship available: N
Closing date: 20 December 2026
=== Barista; Bean There; Brighton; 12.6- hour; 16; -; silent
What: Barista
Who: Bean There
Where: Brighton
Pay: £12.60 an hour
Hrs per week: 16
Who we are: a small team that loves coffee.
`;
