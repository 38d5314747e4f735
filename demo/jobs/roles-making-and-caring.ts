/** See `roles-technology-and-engineering.ts` for the notation. */
export const makingAndCaring = `
@ux design full-time entry 32-38 37.5 hybrid
Junior product designer
Draw, try with people, and draw again.
You will sketch flows, make prototypes and try them with five people before anybody writes code. You will look after our forms, which nobody else wants, and make them shorter.
- A portfolio with your reasons in it
- You have watched somebody struggle with your design
- Figma or the like

@graphic design full-time entry 27-32 37.5 hybrid
Graphic designer
Posters, packs, signs and the small type that must be right.
You will work on print and screen, from the first sketch to the file the printer accepts. You will keep a brand consistent without making it dull.
- A portfolio
- A love of type
- Able to explain a choice to somebody who does not draw

@artist design full-time entry 28-34 37.5 hybrid
Junior artist
Draw characters, places and small moving things in one shared style.
You will draw from briefs, take notes well and give them gently, and learn how a drawing becomes something that moves on a screen.
- A portfolio with people and places in it
- Comfortable with deadlines
- You know some animation or would like to

@design-intern design internship entry 23-26 37.5 hybrid
Design intern
Eight weeks, one small product, finished.
You will join designers on their work and finish one thing of your own: a pack, a page or a sign that goes up. You will get notes every week and learn to use them.
- Studying design or illustration
- A portfolio of any length
- Open to changing your mind

@writer media full-time entry 27-32 37.5 hybrid
Staff writer
Find things out, check them, and write them so that busy people read to the end.
You will report on one industry, call people who would rather not talk, and write two pieces a week and one long one a month. Everything is checked by a second reader.
- Writing you can show us, published anywhere
- Shorthand or good notes
- Fair

@editorial media full-time entry 25-29 35 hybrid
Editorial assistant
Look after books from manuscript to printer, and the authors who wrote them.
You will read, mark up, chase, check proofs, and write the text on the back. You will learn why schedules slip and how to bring them back.
- A degree in any subject that you can explain to a child
- Careful with commas and people
- Interest in what we publish

@media-intern media internship entry 23-25 35 hybrid
Editorial intern
Eight weeks between a magazine and its podcast.
You will check facts, transcribe, cut audio, and write at least three short pieces under your own name.
- Studying any subject
- You read a lot
- Calm on the phone

@lab science full-time entry 28-33 37.5 on-site
Laboratory scientist
Run tests that others rely on, and say so when one has gone wrong.
You will prepare samples, run instruments, check results and keep records an inspector would enjoy. You will look after one instrument as your own.
- A degree in chemistry, biology or the like
- Some laboratory experience, also from study
- Neat hands and honest notes

@food-sci science full-time entry 31-36 37.5 on-site
Food scientist
New recipes that taste right, keep well, and can be made ten thousand times.
You will develop products from kitchen bench to factory line, run tasting panels, and check shelf life and labels. You will eat a good deal.
- A degree in food science, chemistry or nutrition
- Knowledge of food safety
- No dislike of fish

@research science full-time mid 38-45 37.5 on-site
Research associate
Plan experiments, run them, and publish what you find, also when it is nothing.
You will lead one line of work in a team of nine, supervise a student, and present at one meeting a year. You will have a budget and will be asked how you spent it.
- A doctorate in a near field, finished or submitted
- First-author writing
- Generous with methods

@qc science full-time entry 30-35 39 on-site
Quality control analyst
Nothing leaves until you say that it may.
You will test materials and finished goods, investigate what is out of line and write it up so that it does not come back. Work is in two day shifts, planned six weeks ahead.
- A degree in a science
- Knowledge of good manufacturing practice is useful
- Firm and friendly

@nurse health full-time mid 31-38 37.5 on-site
Registered nurse
Look after people well, on a ward that is staffed for it.
You will care for a bay of six, lead handovers and support students. You will have protected time for training every month and a say in the rota.
We help nurses from abroad with registration and pay the test fees.
- Registered, or able to register, here
- Kind and quick
- Good notes

@physio health full-time mid 32-39 37.5 on-site
Physiotherapist
Get people moving again after operations, falls and long stays.
You will see patients on wards and in clinic, run one class a week and work beside nurses and doctors who know your name.
- Registered, or able to register, here
- Experience with older people is useful
- Encouraging

@care-coord health full-time entry 26-30 37.5 hybrid
Care coordinator
Make sure that the right carer knocks on the right door at the right time.
You will plan visits, answer worried families, and notice when somebody needs more help than they have. You will go out with carers one day a week.
- Organised and calm
- Experience in care or another service to people
- A driving licence is useful

@pharm health full-time mid 42-50 37.5 on-site
Hospital pharmacist
Check, advise and teach on two wards and in the dispensary.
You will review medicines with patients before they go home, answer doctors’ questions, and take part in one audit a year.
- Registered, or able to register, here
- Clear explanations
- Happy to work one weekend in six, paid

@teach education full-time entry 32-42 37.5 on-site
Teacher of physics
Teach eleven to eighteen-year-olds in a department that shares its lessons.
You will teach across the school, with a lighter timetable in your first two years and a mentor who watches kindly. Behaviour is dealt with by the school, not by you alone.
- Qualified to teach here, or on the way
- A degree with physics in it
- You like teenagers

@learn-support education full-time entry 23-26 35 on-site
Learning support assistant
Sit beside the children who need it most, and know when to move away.
You will work with two classes, help pupils who have just begun to learn English, and plan with their teachers each Friday.
- Patient and observant
- Good English; another language is a gift
- Interest in teaching later

@english-teacher education full-time entry 28-33 37.5 on-site
English language teacher
Teach adults who need English for work, study and the dentist.
You will teach small groups, write simple materials, and visit one workplace a term. Classes end at six.
- A teaching certificate in English
- One year of teaching
- Knowledge of how it feels to learn a language

@policy public-sector full-time mid 36-43 37 hybrid
Policy adviser
Turn a promise into something that can be done by Tuesday week.
You will research, consult, write papers for councillors and follow a decision until it reaches a street. You will hear from people who disagree, and write their reasons fairly.
- A degree or experience in public policy
- Short, exact writing
- Good at meetings that end on time

@planner public-sector full-time entry 31-36 37 hybrid
Graduate town planner
Decide where homes, shops and trees should go, with the people who will live there.
You will deal with small applications at first, visit each site, and write reports that say what was weighed against what. We support you to full membership of the institute.
- A planning degree, accredited
- A fair mind
- Sturdy shoes

@fundraiser charity full-time entry 27-31 35 hybrid
Fundraising officer
Ask for money honestly and say thank you properly.
You will write to trusts, look after regular givers, and run two appeals a year. You will visit what the money does, so that you can describe it.
- Good writing
- Neat with records
- You believe in the work

@project charity full-time mid 32-37 35 hybrid
Project officer
Run a small programme with volunteers, partners and a budget that must last.
You will plan, book, report and solve what turns up. About a third of your time is out with the people the project is for.
- Two years of running projects, paid or not
- Comfortable with spreadsheets and village halls
- A steady temper

@volunteer charity volunteer entry - 4 on-site
Volunteer conversation partner
Two hours a week of English conversation with people new to the city.
You will meet the same person each week in a library or café and talk about ordinary things: bus passes, recipes, the dentist. We train you for one evening and pay your travel.
Volunteering still counts as work under some visas, so check your own limit first.
- Friendly and reliable
- Good English; you know what it is to learn it
- Free for at least ten weeks

@energy-an energy full-time entry 32-38 37.5 hybrid
Graduate energy analyst
Work out what the wind will do tomorrow and what that is worth.
You will build forecasts of output and price, explain yesterday’s errors each morning, and help to plan when turbines rest for mending.
- A degree with mathematics in it
- Python or a similar tool
- Interest in weather

@solar energy full-time mid 40-48 37.5 hybrid
Solar project engineer
Take a field from lease to first electricity.
You will check sites, lay out panels, order studies, and hold a programme together with builders, grid companies and a farmer with sheep.
- A degree in engineering or energy
- Two years on projects that were built
- Driving licence

@environment energy full-time entry 28-33 37.5 hybrid
Graduate environmental consultant
Bats, floods, noise and soil: measure, write, advise.
You will do surveys in season, write parts of assessments in winter, and learn from people who can name a bird by one note.
- A degree in ecology, geography or environmental science
- Willing to start early and finish late in summer, with time back
- Clear reports

@turbine energy full-time entry 30-36 40 on-site
Wind turbine technician, trainee
Learn to look after machines eighty metres up.
You will train for six months in a school and then in a team of three. Everything is checked twice, and nobody climbs alone or in a hurry.
- Good with tools
- Not afraid of heights or rain
- Able to climb ladders; we test fitness

@surveyor property full-time entry 28-33 37.5 hybrid
Graduate building surveyor
Find out why it leaks and say so in a report that an owner can use.
You will inspect buildings, prepare schedules and follow repairs on site. You follow a two-year plan to your final assessment.
- An accredited degree in surveying
- Good photographs and better notes
- Head for roofs

@architect property full-time entry 29-34 37.5 hybrid
Part 2 architectural assistant
Homes for rent that are warm, plain and well made.
You will draw details, make models, sit with residents and go to site from your first month. We are twelve in the studio and eat lunch together.
- Part 2 finished
- A portfolio with a section in it
- Interest in how things are built

@qs property full-time mid 42-50 37.5 hybrid
Quantity surveyor
Know what it costs before it is built, and why it cost more afterwards.
You will measure, price, run tenders and keep accounts with builders fair. You will work on six to eight schemes at once.
- A degree in quantity surveying
- Three years on building work
- Fair and firm

@supply logistics full-time entry 29-34 37.5 hybrid
Supply chain planner
Have enough, in the right place, and not too much.
You will forecast, order, and move stock between depots. You will speak with growers and drivers every day and learn why the plan changed.
- A degree or experience in planning
- Comfortable with numbers and telephones
- Quick to say when something will be late

@log-grad logistics graduate-scheme entry 30-34 40 on-site
Logistics graduate programme
Two years, from the night shift to the planning room.
You will work on the floor, in transport and in planning, and lead a shift of twenty by the end of the first year with somebody experienced beside you.
- Any degree
- Able to work some nights, paid
- You like moving things

@buyer retail full-time entry 27-31 37.5 hybrid
Assistant buyer
Choose what 60 shops will sell next spring.
You will build ranges with a senior buyer, visit makers, keep prices and samples in order, and read what customers send back and why.
- Interest in how things are made and sold
- Good with figures
- A second language is useful

@store-man retail full-time mid 31-37 40 on-site
Store manager
Run a shop and the twenty people who make it.
You will plan, hire, train and sell. Your measure is that people come back: customers and staff.
- You have led a team in a shop
- Fair with rotas
- Calm on Saturdays

@chef hospitality full-time mid 29-34 45 on-site
Chef de partie
A section of your own in a kitchen that closes on Mondays.
You will run a section, teach a commis, and have a say in the menu four times a year. Hours are recorded and paid, all of them.
- Two years in a professional kitchen
- Clean and quick
- Good with fish is welcome

@guest hospitality full-time mid 28-33 40 on-site
Guest services supervisor
Be the person guests remember kindly.
You will lead a desk of eight, solve what goes wrong, and plan the rota six weeks ahead. Two languages are useful every day.
- Experience at a hotel desk
- Patient and exact
- Works well on late shifts

@events hospitality full-time entry 27-32 37.5 on-site
Events organiser
Tastings, trade shows and two festivals a year.
You will find venues, book what is needed, run the day and write down afterwards what to do better. About eight weekends a year, with days back.
- You have organised something for a hundred people
- Good lists
- Cheerful in a wet field
`;
