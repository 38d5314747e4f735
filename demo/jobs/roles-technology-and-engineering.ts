/**
 * Roles in a notation of their own, read by `read-roles.ts`. First line: key, sector, type,
 * level, pay in thousand pounds (or `h` and pounds an hour; `-` for none), hours, place.
 * Then title, summary, paragraphs, and what is needed.
 */
export const technologyAndEngineering = `
@soft-grad technology full-time entry 33-40 37.5 hybrid
Graduate software developer
Write and review small pieces of a working product, in a team that explains its choices.
You will join a team of seven. In your first month you fix small things and ship them; by the third you own a feature with somebody beside you. You will write TypeScript and some Python, review other people’s work, and be on call one week in eight after your first six months.
We do not expect you to know our tools. We do expect you to be able to explain a piece of code you have written and what you would change about it.
- A degree in computing, data, engineering or mathematics, or the same by experience
- One project you can show us, of any size
- English good enough to write a clear bug report

@soft-eng technology full-time mid 46-60 37.5 hybrid
Software engineer
Own services from the first sketch to the night they break, and make that night rarer.
You will design, build and run services that real people use every day. Most of our work is in TypeScript and Go with PostgreSQL behind it. We write short design notes, argue about them in the open, and keep what we learn.
You will mentor one graduate and take your turn in the support rota, which is paid.
- Two or more years of building software that other people depended on
- Care for tests, names and error messages
- A habit of asking why before how

@frontend technology full-time mid 40-52 37.5 hybrid
Front-end developer
Make screens that are quick on an old phone and clear with a screen reader.
You will work with a designer and two engineers on the pages our customers use most. We measure how long pages take on a slow connection, and we test with people who use a keyboard or a screen reader.
You will help to keep our small component library small.
- Strong HTML, CSS and JavaScript; React is useful
- You have made something accessible and can tell us how you checked
- Patience with browsers

@qa technology full-time entry 29-35 37.5 hybrid
Test engineer
Find the bug before the customer does, and write it down so that it stays found.
You will read new features before they are built, ask awkward questions, and write automatic tests with Playwright. You will also sit with customers twice a month and watch how they really use what we make.
This is a good first job for somebody who likes to take things apart.
- Some programming, in any language
- A precise eye and kind words
- Interest in how people make mistakes

@platform technology full-time senior 64-82 37.5 remote
Senior platform engineer
Keep forty services running and make it dull to do so.
You will run our build, deployment and monitoring, and cut the time from a merged change to a running one. You will plan capacity, practise recovery, and write the runbooks that others follow at three in the morning.
We prefer few tools that everybody understands.
- Five or more years with Linux, networks and PostgreSQL
- You have led a recovery and written about it honestly
- Calm

@it-support technology full-time entry 25-29 37.5 on-site
IT support analyst
Help 300 colleagues with laptops, printers and passwords, and find out why they broke.
You will answer the phone and the queue, set up machines for people who join, and look after meeting rooms. When the same question comes five times, you will write the page that answers it.
We pay for one certificate a year and give you the time to study for it.
- You explain technical things without making people feel small
- Some experience of Windows and networks, from work or study
- Able to lift a monitor

@cyber technology full-time entry 34-42 37.5 hybrid
Cyber security analyst
Watch for attacks, answer the real ones, and teach people to spot the rest.
You will work in a team of five that watches logs, runs practice attacks and answers reports from staff. You will learn to write detections and to say no to a risky change without stopping the work.
Nobody works alone at night, and every alert we cannot explain is written up.
- A degree in security or computing, or a home laboratory you can show us
- Basic scripting in Python or PowerShell
- Discretion

@product technology full-time entry 36-44 37.5 hybrid
Associate product manager
Find out what customers need most, and help a team build that and nothing else.
You will spend a third of your time with customers, a third with engineers and designers, and a third writing. You will own a small part of the product and its numbers from your third month.
We run a two-year programme with a mentor from another team.
- You have organised something that people used: a society, a site, an event
- Comfort with numbers and with being wrong
- Clear writing

@soft-intern technology internship entry 26-30 37.5 hybrid
Software engineering intern
Eight to twelve weeks on a real feature, with a mentor and a demonstration at the end.
You will be part of one team and work on something on its list, not on a toy. You will pair with engineers, write tests and show what you made to the whole company in the last week.
About half of our interns come back as graduates.
- In your second or a later year of a degree with programming in it
- Curiosity about how things fail
- Nothing else; we will teach you our tools

@soft-place technology placement entry 24-27 37.5 hybrid
Software placement, 12 months
A year in industry in two teams, with time set aside to write your report.
You will spend six months in a product team and six in the platform team. Your university tutor is welcome at both reviews, and Friday afternoons are yours for your report.
You will leave with code that is still running.
- On a degree with a placement year
- One programming language you like
- Able to come to the office two days a week

@data-an data full-time entry 29-35 37 hybrid
Junior data analyst
Turn daily readings into reports that people read before their first coffee.
You will clean data, write SQL and Python, and make charts that answer a question rather than raise five. You will look after a daily report, and be told at once when it is wrong.
After a year most of our analysts own a forecast.
- A degree with statistics in it, or the same by experience
- SQL, and one of Python or R
- You check a number before you send it

@data-eng data full-time entry 34-40 37.5 hybrid
Graduate data engineer
Build the pipes that bring millions of readings a day to the people who need them.
You will write pipelines that survive late, double and broken data, and tests that prove it. You will learn how sensors, networks and people go wrong, usually in that order.
You work beside analysts and hear what they think of your tables.
- A degree in computing, engineering, physics or mathematics
- Python and SQL
- Interest in the unglamorous half of data

@data-sci data full-time mid 46-58 37.5 hybrid
Data scientist
Models that people trust because you say how often they are wrong.
You will frame problems with the people who have them, try the simple model first, and stay with it after it is live. Recent work: forecasting demand for the next ten days, and finding unusual readings without waking everybody up.
We publish what we can, including what failed.
- A higher degree in a quantitative subject, or three years of practice
- Python, statistics, and plain English about both
- Experience of a model in use

@data-intern data internship entry 25-28 37.5 hybrid
Data analysis intern
Ten weeks, one question that matters, and an answer you present yourself.
You will choose from three real questions in your first week, get to know the data behind it, and present an answer to those who asked. Past interns have changed a price, a timetable and a form.
You will have a mentor and a desk beside people who like to be asked.
- Studying any subject with numbers in it
- A little Python, R or SQL
- Able to say “I do not know yet”

@flood data full-time mid 38-45 37 hybrid
Analyst, flood forecasting
Rain, tide and soil in; a warning that somebody acts on out.
You will run forecasts each morning, improve the models in the afternoon, and sit in the incident room a few nights a year. You will explain uncertainty to people who must decide by six o’clock.
Night work is paid and followed by rest.
- A degree in hydrology, physics, geography or mathematics
- Python and an eye for maps
- A driving licence is useful, not needed

@civil-grad engineering full-time entry 31-36 37.5 hybrid
Graduate civil engineer
Learn by designing things that get built, with a plan towards becoming chartered.
You will prepare calculations and drawings, visit sites every fortnight, and write the notes that turn a decision into work. You follow a training agreement with a mentor who has done it.
Your first project will be small enough to see finished.
- A degree in civil engineering accredited for chartership
- Some experience of a design tool
- Boots; we buy them

@flood-civil engineering full-time mid 44-51 37.5 hybrid
Civil engineer, flood defence
Design walls, ponds and meadows that hold back a river.
You will lead small schemes from survey to handover: modelling, outline design, talking with the farmers whose field becomes a pond, and checking on site that it was built as drawn.
We count a scheme as good when nobody notices it.
- A civil engineering degree and about three years of design work
- Experience of river or drainage models
- You enjoy a village-hall meeting

@mech engineering full-time mid 38-46 37.5 on-site
Mechanical design engineer
Design parts that move, take loads and can be mended.
You will take a part from sketch to drawing to the first one off the machine, with stress checks that others can follow. You will spend time in the workshop with those who make and mend it.
We prefer fewer parts.
- A degree in mechanical engineering or close to it
- Two years with a 3D design tool
- You have broken something on purpose and learned from it

@elec engineering full-time mid 38-44 37.5 hybrid
Electrical design engineer
Substations and connections for new wind and solar farms.
You will prepare protection settings, cable schedules and single-line diagrams, and follow your designs to site for testing. Every calculation is checked by a second person, and you will check theirs.
We support you towards chartered engineer.
- A degree in electrical engineering
- Some experience of power systems, from work or a placement
- Willing to be on site about one day in ten

@process engineering full-time mid 40-48 37.5 on-site
Process engineer
Make a line safer, steadier and less wasteful, one change at a time.
You will look after one production line: its figures, its safety and its next change. You will run trials, write them up so that the night shift can use them, and cut what we throw away.
Two of our last three ideas came from operators, so you will listen a lot.
- A degree in chemical, food or manufacturing engineering
- Experience on a site that makes something
- Steady with statistics

@controls engineering full-time entry 33-38 37.5 on-site
Graduate controls engineer
Write the programs that move machines, and the checks that stop them.
You will program controllers, wire test rigs, and go with senior engineers to commission lines at customers. You will learn functional safety properly, with a certificate at the end of the second year.
Travel is about six weeks a year and planned ahead.
- A degree in control, electronics, mechatronics or computing
- You have made something move with code
- Careful by nature

@chip engineering full-time entry 37-44 37.5 hybrid
Graduate digital design engineer
Design and check the logic of chips that sit in somebody’s ear.
You will write SystemVerilog, build test benches, and learn why a chip that works on the bench may not work at minus ten degrees. You will be given one block of your own in the second half of your first year.
Power is everything here: a day more of battery is a real difference to the wearer.
- A degree in electronics, computing or physics
- A digital design course or project
- Patience with simulators

@eng-place engineering placement entry 23-26 37.5 on-site
Engineering placement year
Twelve months in design, workshop and site, four months each.
You will draw, make and measure. Each stage ends with a short talk to the team, and your last four months are on a project of your own choice from our list.
We help you to find a room.
- On an engineering degree with a placement year
- Interested in all three stages, also the muddy one
- Available from summer for twelve months
`;
