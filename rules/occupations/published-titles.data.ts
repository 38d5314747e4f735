/**
 * The example job titles that GOV.UK prints beside each SOC 2020 occupation code of the
 * Skilled Worker route (Appendix Skilled Occupations; Open Government Licence v3.0), in the
 * singular, lists taken apart. What is in brackets says where the title means this code.
 * One line for each unit group: code, then titles.
 */
export const publishedTitles = `
1111 chairperson; chief executive; diplomat; foreign office official; public service official (senior)
1112 councillor (local government); member of parliament
1121 production manager (manufacturing); production director (manufacturing)
1122 production manager (construction); production director (construction)
1123 production manager (mining); production manager (energy); manager (fossil fuel extraction); director (energy production)
1131 bank manager; building society manager; post office manager; company secretary; finance manager; finance director; investment banker; investment director
1132 advertising director; marketing director; sales director
1133 public relations director; communications director
1134 estimating manager; estimating director; procurement manager; purchasing manager; procurement director; purchasing director
1135 charitable organisation manager; charitable organisation director
1136 employee relations manager; equality manager; diversity manager; inclusion manager; learning and development manager; learning and development director; recruitment manager; recruitment director; human resources manager; human resources director
1137 information security director; information technology operations director; information technology programme manager; information technology programme director; information technology technical director
1139 accounts director; administration director; complaints director; customer service director; events director; intellectual property manager; intellectual property director; municipal clerk; r&d director
1140 supply chain director; logistics director; warehousing director; transport director
1150 retail manager; retail director; wholesale manager; wholesale director
1161 army officer; commander (armed forces); flight-lieutenant; royal navy officer; squadron-leader
1162 chief constable; deputy chief constable; assistant chief constable; chief inspector; chief superintendent
1163 ambulance service officer (senior); fire service officer (senior); immigration service officer (senior); prison service officer (senior); revenue and customs officer (senior)
1171 clinical governance manager; clinical information manager; healthcare service manager; healthcare service director; public health manager; public health director
1172 social services manager; social services director
1211 agriculture manager; horticulture manager; agriculture proprietor; horticulture proprietor
1212 cattery manager; kennel manager; cattery proprietor; kennel proprietor; fisheries manager; fisheries proprietor; forestry manager; livery yard manager; stud farm manager; livery yard proprietor; stud farm proprietor; racehorse trainer
1221 hotel manager; accommodation manager; hotel proprietor; accommodation proprietor
1222 cafe manager; restaurant manager; cafe proprietor; restaurant proprietor; catering operations manager; takeaway manager; takeaway proprietor
1223 publican; licensed premises manager
1224 cinema manager; cinema proprietor; golf course manager; gym manager; fitness manager; leisure services manager; gym proprietor; fitness proprietor; leisure services proprietor; marina manager; museum manager; museum proprietor; parks manager; gardens manager; theatre manager
1225 travel agency manager; travel agency proprietor
1231 dental practice manager; medical practice manager; opticians manager; veterinary practice manager
1232 day care manager; home care manager; residential care manager; residential care proprietor
1233 early education proprietor; childcare services proprietor
1241 airport manager; depot manager; fleet manager; dispatch manager; distribution manager; harbour manager; port manager; road traffic manager
1242 storage manager; warehousing manager
1243 logistics manager
1251 facilities manager; landlord; property manager; housing manager; property investor; property developer; sales and lettings manager; shopping centre manager; estate manager
1252 garage manager; garage proprietor
1253 beauty salon manager; beauty salon proprietor; hairdressing manager; hairdressing proprietor
1254 landfill site manager; recycling manager; scrap yard manager; sewage works manager; water treatment manager
1255 art gallery manager; art gallery director; film production manager; television production manager; publishing manager; publishing director; radio production manager; sport agent; talent agent; theatre production manager
1256 betting shop manager; bingo hall manager; casino manager
1257 hire services manager; hire services proprietor
1258 design consultancy director; environmental consultancy director; management consultancy director; surveying consultancy director
1259 cleaning services manager; hygiene services manager; cleaning proprietor; hygiene services proprietor; educational establishment manager; educational establishment proprietor; funeral services manager; crematorium manager; funeral services proprietor; crematorium proprietor; library manager; recruitment agency manager; recruitment agency proprietor; security services manager; security services proprietor
2111 analytical chemist; industrial chemist; nuclear chemist; radiochemist; r&d chemist; chemical scientist
2112 agricultural scientist; biologist; botanical scientist; horticultural scientist; microbiologist; bacteriologist; pathologist; pharmacologist; zoological scientist
2113 biochemist; biomedical scientist; biotechnologist; clinical scientist
2114 geologist; geophysicist; hydrogeologist; hydrologist; meteorologist
2115 anthropologist; archaeologist; behavioural scientist; epidemiologist; genealogist; gis analyst; historian; political scientist; public health analyst
2119 sports scientist
2121 building engineer; building services engineer; geotechnical engineer; mining engineer; structural engineer; transportation engineer; water engineer; civil engineer
2122 automotive engineer; marine engineer; naval architect; mechanical design engineer; mechanical engineer
2123 laser engineer; power systems engineer; railway signalling engineer; electrical engineer
2124 broadcast engineer; telecommunications engineer; electronics engineer
2125 chemical engineer; control engineer; instrumentation engineer; industrial engineer; production engineer; process engineer
2126 aeronautical engineer; aircraft engineer; avionics engineer; aerospace engineer
2127 engineering project manager; project engineer
2129 acoustic engineer; biomedical engineer; brewer; clinical engineer; energy engineer; food technologist; gas engineer; heating engineer; ventilating engineer; materials engineer; mechatronic engineer; nuclear engineer; patent engineer; robotics engineer; traffic engineer; engineering professional
2131 it project manager
2132 it information manager; it product manager; it service delivery manager; it systems manager; it test manager; network manager; software development manager; technical support manager
2133 computer analyst; computer scientist; data architect; data engineer; it systems architect; it business analyst; it solutions architect; it solutions designer
2134 computer games designer; computer programmer; software developer
2135 cyber operational defence specialist; cyber security management specialist; cyber security governance specialist; forensic computer specialist; secure system development specialist; cyber security professional
2136 it quality professional; it testing professional
2137 it network professional
2139 devops engineer; it consultant; webmaster; website manager; information technology professional
2141 application designer; ui designer; ux designer; ui researcher; ux researcher; web designer
2142 multimedia animator; graphic designer; multimedia designer
2151 conservationist; ecologist; heritage officer; conservation professional
2152 energy manager; environmental engineer; geo-environmental engineer; environmental consultant; environmental scientist; sustainability officer; environmental professional
2161 laboratory manager; r&d design manager
2162 researcher
2211 doctor; general practitioner; house officer (hospital service); medical practitioner; physician
2212 anaesthetist; consultant (hospital service); homeopath (medically qualified); medical acupuncturist; paediatrician; psychiatrist; radiologist; surgeon
2221 electro-therapist; physiotherapist; physiotherapy practitioner
2222 community occupational therapist; occupational therapist; paediatric occupational therapist
2223 communication therapist; language therapist; speech and language therapist; speech therapist
2224 cognitive behavioural therapist; psycho-analyst; psychological counsellor; psychotherapist
2225 clinical psychologist; consultant clinical psychologist
2226 educational psychologist; forensic psychologist; occupational psychologist; psychologist; psychometrist
2229 acupuncturist; art therapist; chiropractor; dance movement therapist; family therapist; genetic counsellor; nutritionist; osteopath; sports massage therapist; sports therapist
2231 delivery suite manager; midwife; midwifery manager
2232 community care nurse; district nurse; health visitor; practice nurse
2233 advanced primary care nurse; intensive care nurse; clinical nurse specialist; theatre manager (hospital service)
2234 health care practitioner; mental health practitioner; practitioner (nursing)
2235 community mental health nurse; psychiatric nurse
2236 community children's nurse; neonatal nurse; paediatric nurse; school nurse
2237 clinical lead nurse; matron (care home); nurse; nurse educator; occupational health nurse; staff nurse; team leader (nursing); ward manager
2240 veterinarian
2251 chemist (pharmaceutical); dispensary manager; pharmaceutical chemist; pharmacist; pharmacy manager
2252 doctor of optometry; ophthalmic optician; optician
2253 dental surgeon; dentist; orthodontist; periodontist
2254 medical photographer; nuclear medicine practitioner; radiographer; sonographer; therapeutic radiographer; vascular technologist
2255 ambulance paramedic; emergency care practitioner; paramedic; paramedic-ecp
2256 chiropodist; foot health practitioner; podiatrist
2259 audiologist; clinical physiologist; dietician-nutritionist; family planner; occupational health adviser; operating theatre practitioner; physiologist
2311 higher education teaching professional
2312 fe college lecturer; lecturer (further education); teacher (further education); tutor (further education)
2313 curriculum leader (secondary school); deputy head teacher (secondary school); head of year (secondary school); secondary school teacher; sixth form teacher; teacher (secondary school)
2314 deputy head teacher (primary school); infant teacher; junior school teacher; primary school teacher
2315 kindergarten teacher; nursery school teacher; pre-school teacher
2316 behaviour support teacher; deputy head teacher (special school); learning support teacher; special educational needs coordinator; special needs teacher
2317 teacher of english as a foreign language
2319 adult education tutor; dance school principal; drama school principal; dance school owner; private music teacher; singing teacher; private tutor
2321 head master (secondary school); head teacher (primary school); principal (further education); rector (university)
2322 education manager
2323 educational adviser; school inspector
2324 early education manager; childcare services manager
2329 bursar; educational administrator; examiner; marker
2411 barrister; advocate; judge
2412 commercial solicitor; commercial lawyer; criminal solicitor; criminal lawyer; family solicitor; family lawyer; property solicitor; property lawyer
2419 conveyancer; litigation executive; paralegal; patent attorney; trademark attorney; legal professional
2421 auditor; financial accountant; forensic accountant; fund accountant; insolvency practitioner; chartered accountant; certified accountant
2422 credit analyst; financial adviser; financial planner; financial analyst; mortgage adviser; finance analyst; investment analyst; investment adviser
2423 taxation expert
2431 business analyst; business consultant; management adviser; management consultant; risk analyst
2432 commercial manager; marketing manager
2433 actuary; actuarial analyst; economist; mathematician; statistical data scientist; statistician
2434 intelligence analyst; media researcher; entertainment researcher; business researcher
2435 chartered company secretary; professional company secretary
2439 policy officer
2440 business change manager; clinical trials coordinator; risk manager; business project manager; financial project manager
2451 architect; landscape architect; landscape designer
2452 chartered architectural technologist; town planning officer; urban designer
2453 quantity surveyor
2454 building control surveyor; hydrographic surveyor; land surveyor; property surveyor; chartered surveyor
2455 construction project manager; construction contract manager; transport planner
2461 independent review officer (social worker); mental health social worker; senior practitioner (local government: social services); social worker; team leader (local government: social services)
2462 probation officer
2463 chaplain; clergyman; minister of religion; nun; pastor; priest; vicar
2464 youth work professional
2469 adoption officer; children services professional; family services professional; mediator; restorative practice professional
2471 librarian
2472 archivist; collection manager; collection curator; conservator; museum education officer; curator
2481 garment technologist; planning engineer; quality control engineer
2482 compliance professional; regulatory professional; quality assurance professional
2483 environmental health professional
2491 newspaper editor; periodical editor; broadcast editor
2492 broadcast journalist; newspaper journalist; newspaper reporter; periodical journalist; periodical reporter
2493 press officer; public relations officer; social media manager
2494 advertising account manager; creative director; fundraising manager
3111 biological laboratory technician; chemical laboratory technician; health physics monitor; laboratory food technician; medical laboratory technician; laboratory technician
3112 avionics technician; electrical technician; electronics technician
3113 aerospace technician; wind turbine technician; engineering technician
3114 building technician; civil engineering technician; surveying technician
3115 quality assurance technician
3116 planning technician; process technician; production technician
3119 school technician; textile consultant
3120 architectural technician; bim technician; cad technician; cartographer
3131 games tester; network administrator; systems administrator; quality assurance tester; software technician; it operations technician
3132 it user support technician
3133 database administrator; web content technician
3211 dispensing optician
3212 pharmaceutical technician
3213 cardiographer; dental hygienist; dental technician; medical technical officer; ocularist; orthopaedic technician; radiography assistant practitioner
3214 alexander technique teacher; aromatherapist; homeopath; hospital play specialist; hypnotherapist; massage therapist; reflexologist; reiki healer; colour therapist; holistic therapist
3219 antenatal teacher; diet adviser; health trainer; therapist
3221 community worker; family support worker; youth worker
3222 child protection officer; learning mentor; behaviour mentor; welfare officer; attendance officer
3223 housing officer
3224 bereavement counsellor; debt adviser; life coach; relationship counsellor; substance misuse worker
3229 advocate; celebrant; charity worker; day care officer; health adviser; homelessness support worker; housing advice support worker; mental health project worker; probation service worker; student support worker; victim support worker
3231 advanced teaching assistant; hlta; higher level teaching assistant; learning support practitioner
3232 early education practitioner; childcare practitioner
3240 veterinary nurse
3311 aircraftman; aircraft technician (armed forces); lance-corporal; sergeant (armed forces); soldier; weapons engineer (armed forces)
3312 police constable; police sergeant
3313 firefighter; fire service crew manager; watch manager
3314 operational support grade; prison officer
3319 coastguard; customs officer; border control officer; fraud investigator; immigration officer; private investigator; security consultant; security manager
3411 art technician; drawing artist; painting artist; hand drawn animator; illustrator; medical illustrator; scientific illustrator; picture restorer; sculptor; tattoo artist; henna artist
3412 author; blogger; copywriter; literary editor; poet; script writer; technical writer; translator; interpreter
3413 actor; broadcaster; podcaster; presenter; children's entertainer; comedian; disc jockey; magician; model; singer; social media influencer
3414 choreographer; dance teacher; dancer
3415 composer; musical arranger; music conductor; instrumentalist; musician
3416 art consultant; broadcasting director; entertainment director; broadcasting editor; entertainment editor; broadcasting producer; entertainment producer; studio manager; stage manager; arts officer
3417 camera operator; videographer; lighting designer; photographer; sound designer; sound engineer; theatre technician
3421 interior designer
3422 clothing consultant; fashion consultant; clothing designer; fashion designer; footwear designer; jewellery designer; textile designer
3429 industrial designer; product designer; packaging designer; performance make-up artist; set designer; visual merchandising manager; visual merchandising designer
3431 cricketer; footballer; jockey; golfer
3432 referee; riding instructor; sports coach; sports development officer; swimming teacher
3433 group fitness instructor; personal trainer; pilates teacher; yoga teacher
3511 airline pilot; air traffic controller; flying instructor; helicopter pilot
3512 ship captain; hovercraft captain; deck officer; marine engineer
3520 conveyancing professional; cost lawyer; barrister's clerk; judge's clerk; litigation officer; probate manager; will writer; legal associate professional
3531 commodity broker; commodity trader; insurance broker; mortgage broker; shipbroker; stockbroker
3532 insurance underwriter
3533 accounting technician; financial control technician
3534 claims manager; credit manager; investment manager; relationship manager; financial accounts manager
3541 energy adviser; energy assessor; estimator; loss adjuster; valuer; vehicle damage assessor
3542 importer; exporter
3543 project support officer
3544 data analyst
3549 business support officer; business systems analyst; contract administrator; clinical coder; clinical trials administrator; research coordinator
3551 buyer; procurement officer
3552 business sales executive
3553 merchandiser
3554 advertising executive; marketing executive; fundraiser; market researcher; marketing associate professional
3555 estate agent; land auctioneer; property auctioneer; land valuer; property valuer; letting agent
3556 brand manager; business development manager; sales account manager
3557 conference manager; conference organiser; exhibition manager; exhibition organiser; festival manager; festival organiser; hospitality manager; wedding planner; wedding organiser; event manager; event organiser
3560 electoral services officer; health service administrator; job centre officer; waste management officer
3571 equality officer; diversity officer; human resources adviser; recruitment consultant
3572 careers adviser; careers coach; work placement officer
3573 information technology trainer
3574 business coach; retail trainer; store trainer; training assessor
3581 animal health inspector; animal health officer; building control officer; driving examiner; health and safety inspector; housing inspector; planning inspector; licensing officer; meat hygiene inspector; nuclear safety inspector; trading standards officer; traffic examiner; vehicle examiner; traffic inspector; vehicle inspector
3582 asbestos safety officer; fire safety manager; fire safety officer; occupational health and safety manager; occupational health and safety officer; road traffic safety officer; transport safety officer; occupational hygienist; health and safety manager; health and safety officer
4111 national government benefits officer; national government revenue officer; passport officer
4112 local government benefits officer; local government housing assistant; local government revenue officer; parish clerk
4113 charity administrator; clerks to governor; union official
4121 credit controller
4122 accounting clerk; bookkeeper; payroll officer; wages clerk; payroll manager
4123 bank clerk; cashier (banking); customer service adviser (building society); customer service officer (banking); post office clerk
4124 finance officer
4129 box office assistant; grants officer; mortgage administrator; revenue assistant; treasury assistant
4131 admissions officer; clerical officer (hospital service); examinations officer (education); filing clerk; records clerk; ward clerk
4132 claims handler; insurance administrator; pensions administrator
4133 auditor (stock control); despatch clerk; material controller; stock controller; stores administrator; supply chain coordinator
4134 transport clerk; distribution clerk; transport assistant; distribution assistant
4135 archives assistant (library); information assistant (library); learning resource assistant; library assistant; library clerk; library supervisor
4136 course administrator; human resources administrator; personnel administrator; personnel clerk; training administrator
4141 office manager
4142 administration supervisor; clerical supervisor; facilities supervisor; office supervisor
4143 call centre manager; customer service manager
4151 sales administrator
4152 data administrator; database assistant; data entry clerk; database inputter
4159 business administrator; church administrator; facilities coordinator; proofreader; property administrator; warranty administrator
4211 clinic coordinator; clinic administrator; medical administrator; medical secretary; secretary (medical practice)
4212 legal administrator; legal clerk; legal secretary; secretary (legal services)
4213 administration assistant (schools); clerical assistant (schools); school administrator; school secretary; secretary (schools)
4214 company secretary; company administrator
4215 farm secretary; personal assistant; secretary
4216 dental receptionist; doctor's receptionist; medical receptionist; reception manager; receptionist; receptionist-administrator
4217 audio typist; transcriber; typist; typist-clerk
5111 agricultural contractor; aquaculture farmer; arable farmer; dairy farmer; livestock farmer; poultry farmer
5112 horticultural trade
5113 garden designer; gardener; green roof installer; landscape gardener
5114 groundsman; greenkeeper
5119 arborist; beekeeper; countryside officer; park officer; countryside ranger; park ranger; falconer; fish keeper; river keeper; fisher; gamekeeper
5211 metal fabricator; metal finisher; panel beater; whitesmith; sheet metal worker
5212 die caster; farrier; moulder; mould maker; core maker; smith
5213 brazier; solderer; pipe welder; plate welder; welder
5214 pipe fitter
5221 cnc machine setter; cnc machine setter-operator
5222 tool fitter; tool maker
5223 automation maintenance technician; bicycle mechanic; catering equipment technician; door fitter; door maker; gunsmith; heavy plant maintenance technician; hydraulic technician; lift technician; locksmith; pump technician; textile machine technician; turbine fitter
5224 calibration technician; precision instrument technician; camera technician; photographic equipment technician; horologist; watch maker; watch repairer; optical technician
5225 air-conditioning installer; refrigeration installer; air-conditioning repairer; refrigeration repairer
5231 auto electrician; car technician; light vehicle technician; heavy vehicle technician; large vehicle technician; motorcycle technician; motorsport technician; mot tester; roadside assistance technician; vehicle mechanic
5232 vehicle body builder; vehicle body repairer
5233 vehicle paint technician
5234 aircraft maintenance trade
5235 boat builder; ship builder; boat repairer; ship repairer
5236 rail builder; rolling stock builder; rolling stock repairer
5241 electric vehicle charging point installer; electro-mechanical technician; installation electrician; maintenance electrician; smart energy expert; solar panel installer; street lighting electrician; electrician; electrical fitter
5242 telecoms installer; network installer; network repairer
5243 tv servicer; video servicer; audio servicer; tv repairer; video repairer; audio repairer
5244 computer system installer; computer equipment installer; computer system servicer; computer equipment servicer
5245 security system installer; security system repairer
5246 electrical service mechanic; electrical maintenance mechanic; electrical repairer
5249 broadcast technician; communications technician; overhead line worker; signal worker
5250 metal trades supervisor; electrical trades supervisor; electronic trades supervisor
5311 steel erector
5312 dry stone waller; monumental mason; stonemason
5313 bricklayer
5314 felt roofer; flat roofer; sheeter; cladder; thatcher; roof tiler; slater; roofer
5315 plumber; heating installer; ventilation installer; heating repairer; ventilation repairer
5316 bedroom fitter; kitchen fitter; carpenter; joiner
5317 glass cutter; glazier; window fabricator; window fitter
5319 builder; diver; fence erector; industrial climber; rov operator; steel fixer; underpinner
5321 dry liner; plasterer
5322 carpet fitter; linoleum fitter; floor layer; wall tiler
5323 painter; decorator
5330 carpenter supervisor; joinery supervisor; demolition supervisor; painting supervisor; plumbing supervisor; road construction supervisor; roofing supervisor; scaffolding supervisor; construction supervisor; building trade supervisor
5411 curtain maker; trimmer; upholsterer
5412 footwear maker; footwear repairer; leather worker
5413 costume maker; dressmaker; alterations assistant; kilt maker; milliner; tailor
5419 embroiderer; sewer; knitter; sail maker; weaver
5421 pre-press technician
5422 digital printer; flexographic printer; lithographic printer; screen printer
5423 print finishing worker; binding worker
5431 butcher; slaughterer
5432 baker; cake decorator; cake designer
5433 fishmonger; poultry dresser
5434 chef
5435 cook; cook-supervisor; fish fryer; head cook
5436 catering manager; bar manager
5441 ceramic maker; ceramic decorator; ceramic finisher; ceramic potter; glass blower; glass maker; glass decorator; glass finisher; optical glass maker
5442 cabinet maker; furniture maker; furniture fitter; furniture restorer; furniture sprayer; furniture finisher; picture framer; shed maker
5443 florist
5449 basket maker; candle maker; goldsmith; silversmith; jeweller; precious stone worker; hairpiece maker; wig maker; metal engraver; craft model maker; musical instrument repairer; musical instrument maker; musical instrument tuner; sign maker; sign writer; toy maker; toy repairer
6111 early education assistant; childcare assistant
6112 classroom assistant; school assistant; teaching assistant
6113 education support assistant; learning support assistant; non-teaching assistant (schools); special needs assistant; support assistant (educational establishments)
6114 childminder
6116 au pair; nanny
6117 playworker
6121 fumigator; pest control officer; pest control technician; pest controller
6129 animal boarding assistant; animal breeder; animal groomer; animal trainer; animal walker; animal welfare worker; stable worker; veterinary assistant; zookeeper
6131 auxiliary nurse; health care assistant (hospital service); health care support worker; nursing assistant; nursing auxiliary
6132 ambulance care assistant; ambulance driver; ambulance service preparation operative; ambulance technician; emergency medical technician
6133 dental assistant; dental nurse; dental nurse-receptionist; dental surgery assistant
6134 foster carer; residential childcare practitioner; school matron; school houseparent; residential housing warden
6135 community support worker; home care worker; residential care worker; care worker; home carer
6136 community support worker (senior); home care worker (senior); residential care worker (senior); care worker (senior)
6137 bus escort; escort; passenger assistant; school escort
6138 crematorium technician; embalmer; funeral director; pall bearer; undertaker
6211 croupier; leisure attendant; lifeguard; runner (broadcasting); sports assistant
6212 reservations agent; sales consultant (travel agents); travel adviser; travel agent; travel consultant
6213 flight attendant; passenger services assistant
6214 railway station assistant; revenue protection officer; train conductor; train guard
6219 bus conductor; holiday representative; information assistant (tourism); steward (shipping); tour guide
6221 artistic director (hairdressing); barber; colourist (hairdressing); hair designer; hair stylist; hairdresser
6222 beautician; beauty therapist; nail technician; spa therapist
6231 chalet host; house keeper; lifestyle manager; valet
6232 caretaker; concierge; janitor; porter (college); school premises manager; site manager (educational establishments)
6240 butler; cleaner-in-charge; cleaning supervisor; guest service manager; hotel services supervisor; house keeper (hotel)
6250 bed and breakfast owner; guest house owner; guest house proprietor; landlady (guest house)
6311 police community support officer
6312 car park attendant; civil enforcement officer; community warden; parking attendant; traffic warden
7111 retail assistant; sales adviser; sales assistant; sales consultant (retail trade); shop assistant
7112 cashier (wholesale trade); check-out operator; customer team member (retail trade); forecourt attendant; general assistant (check-out: retail trade); till operator
7113 inbound sales adviser; sales adviser (telephone sales); telesales executive; telesales operative
7114 dispenser; health care assistant (retail pharmacy); optical assistant; pharmacy assistant
7115 vehicle parts adviser; vehicle sales executive; car sales executive; car salesman; parts adviser (retail trade); parts technician
7121 agent (insurance); canvasser; distributor (door-to-door sales); insurance agent
7122 bailiff; collecting agent; debt collector; meter reader; pawn broker; vending operator
7123 dairyman (retail trade: delivery round); ice-cream salesman; milkman (milk retailing); roundsman; van salesman
7124 market trader; street trader; market trade assistant
7125 fashion stylist; visual merchandiser; window dresser; display representative; visual merchandising assistant
7129 demonstrator; product promoter; hire desk controller; sales energy consultant; hire controller; insurance salesman; promoter (wholesale, retail trade); sales representative (retail trade)
7131 antique dealer; art dealer; car trader; newsagent; retail jeweller; wholesaler; wine merchant
7132 sales supervisor (retail); sales supervisor (wholesale)
7211 call centre agent; call centre operator; customer service adviser (call centre); customer service operator
7212 call handler (motoring organisation); operator (telephone); switchboard operator (telephone); telephonist; telephonist-receptionist
7213 call handler (emergency services); communications officer; control room operator (emergency services); controller (taxi service); emergency medical despatcher; radio operator
7214 field interviewer; telephone interviewer; mystery shopper; political canvasser; traffic enumerator
7219 complaints officer; customer adviser; customer service administrator; customer service adviser; customer service assistant; customer services representative
7220 customer service supervisor
8111 baker (food products mfr); bakery assistant; factory worker (food products mfr); meat processor (meat packing); process worker (brewery); process worker (dairy)
8112 factory worker (clothing mfr); hosiery worker; machinist (rope, twine mfr); process worker (textile mfr); spinner (paper twine mfr)
8113 chemical process operative
8114 extrusion operator (plastics mfr); fabricator (plastics mfr); injection moulder; laminator (fibreglass); process worker (plastic goods mfr)
8115 galvaniser; plater; metal sprayer; powder coater; degreaser (metal trades); electroplater; furnaceman (metal trades); process worker (nickel mfr); wire drawer
8119 glass worker; moulder (rubber goods mfr); melting pot assistant (electric cable); process worker (fibreglass mfr); stone finisher (cast concrete products mfr)
8120 machinist (metal trades); metal polisher; process worker (metal trades); shot blaster
8131 box maker (cardboard); guillotine operator (printing); machinist (paper goods mfr); sawyer; wood machinist
8132 coal miner; derrickman (oil wells); diamond driller (well sinking); plant operator (quarry); quarry operative
8133 boiler operative; compressor operative; nuclear decommissioning operative
8134 water distribution operative; sewerage operative; water treatment operative
8135 finishing operative (printing); lithographer (printing); machinist (printing); print operator; printer's assistant
8139 bench hand (metal trades); cable maker (spring mfr); laser operator; manufacturer (metal goods mfr); saw doctor
8141 assembler (electrical, electronic equipment mfr); line operator (electrical); panel wirer; solderer; technical operator (circuit board mfr)
8142 assembler (metal trades); car worker; lineworker (vehicle mfr); manufacturing operator (metal trades); process worker (metal trades: assembly)
8143 routine inspector; routine tester
8144 grader (food products mfr); metal sorter; selector (ceramics mfr); weighbridge clerk; weighbridge operator
8145 tyre and exhaust fitter; tyre fitter; tyre technician; windscreen fitter
8146 overlocker; seamstress; sewing machinist; stitcher; upholstery machinist
8149 assembler; gluer (furniture mfr); paint line operator; production assistant; riveter (soft toy mfr)
8151 bell hanger (church bells); rigger (film, television production); stage rigger (shipbuilding); tackleman (steelworks)
8152 asphalter; concrete finisher (building construction); highways operative; paver; road worker; tarmacer
8153 line inspector (railways); maintenance man (railway maintenance and repair); relayer (railways); track maintenance engineer; trackman (railways); ultrasonic engineer (railway maintenance and repair)
8159 asbestos remover; cable layer; demolition worker; general handyman; maintenance man; public lighting operative; thermal insulation engineer
8160 foreman (plasterboard mfr); leading hand (textile mfr); mill foreman (food products mfr); print room supervisor; process supervisor (chemical mfr); production team leader (vehicle mfr)
8211 haulage contractor; lgv/hgv driver; lorry driver; owner (hgv/lgv); tanker driver
8212 bus driver; coach driver; coach operator; minibus driver; psv driver
8213 carriage driver; chauffeur; mini cab driver; taxi driver; taxi owner
8214 courier-driver; cash in transit driver; customer service team member (delivery service); delivery driver; meals on wheels driver; parcel delivery driver; van driver
8215 cycling instructor; forklift instructor; heavy vehicle driving instructor; motorcycle instructor; car driving instructor; driving instructor
8219 driver; driver-cleaner; driver-valeter; recovery driver; test driver (vehicle mfr)
8221 crane driver; crane operator; haulage engine driver; grab driver; winchman
8222 fork lift driver; fork lift truck driver; fork truck operator; stacker-driver
8229 agricultural machinist; digger driver; dredger; excavator driver; jcb driver; plant operator; rig operator; tractor driver (agriculture)
8231 diesel driver (railways); train driver; train operator; tram driver; shunter driver
8232 marine transport operative; waterways transport operative
8233 aircraft dispatcher; baggage handler; cargo handler (airport); airfield controller; ground staff (airport); ramp agent; refueller (airport)
8234 protection master; railway worker; shunter; signalman (railways); transport supervisor (railways)
8239 bus inspector; marshal (transport); operations assistant (freight handling); test driver (motor vehicle mfr); transport supervisor; yard foreman (road transport)
9111 agricultural worker; farm labourer; farm worker; herdsman; poultry catcher; shepherd
9112 arboricultural worker; forestry contractor; forestry worker; lumberjack; park keeper
9119 vent chick sexer; deckhand (fishing vessel); grass cutter; hatchery worker (fishing); horticultural worker; labourer (landscape gardening); mushroom picker; nursery worker
9121 drainage worker; ground worker (building construction); trench digger
9129 building worker; electrician's mate (building construction); hod carrier; labourer (building construction); odd job man; sea diver's assistant
9131 cleaner and greaser; factory cleaner; hygiene operative; industrial cleaner; pot washer
9132 factory worker (packing); packaging operator; packer; paint filler
9139 factory worker; fitter's mate; labourer (engineering); material handler
9211 leaflet distributor; mail sorter; messenger; paper boy; paper girl; postman; postwoman
9219 general assistant; office junior; office worker; reprographic technician
9221 window cleaner; window cleaning contractor
9222 cleansing operative (street cleaning); litter picker; road sweeper; street cleaner
9223 chambermaid; cleaner; domestic; home help; school cleaner
9224 carpet cleaner; dry cleaner; garment presser; laundry assistant; laundry worker; presser (laundry, launderette, dry cleaning)
9225 binman (local government: cleansing department); dustman; hopper attendant (refuse destruction); recycling operative; refuse collector; salvage worker
9226 car washer; carriage cleaner; motor car polisher (garage); vehicle valeter
9229 amenity block attendant; bin cleaner; chimney sweep; toilet cleaner
9231 cctv operator; court usher; door supervisor; enforcement officer; security guard; security officer
9232 dinner lady (schools); lunchtime supervisor; midday assistant; school crossing patrol officer
9233 invigilator
9241 customer team member (shelf filling); evening merchandiser; general assistant (retail trade); grocery assistant; shelf filler; shelf stacker
9249 retail order picker; trolley collector
9251 despatch supervisor; foreman (docks); warehouse supervisor; yard foreman (auctioneers)
9252 warehouse operative; order picker; storeman; team member (warehousing); warehouseman
9253 driver's mate; delivery assistant; furniture remover; porter
9259 art handler; dock worker; general assistant (wholesale trade); labourer (haulage contractor)
9261 bar supervisor; catering supervisor; foreman (catering); head waiter; restaurant supervisor
9262 hospital porter; porter (hospital service); portering supervisor (hospital services)
9263 catering assistant; crew member (fast food outlet); kitchen assistant; kitchen porter; sandwich artist
9264 food and beverage assistant; silver service waiter; steward (catering); waiter; waitress
9265 barmaid; bar staff; bartender; glass collector (public house); mixologist (beverages)
9266 barista; coffee shop assistant
9267 arcade assistant; art gallery assistant; cinema attendant; museum attendant; ride operator; steward (sports ground); usher
9269 bingo caller; cloak room attendant; hotel assistant; night porter; porter (residential buildings); stage hand (entertainment)
`;
