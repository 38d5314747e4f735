/**
 * The occupations of LIN 19/051, by list and by who assesses the skills ("-": the list
 * we read does not say). Codes are those of ANZSCO as in force on 27 June 2013, which
 * migration law still uses. 212 medium and long-term, 215 short-term, 77 regional.
 */
export const occupationLines = `
# MLTSSL VETASSESS
133111 Construction project manager
134213 Primary health organisation manager
139911 Arts administrator or manager
139912 Environmental manager
211112 Dancer or choreographer
211212 Music director
211213 Musician (instrumental)
212111 Artistic director
221214 Internal auditor
224111 Actuary
224113 Statistician
224311 Economist
224511 Land economist
224512 Valuer
224711 Management consultant
232112 Landscape architect
232213 Cartographer
232214 Other spatial scientist
234111 Agricultural consultant
234112 Agricultural scientist
234211 Chemist
234212 Food technologist
234312 Environmental consultant
234313 Environmental research scientist
234399 Environmental scientist (nec)
234412 Geophysicist
234413 Hydrogeologist
234511 Life scientist (general)
234513 Biochemist
234514 Biotechnologist
234515 Botanist
234516 Marine biologist
234517 Microbiologist
234518 Zoologist
234599 Life scientists (nec)
234911 Conservator
234912 Metallurgist
234913 Meteorologist
234999 Natural and physical science professionals (nec)
242111 University lecturer
252711 Audiologist
312212 Civil engineering technician
452316 Tennis coach
452411 Footballer
# MLTSSL TRA
312312 Electrical engineering technician
313211 Radio communications technician
321111 Automotive electrician
321211 Motor mechanic (general)
321212 Diesel motor mechanic
321213 Motorcycle mechanic
321214 Small engine mechanic
322311 Metal fabricator
322312 Pressure welder
322313 Welder (first class)
323211 Fitter (general)
323212 Fitter and turner
323213 Fitter welder
323214 Metal machinist (first class)
323313 Locksmith
324111 Panelbeater
331111 Bricklayer
331112 Stonemason
331211 Carpenter and joiner
331212 Carpenter
331213 Joiner
333111 Glazier
333411 Wall and floor tiler
334111 Plumber (general)
334112 Airconditioning and mechanical services plumber
334113 Drainer
334114 Gasfitter
334115 Roof plumber
341111 Electrician (general)
341112 Electrician (special class)
341113 Lift mechanic
342111 Airconditioning and refrigeration mechanic
342212 Technical cable jointer
342313 Electronic equipment trades worker
342314 Electronic instrument trades worker (general)
342315 Electronic instrument trades worker (special class)
351311 Chef
361112 Horse trainer
394111 Cabinetmaker
399111 Boat builder and repairer
399112 Shipwright
# MLTSSL MedBA
253111 General practitioner
253311 Specialist physician (general medicine)
253312 Cardiologist
253313 Clinical haematologist
253314 Medical oncologist
253315 Endocrinologist
253316 Gastroenterologist
253317 Intensive care specialist
253318 Neurologist
253321 Paediatrician
253322 Renal medicine specialist
253323 Rheumatologist
253324 Thoracic medicine specialist
253399 Specialist physicians (nec)
253411 Psychiatrist
253511 Surgeon (general)
253512 Cardiothoracic surgeon
253513 Neurosurgeon
253514 Orthopaedic surgeon
253515 Otorhinolaryngologist
253516 Paediatric surgeon
253517 Plastic and reconstructive surgeon
253518 Urologist
253521 Vascular surgeon
253911 Dermatologist
253912 Emergency medicine specialist
253913 Obstetrician and gynaecologist
253914 Ophthalmologist
253915 Pathologist
253917 Diagnostic and interventional radiologist
253918 Radiation oncologist
253999 Medical practitioners (nec)
# MLTSSL Engineers Australia
233111 Chemical engineer
233112 Materials engineer
233211 Civil engineer
233212 Geotechnical engineer
233214 Structural engineer
233215 Transport engineer
233311 Electrical engineer
233411 Electronics engineer
233511 Industrial engineer
233512 Mechanical engineer
233513 Production or plant engineer
233611 Mining engineer (excluding petroleum)
233612 Petroleum engineer
233911 Aeronautical engineer
233913 Biomedical engineer
233914 Engineering technologist
233915 Environmental engineer
233999 Engineering professionals (nec)
263311 Telecommunications engineer
263312 Telecommunications network engineer
312311 Electrical engineering draftsperson
313212 Telecommunications field engineer
313213 Telecommunications network planner
313214 Telecommunications technical officer or technologist
# MLTSSL ANMAC
134212 Nursing clinical director
254111 Midwife
254411 Nurse practitioner
254412 Registered nurse (aged care)
254413 Registered nurse (child and family health)
254414 Registered nurse (community health)
254415 Registered nurse (critical care and emergency)
254416 Registered nurse (developmental disability)
254417 Registered nurse (disability and rehabilitation)
254418 Registered nurse (medical)
254421 Registered nurse (medical practice)
254422 Registered nurse (mental health)
254423 Registered nurse (perioperative)
254424 Registered nurse (surgical)
254425 Registered nurse (paediatrics)
254499 Registered nurses (nec)
# MLTSSL -
233912 Agricultural engineer
233916 Naval architect / marine designer
234113 Forester / forest scientist
234914 Physicist
252712 Speech pathologist / speech language therapist
322211 Sheetmetal worker
332211 Painter
333211 Plasterer (wall and ceiling)
333212 Renderer (solid plaster)
# MLTSSL ACS
261111 ICT business analyst
261112 Systems analyst
261211 Multimedia specialist
261311 Analyst programmer
261312 Developer programmer
261313 Software engineer
261399 Software and applications programmers (nec)
262112 ICT security specialist
263111 Computer network and systems engineer
# MLTSSL AITSL
241411 Secondary school teacher
241511 Special needs teacher
241512 Teacher of the hearing impaired
241513 Teacher of the sight impaired
241599 Special education teachers (nec)
# MLTSSL APS
272311 Clinical psychologist
272312 Educational psychologist
272313 Organisational psychologist
272399 Psychologists (nec)
# MLTSSL ASMIRT
251211 Medical diagnostic radiographer
251212 Medical radiation therapist
251214 Sonographer
# MLTSSL CPAA, IPA or CAANZ
221112 Management accountant
221113 Taxation accountant
221213 External auditor
# MLTSSL A legal admissions authority of a State or Territory
271111 Barrister
271311 Solicitor
# MLTSSL ACECQA
134111 Child care centre manager
241111 Early childhood (pre primary school) teacher
# MLTSSL AACA
232111 Architect
# MLTSSL AASW
272511 Social worker
# MLTSSL ACWA
134214 Welfare centre manager
# MLTSSL AIMS
234611 Medical laboratory scientist
# MLTSSL AIQS
233213 Quantity surveyor
# MLTSSL ANZSNM
251213 Nuclear medicine technologist
# MLTSSL AOAC
252112 Osteopath
# MLTSSL AOPA
251912 Orthotist or prosthetist
# MLTSSL APC
252511 Physiotherapist
# MLTSSL AVBC
234711 Veterinarian
# MLTSSL CCEA
252111 Chiropractor
# MLTSSL CPAA, CAANZ or IPA
221111 Accountant (general)
# MLTSSL Engineers Australia or IML
133211 Engineering manager
# MLTSSL Engineers Australia or VETASSESS
312211 Civil engineering draftsperson
# MLTSSL ISNSW
232212 Surveyor
# MLTSSL OCANZ
251411 Optometrist
# MLTSSL OTC
252411 Occupational therapist
# MLTSSL PodBA
252611 Podiatrist
# STSOL VETASSESS
121212 Flower grower
121215 Grape grower
121221 Vegetable grower (market gardener)
121311 Apiarist
121321 Poultry farmer
132111 Corporate services manager
132511 Research and development manager
133411 Manufacturer
133511 Production manager (forestry)
133512 Production manager (manufacturing)
133513 Production manager (mining)
134299 Health and welfare services managers (nec)
134311 School principal
134499 Education managers (nec)
139913 Laboratory manager
139914 Quality assurance manager
139999 Specialist managers (nec), except ambassador, archbishop or bishop
141111 Cafe or restaurant manager
141311 Hotel or motel manager
141999 Accommodation and hospitality managers (nec)
149212 Customer service manager
149311 Conference and event organiser
149413 Transport company manager
149913 Facilities manager
211299 Music professionals (nec)
211311 Photographer
212212 Book or script editor
212312 Director (film, television, radio or stage)
212314 Film and video editor
212315 Program director (television or radio)
212316 Stage manager
212317 Technical director
212318 Video producer
212411 Copywriter
212412 Newspaper or periodical editor
212413 Print journalist
212415 Technical writer
212416 Television journalist
212499 Journalists and other writers (nec)
221211 Company secretary
222111 Commodities trader
222112 Finance broker
222113 Insurance broker
222199 Financial brokers (nec)
222211 Financial market dealer
222213 Stockbroking dealer
222299 Financial dealers (nec)
222311 Financial investment adviser
222312 Financial investment manager
223112 Recruitment consultant
224112 Mathematician
224212 Gallery or museum curator
224213 Health information manager
224214 Records manager
224611 Librarian
224712 Organisation and methods analyst
224914 Patents examiner
225111 Advertising specialist
225113 Marketing specialist
225211 ICT account manager
225212 ICT business development manager
225213 ICT sales representative
225311 Public relations professional
225499 Technical sales representatives (nec), including education sales representatives
232311 Fashion designer
232312 Industrial designer
232313 Jewellery designer
232411 Graphic designer
232412 Illustrator
232414 Web designer
232511 Interior designer
232611 Urban and regional planner
234411 Geologist
249111 Education adviser
249211 Art teacher (private tuition)
249212 Dance teacher (private tuition)
249214 Music teacher (private tuition)
249299 Private tutors and teachers (nec)
249311 Teacher of English to speakers of other languages
251112 Nutritionist
251312 Occupational health and safety adviser
251412 Orthoptist
251512 Industrial pharmacist
251911 Health promotion officer
251999 Health diagnostic and promotion professionals (nec)
252213 Naturopath
252299 Complementary health therapists (nec)
271299 Judicial and other legal professionals (nec)
272111 Careers counsellor
272112 Drug and alcohol counsellor
272113 Family and marriage counsellor
272114 Rehabilitation counsellor
272115 Student counsellor
272199 Counsellors (nec)
272314 Psychotherapist
272499 Social professionals (nec)
311211 Anaesthetic technician
311212 Cardiac technician
311215 Pharmacy technician
311299 Medical technicians (nec)
311312 Meat inspector
311411 Chemistry technician
311412 Earth science technician
311413 Life science technician
311499 Science technicians (nec)
312111 Architectural draftsperson
312113 Building inspector
312199 Architectural, building and surveying technicians (nec)
312912 Metallurgical or materials technician
312913 Mine deputy
361111 Dog handler or trainer
361199 Animal attendants and trainers (nec)
361311 Veterinary nurse
399599 Performing arts technicians (nec)
411111 Ambulance officer
411112 Intensive care ambulance paramedic
411311 Diversional therapist
411611 Massage therapist
452311 Diving instructor (open water)
452312 Gymnastics coach or instructor
452313 Horse riding coach or instructor
452314 Snowsport instructor
452315 Swimming coach or instructor
452317 Other sports coach or instructor
452321 Sports development officer
452499 Sportspersons (nec)
511111 Contract administrator
511112 Program or project administrator
599612 Insurance loss adjuster
611211 Insurance agent
639211 Retail buyer
# STSOL TRA
312512 Mechanical engineering technician
313111 Hardware technician
313112 ICT customer support officer
313199 ICT support technicians (nec)
322113 Farrier
323111 Aircraft maintenance engineer (avionics)
323112 Aircraft maintenance engineer (mechanical)
323113 Aircraft maintenance engineer (structures)
323299 Metal fitters and machinists (nec)
323314 Precision instrument maker and repairer
323412 Toolmaker
324211 Vehicle body builder
324212 Vehicle trimmer
333311 Roof tiler
342311 Business machine mechanic
342411 Cabler (data and telecommunications)
351111 Baker
351112 Pastrycook
351211 Butcher or smallgoods maker
351411 Cook
362111 Florist
362211 Gardener (general)
362212 Arborist
362213 Landscape gardener
362311 Greenkeeper
391111 Hairdresser
392111 Print finisher
392311 Printing machinist
393213 Dressmaker or tailor
393311 Upholsterer
394211 Furniture finisher
394213 Wood machinist
394299 Wood machinists and other wood trades workers (nec)
399213 Power generation plant operator
399411 Jeweller
399512 Camera operator (film, television or video)
399516 Sound technician
399611 Signwriter
411213 Dental technician
# STSOL ACS
135112 ICT project manager
135199 ICT managers (nec)
223211 ICT trainer
261212 Web developer
261314 Software tester
262111 Database administrator
262113 Systems administrator
263112 Network administrator
263113 Network analyst
263211 ICT quality assurance engineer
263212 ICT support engineer
263213 ICT systems test engineer
263299 ICT support and test engineers (nec)
313113 Web administrator
# STSOL -
224999 Information and organisation professionals (nec)
241311 Middle school teacher / intermediate school teacher
272612 Recreation officer / recreation coordinator
311399 Primary products assurance and inspection officers (nec)
342413 Telecommunications linesworker / telecommunications line mechanic
399514 Make up artist
# STSOL ACWA
272613 Welfare worker
411711 Community worker
411712 Disabilities services officer
411713 Family support worker
411715 Residential care officer
411716 Youth worker
# STSOL ANMAC
254211 Nurse educator
254212 Nurse researcher
254311 Nurse manager
411411 Enrolled nurse
# STSOL IML
131112 Sales and marketing manager
131113 Advertising manager
132311 Human resource manager
133611 Supply and distribution manager
# STSOL APharmC
251511 Hospital pharmacist
251513 Retail pharmacist
# STSOL Chinese Medicine Board of Australia
252211 Acupuncturist
252214 Traditional Chinese medicine practitioner
# STSOL ADC
252311 Dental specialist
# STSOL AIMS
311213 Medical laboratory technician
# STSOL AITSL
241213 Primary school teacher
# STSOL CPAA, IPA or CAANZ
132211 Finance manager
# STSOL DAA
251111 Dietitian
# STSOL MedBA
253112 Resident medical officer
# STSOL NAATI
272412 Interpreter
# ROL VETASSESS
121111 Aquaculture farmer
121211 Cotton grower
121213 Fruit or nut grower
121214 Grain, oilseed or pasture grower (field crop grower)
121216 Mixed crop farmer
121217 Sugar cane grower
121299 Crop farmers (nec)
121312 Beef cattle farmer
121313 Dairy cattle farmer
121314 Deer farmer
121315 Goat farmer
121316 Horse breeder
121317 Mixed livestock farmer
121318 Pig farmer
121322 Sheep farmer
121399 Livestock farmers (nec)
121411 Mixed crop and livestock farmer
132411 Policy and planning manager
133112 Project builder
134211 Medical administrator
134412 Regional education manager
139915 Sports administrator
141211 Caravan park and camping ground manager
142115 Post office manager
149111 Amusement centre manager
149112 Fitness centre manager
149113 Sports centre manager
149912 Cinema or theatre manager
149914 Financial institution branch manager
223111 Human resource adviser
223113 Workplace relations adviser
224412 Policy analyst
224912 Liaison officer
225112 Market research analyst
231113 Flying instructor
232413 Multimedia designer
234213 Wine maker
234311 Conservation officer
234915 Exercise physiologist
251311 Environmental health officer
271214 Intellectual property lawyer
272611 Community arts worker
311111 Agricultural technician
311214 Operating theatre technician
312114 Construction estimator
312116 Surveying or spatial science technician
312611 Safety inspector
312911 Maintenance planner
361114 Zookeeper
411211 Dental hygienist
411214 Dental therapist
441211 Emergency service worker
451211 Driving instructor
451399 Funeral workers (nec)
451711 Flight attendant
451815 First aid trainer
599915 Clinical coder
612112 Property manager
612115 Real estate representative
# ROL TRA
324311 Vehicle painter
332111 Floor finisher
362411 Nurseryperson
399212 Gas or petroleum operator
452413 Jockey
# ROL -
242211 Vocational education teacher / polytechnic teacher
311216 Pathology collector / phlebotomist
342211 Electrical linesworker / electrical line mechanic
# ROL CASA
231111 Aeroplane pilot
231114 Helicopter pilot
# ROL IML
131114 Public relations manager
133612 Procurement manager
# ROL ADC
252312 Dentist
# ROL AMSA
231213 Ship’s master
# ROL Engineers Australia
312511 Mechanical engineering draftsperson
# ROL MedBA
253211 Anaesthetist
# ROL NAATI
272413 Translator
# ROL VETASSESS or Engineers Australia
312999 Building and engineering technicians (nec)
`;
