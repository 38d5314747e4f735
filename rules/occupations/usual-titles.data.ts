/** Titles that students in Britain meet, with the code a coder would write first. For tests. */
export const usualTitles: readonly (readonly [socCode: string, title: string])[] = `
  2121 Graduate Civil Engineer
  2453 Assistant Quantity Surveyor - Leeds
  2412 Trainee Solicitor 2027 (Training Contract)
  2237 Newly Qualified Nurse (Band 5)
  2237 Staff Nurse - Acute Medicine
  2235 Registered Mental Health Nurse
  2211 Junior Clinical Fellow in Emergency Medicine
  2225 Trainee Clinical Psychologist
  2226 Assistant Psychologist
  2313 Teacher of Mathematics
  2314 Primary School Teacher (Year 4)
  6112 SEN Teaching Assistant
  3232 Early Years Practitioner
  2311 Lecturer in Computer Science
  2162 Postdoctoral Research Associate in Chemistry
  2162 Research Fellow - Machine Learning
  2421 Audit Associate (ACA) - September 2027
  2423 Tax Trainee
  2431 Management Consultant
  2431 Graduate Management Consultant
  2433 Actuarial Graduate
  2422 Investment Banking Analyst
  2422 FP&A Analyst
  2422 M&A Analyst
  2431 Risk Analyst - Graduate Scheme
  2482 Compliance Analyst
  2482 KYC Analyst
  4122 Accounts Payable Assistant
  2421 Trainee Accountant
  3533 Assistant Accountant
  3554 Marketing Executive
  3554 Digital Marketing Executive (SEO)
  2493 PR Account Executive
  2493 Communications Officer
  2493 Social Media Manager
  2142 Graphic Designer
  2141 UX/UI Designer
  3412 Junior Copywriter
  2492 Trainee Journalist
  2492 Editorial Assistant
  3416 Assistant Producer
  3571 HR Advisor
  3571 HR Business Partner
  3571 Recruitment Consultant
  1136 Talent Acquisition Manager
  4136 HR Administrator
  4215 Executive Assistant to CEO
  4141 Office Manager
  4216 Receptionist
  7219 Customer Service Advisor
  3544 Data Analyst
  2433 Junior Data Scientist
  2133 Data Engineer (Azure)
  2134 Software Developer - C#/.NET
  2134 Full Stack Developer
  2134 Front-end Developer (React)
  2134 Java Developer
  2134 Graduate Software Engineer
  2134 Embedded Software Engineer
  2139 DevOps Engineer
  2139 Cloud Engineer
  2139 Site Reliability Engineer
  2135 Cyber Security Analyst
  2135 SOC Analyst
  2135 Penetration Tester
  2136 QA Engineer
  2136 Test Analyst
  2137 Network Engineer
  3132 IT Support Technician
  3132 2nd Line Support Engineer
  3132 Service Desk Analyst
  3131 Systems Administrator
  3133 Database Administrator
  2131 IT Project Manager
  2131 Scrum Master
  2431 Business Analyst
  2133 IT Business Analyst
  2133 Solutions Architect
  2132 Product Manager
  2132 Product Owner
  2122 Mechanical Design Engineer
  2123 Graduate Electrical Engineer
  2124 Electronics Engineer
  2124 FPGA Engineer
  2125 Process Engineer
  2125 Chemical Engineer
  2125 Manufacturing Engineer
  2126 Aerospace Engineer
  2127 Project Engineer
  2129 Robotics Engineer
  2121 Structural Engineer
  2121 Highways Engineer
  2121 Site Engineer
  2455 Transport Planner
  2452 Town Planner
  2451 Architect
  3120 Part 2 Architectural Assistant
  2454 Building Surveyor
  2455 Construction Project Manager
  1122 Site Manager
  3541 Estimator
  3120 CAD Technician
  3120 BIM Coordinator
  2152 Environmental Consultant
  2151 Ecologist
  2152 Sustainability Analyst
  2112 Research Scientist (Immunology)
  2112 Microbiologist
  2111 Analytical Chemist
  2113 Biomedical Scientist
  2113 Clinical Research Associate
  2440 Clinical Trial Coordinator
  2482 Regulatory Affairs Associate
  3412 Medical Writer
  3111 Laboratory Technician
  2114 Physicist
  2121 Geotechnical Engineer
  2115 GIS Analyst
  2433 Economist
  2439 Policy Adviser
  2439 Policy Officer
  2461 Social Worker
  2462 Probation Officer
  2222 Occupational Therapist
  2221 Physiotherapist (Rotational)
  2251 Pharmacist
  3212 Pharmacy Technician
  2252 Optometrist
  2253 Dentist
  6133 Dental Nurse
  2240 Veterinary Surgeon
  3240 Veterinary Nurse
  2254 Radiographer
  2255 Paramedic
  6131 Healthcare Assistant
  6135 Care Assistant
  6136 Senior Care Assistant
  6135 Support Worker
  5434 Chef de Partie
  9266 Barista
  9264 Waiter/Waitress
  9265 Bar Staff
  9263 Kitchen Porter
  4216 Hotel Receptionist
  1222 Restaurant Manager
  1150 Store Manager
  7111 Sales Assistant
  9252 Warehouse Operative
  8214 Delivery Driver
  8211 HGV Class 1 Driver
  5241 Electrician
  5315 Plumber
  3555 Estate Agent
  3555 Lettings Negotiator
  1251 Property Manager
  1251 Facilities Manager
  2471 Librarian
  2472 Curator
  3116 Supply Chain Analyst
  3551 Buyer
  1134 Procurement Manager
  4134 Logistics Coordinator
  3556 Account Manager
  3552 Sales Executive
  3556 Business Development Manager
  3552 Business Development Executive
  3556 Customer Success Manager
  3556 Account Director
  3557 Events Coordinator
  2419 Paralegal
  2412 Legal Counsel
  2411 Barrister
  2419 Patent Attorney (Trainee)
  3532 Underwriting Assistant
  3531 Insurance Broker
  4132 Claims Handler
  2481 Quality Engineer
  2482 Quality Assurance Officer
  3582 Health & Safety Advisor
  2319 Maths Tutor
  2317 EFL Teacher
  3572 Careers Adviser
  6113 Learning Support Assistant
  9219 Student Ambassador
  9233 Exam Invigilator
  3433 Personal Trainer
  3432 Swimming Teacher
  6219 Tour Guide
  6213 Cabin Crew
  5234 Aircraft Maintenance Engineer
  5231 Vehicle Technician
  2134 Machine Learning Engineer
  2134 AI Engineer
  2433 Quantitative Researcher
  2134 Game Designer
  2142 3D Artist
  3421 Interior Designer
  3422 Fashion Designer
  2141 Product Designer
  3417 Photographer
  3412 Translator
  2237 Ward Manager
  2321 Head Teacher
  1232 Care Home Manager
  1131 Finance Manager
  2421 Financial Controller
  2432 Marketing Manager
  1132 Head of Marketing
  1137 Chief Technology Officer
  2132 Engineering Manager
  2161 R&D Manager
  2161 Laboratory Manager
  2229 Nutritionist
  2259 Dietitian
  2223 Speech and Language Therapist
  3224 Counsellor
  3223 Housing Officer
  3221 Youth Worker
  3554 Fundraising Officer
  1135 Charity Manager
  4129 Grants Officer
  2439 Civil Service Fast Stream
  3312 Police Constable
  3313 Firefighter
  3314 Prison Officer
  2122 Mechanical Engineering Graduate 2026
  2121 Graduate Scheme - Civil Engineering
  2433 Data Science Intern
  2134 Software Engineering Placement Year
  2453 Quantity Surveying Graduate
  2421 Accounting Graduate
  2419 Law Graduate - Paralegal
  2237 Nursing Associate
  2212 Radiology Consultant
  2212 Consultant Psychiatrist
  2211 Trust Doctor - Respiratory Medicine
  2212 Specialty Doctor in Psychiatry
  2211 GP
  2251 Pharmacist Manager
`
  .trim()
  .split("\n")
  .map((line) => [line.trim().slice(0, 4), line.trim().slice(5)]);
