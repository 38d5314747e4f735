/** Spellings and abbreviations, each turned into the words our titles are written with. */
export const rewritings = `
sr > senior; snr > senior; jr > junior; mgr > manager; mngr > manager; eng > engineer; engr > engineer
dev > developer; devs > developer; exec > executive; asst > assistant; admin > administrator; rep > representative
reps > representative; ops > operations; acct > account; coord > coordinator; co ordinator > coordinator
co ordination > coordination; coordinators > coordinator; dir > director; vp > vicepresident
vice president > vicepresident; svp > vicepresident; evp > vicepresident; avp > vicepresident; rvp > regional vicepresident
tech > technical; techs > technician; adviser > advisor; programme > program; programmes > program
front end > frontend; back end > backend; full stack > fullstack; pre sales > presales; after sales > aftersales
machine learning > ml; deep learning > ml; artificial intelligence > ai; gen ai > ai; genai > ai; generative ai > ai; llm > ai
natural language processing > nlp; human resources > hr; human resource > hr; user experience > ux; user interface > ui
information technology > it; ict > it; quality assurance > qa; quality control > qc
sre > site reliability engineer; swe > software engineer; sde > software engineer; mle > ml engineer
amts > software engineer; smts > software engineer; mts > software engineer; lmts > software engineer
sdr > sales development representative; bdr > business development representative; csm > customer success manager
tam > technical account manager; fde > forward deployed engineer; hrbp > hr business partner; qs > quantity surveyor
cra > clinical research associate; rn > registered nurse; rgn > registered nurse; hca > healthcare assistant
tpm > technical program manager; pmm > product marketing manager; dba > database administrator; ea > executive assistant
software development engineer > software engineer
health care > healthcare; call center > call centre; center > centre; centres > centre; fulfillment > fulfilment
tire > tyre; counselor > counsellor; pediatric > paediatric; modeling > modelling; labor > labour; analog > analogue
help desk > helpdesk; service desk > helpdesk; servicedesk > helpdesk; e commerce > ecommerce; go to market > gtm
cyber security > cybersecurity; cyber > cybersecurity; infosec > information security; business intelligence > bi
research and development > rnd; learning and development > lnd; mergers and acquisitions > mna
financial planning and analysis > fpa; fpna > fpa; fnb > food beverage; public relations > pr
search engine optimisation > seo; pay per click > ppc; customer relationship management > crm
heavy goods vehicle > hgv; special educational needs > sen; send > sen; special education > sen
general practitioner > gp; team leader > team lead; teamlead > team lead; team leaders > team lead
ml ops > mlops; dev ops > devops; new grad > graduate; new graduate > graduate; asp dotnet > dotnet
data centre > datacentre; datacenter > datacentre; data center > datacentre; health and safety > healthsafety
environment health and safety > ehs; environmental health and safety > ehs; hse > ehs; she > ehs; hseq > ehs; qhse > ehs; whs > ehs
governance risk and compliance > grc; governance risk compliance > grc; trust and safety > trustsafety; anti money laundering > aml
know your customer > kyc; life science > lifesciences; life sciences > lifesciences; web site > website
nurse practitioners > nurse practitioner; aircon > air conditioning; salesperson > sales representative; salesman > sales representative
saleswoman > sales representative; solutions > solution; barmaid > bar staff; barman > bar staff; waitress > waiter; waitstaff > waiter
house keeper > housekeeper; house keeping > housekeeping; car pool > carpool; check out > checkout; key holder > keyholder
sales force > salesforce; golang > go; go lang > go; nodejs > node; reactjs > react; postdoc > postdoctoral researcher
post doctoral > postdoctoral; post doc > postdoctoral researcher; maths > mathematics; math > mathematics; telco > telecoms
telecommunications > telecoms; telecommunication > telecoms; telecom > telecoms; electronic > electronics; optical > optics
lab > laboratory; labs > laboratory; uni > university; org > organisation; comms > communications; biz > business; corp > corporate
intl > international; mktg > marketing; specialised > specialist; specialty > speciality; gm > general manager
md > managing director; c suite > executive; accountancy > accounting
`;

/** Words that say how senior, how long, where or in which language: never which occupation, unless a known title holds them. */
export const irrelevantWords = `
senior junior lead staff principal graduate intern internship trainee apprentice apprenticeship placement entry level mid middleweight
experienced associate deputy chief head group global regional national international emea apac amer americas latam anz dach uki nordics
benelux cee mena sea apj apjc asean europe european africa asia america north south east west northern southern eastern western central
uk gb usa us eu ireland england scotland wales britain british london manchester birmingham leeds bristol glasgow edinburgh cardiff belfast dublin
cambridge oxford reading liverpool sheffield nottingham newcastle leicester brighton paris berlin munich amsterdam madrid singapore sydney tokyo
india canada germany france spain italy netherlands sweden denmark norway finland poland portugal brazil mexico japan korea china australia
german french spanish italian dutch portuguese polish turkish russian arabic swedish danish norwegian finnish hebrew japanese korean mandarin
cantonese speaking speaker fluency fluent bilingual multilingual language
full part time fulltime parttime remote hybrid onsite office based permanent temporary temp fixed term ftc contract contractor freelance seasonal casual
perm month year week weekend day evening early morning late night shift 1st 2nd 3rd hour hourly bonus hire sign start immediate flexible per diem
opportunity opening role job position vacancy join team interest expression register talent pool pipeline evergreen various multiple several level
summer winter spring autumn scheme program undergraduate industrial student university new grad phd masters bachelor final co op
m f d w x div gender all genders female male i ii iii iv v vi a b c one two three req ref id no non pt ft sme smb mid market midmarket enterprise
strategic founding majors major key top named large core growth commercial corporate licensed registered certified qualified newly plus
company inc ltd llc plc gmbh visa sponsorship available required preferred only including etc home work working hands own sole
high level skilled master mastery master's professional expert
`;

/** Stages of a career: whoever has one is coded to the work it leads to. */
export const stages = `
graduate grad intern internship trainee apprentice apprenticeship placement student undergraduate scheme program studentship
`;

/** Names of a field of work. In a title without a person's noun they stand for whoever works in it. */
export const activities = `
marketing sales recruitment recruiting compliance tax taxation strategy event support hr it pr security network housekeeping reception treasury audit
assurance accounting account governance consulting consultancy engineering design development procurement purchasing sourcing buying merchandising
underwriting administration communication operation partnership enablement growth analytics research policy affair training billing payroll invoicing
warehouse cleaning catering fitness reward benefit service care contract product project management cybersecurity
data finance legal law science software hardware manufacturing production quality logistics fulfilment stocking retail hospitality teaching nursing
social work technology digital media content creative commercial business customer success relation resource planning control investment banking
insurance property construction maintenance cosmetics pricing risk grc ehs healthsafety mna fpa lnd rnd bi ai ml crm seo ppc kyc aml
presales telesales devops infrastructure cloud platform system testing test qa optometry pharmacy education learning admission assembly packing upholstery
plumbing carpentry joinery laundry telemarketing transcription driving delivery crew staff workplace deal desk transformation resilience
brand campaign centre experience goods helpdesk technical collection innovation advisory entry site domestic trade monitoring scene geology conservation
sustainability nursery immigration conveyancing secretarial stream duty money relationship coverage payable receivable claim mining quote initiative pmo
strategic part acquisition people administrative facility input capture office inventory forwarding chain agency health food prep kitchen college check body
farm repair night wash cash charge general university secondary live out one front safety go electrochemistry banking control guest supply market
`;
