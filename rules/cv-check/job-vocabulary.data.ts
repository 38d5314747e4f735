/** What adverts ask for by name. A phrase is looked for before the words in it. */
const read = (text: string): readonly string[] =>
  text
    .trim()
    .split(/[|\n]+/)
    .map((phrase) => phrase.trim());

/** Names of tools and methods: they mean one thing wherever they stand. */
export const toolNames = read(`
.net|3ds max|abaqus|active directory|adobe creative suite|adobe creative cloud|agile|airflow|airtable|altium|amazon web services
android|angular|ansible|ansys|api|apache|arcgis|asana|asp.net|autocad|autodesk|aws|azure|bash|bigquery|blender|bloomberg|bootstrap
c#|c++|cad|cam|canva|catia|ci/cd|cisco|cloudflare|confluence|copilot|crm|css|cypress|d3|databricks|dbt|django|docker|docker compose
elasticsearch|erp|excel|express.js|fastapi|figma|final cut|firebase|flask|flutter|fortran|fusion 360|gcp|gdpr|gis|git|github|gitlab
go|golang|google ads|google analytics|google cloud|google workspace|grafana|graphql|haccp|hadoop|hotjar|hplc|html|hubspot|iaas
illustrator|indesign|influxdb|instrumentation|ios|iso 9001|iso 27001|itil|java|javascript|jenkins|jira|jquery|json|julia|jupyter
kafka|kanban|keras|kotlin|kubernetes|labview|laravel|lean|lean six sigma|linux|looker|macos|mailchimp|matlab|maven|maya|microsoft 365
microsoft excel|microsoft office|microsoft word|microsoft project|microsoft teams|minitab|mongodb|ms excel|ms office|mysql|navisworks
next.js|node.js|node|nosql|numpy|nvivo|office 365|openfoam|opencv|oracle|pandas|perl|photoshop|php|playwright|plc|postgresql|postgres
power automate|power bi|powerpoint|powershell|premiere pro|primavera|prince2|prometheus|pytest|python|pytorch|qgis|qualtrics|quickbooks
r|r studio|rabbitmq|rails|react|react native|redis|redux|rest api|rest apis|restful api|revit|ros|ruby|ruby on rails|rust|sage|salesforce
sap|sas|scala|scada|scikit-learn|scrum|selenium|seo|servicenow|sharepoint|shopify|simulink|six sigma|sketchup|snowflake|solidworks
spark|splunk|spring boot|spss|sql|sql server|sqlite|stata|svelte|swift|tableau|tally|tcp/ip|tensorflow|terraform|trello|typescript|ui|unix
unity|unreal engine|ux|vba|verilog|vhdl|visio|visual basic|visual studio|vmware|vue|vue.js|windows|windows server|wordpress|workday
xero|xml|yaml|zendesk|gmp|good manufacturing practice|ifrs|gaap|kyc|aml|nec|jct|bim|epos|emr|ehr
`);

/** Skills and fields of work. Of one word they are asked for only where an advert asks. */
export const skillNames = read(`
3d design|3d modelling|3d printing|a/b testing|academic writing|account management|accountancy|accounting|accounts payable
accounts receivable|acoustics|administration|animation|anti-money laundering|app development|arithmetic|artificial intelligence
asset management|audit|auditing|back-end development|bookkeeping|brand management|budget management|budgeting|building regulations
building services|business analysis|business development|business intelligence|business administration|caregiving|carpentry|cash flow
cash handling|cell culture|change management|childcare|circuit design|classroom management|clinical governance|clinical trials
cloud computing|coaching|coding|cold calling|commissioning|communication skills|community engagement|community outreach|complaint handling
compliance|computational fluid dynamics|computer networks|computer vision|conflict resolution|construction management
content creation|content marketing|content strategy|content writing|continuous improvement|continuous integration|contract law
contract management|control systems|conveyancing|cooking|copy editing|copywriting|corporate finance|cost control|cost estimation
counselling|credit control|credit risk|creative writing|critical thinking|curriculum development|customer care|customer experience
customer relationship management|customer service|customer success|customer support|cyber security|cybersecurity|data analysis
data analytics|data cleaning|data collection|data engineering|data entry|data governance|data management|data mining|data modelling
data modeling|data pipelines|data protection|data quality|data science|data structures|data visualisation|data visualization
data warehouse|data warehousing|database administration|database design|databases|debugging|deep learning|demand planning|derivatives
design for manufacture|design thinking|design tools|desk research|desktop support|devops|digital design|digital marketing
distributed systems|due diligence|e-commerce|e-learning|ecological surveys|econometrics|editing|electrical installation|email marketing
embedded systems|employment law|energy modelling|environmental impact assessment|equity research|estimating|event management
event planning|events management|experimental design|fault finding|field work|fieldwork|finance|financial accounting
financial analysis|financial modelling|financial modeling|financial planning|financial reporting|finite element analysis
flood modelling|flood risk|food preparation|food safety|forecasting|front-end development|full-stack development|fundraising
game design|genomics|geotechnical engineering|grant writing|graphic design|health and safety|housekeeping|human factors
human resources|hydraulic modelling|hydrology|illustration|image processing|incident management|incident response|industrial design
information architecture|information design|information management|information security|infection control|infrastructure as code
instructional design|interaction design|interior design|internal audit|internal communications|interviewing|inventory management
investment analysis|invoicing|it support|journalism|key account management|laboratory experience|laboratory skills|landscape design
lead generation|leadership|lean manufacturing|legal research|lesson planning|line management|literature review|litigation
load calculations|logistics|machine learning|machine learning operations|management accounting|management accounts|manual handling|manual testing
market analysis|market research|marketing|mathematics|maths|mechanical design|media relations|medication administration|mentoring|merchandising
microbiology|mobile development|molecular biology|motion graphics|natural language processing|negotiation|network security
networking|networks|numeracy|nursing|object-oriented programming|object-oriented|occupational health|operational research
operations management|optimisation|order picking|paid media|partnership management|patient care|payroll|people management
performance management|performance marketing|personal care|pharmacovigilance|photo editing|photography|planning applications|policy analysis
portfolio management|power electronics|power systems|presentation skills|presentations|pricing|primary care|problem solving|problem-solving
process control|process design|process engineering|process improvement|process mapping|procurement|product design|product development
product management|product marketing|production planning|programme management|programming|programming language|project controls
project delivery|project management|project planning|proofreading|property management|proposal writing|prototyping|public affairs
public health|public policy|public relations|public speaking|qualitative research|quality assurance|quality control|quality management
quantitative analysis|quantitative research|quantity surveying|r programming|record keeping|recruitment|regulatory affairs|renewable energy
report writing|requirements gathering|research|research methods|retail management|risk analysis|risk assessment|risk assessments
risk management|risk modelling|robotics|root cause analysis|route planning|safeguarding|sales|scheduling|scripting|search engine optimisation
search engine optimization|sensory analysis|server administration|service design|signal processing|simulation|site supervision
social care|social media|social media management|social research|software architecture|software design|software development
software engineering|software testing|solid mechanics|speech and language therapy|spreadsheets|stakeholder engagement
stakeholder management|statistical analysis|statistical modelling|statistics|stock control|stock management|storytelling
strategic planning|structural analysis|structural design|structural engineering|supervision|supply chain|supply chain management
survey design|surveying|sustainability|system administration|systems administration|systems analysis|systems design|systems engineering|systems thinking
talent acquisition|tax|taxation|teaching|team leadership|team management|teamwork|technical drawing|technical drawings
technical support|technical writing|technical documentation|telesales|test automation|automated testing|time management|time series
training delivery|transcription|translation|transport modelling|transport planning|troubleshooting|tutoring|typography|unit testing
urban design|usability testing|user experience|user interface|user interface design|user research|user testing|ux design|ux research
ventilation|version control|video editing|video production|visual design|visual merchandising|warehouse management|warehousing
waste management|wastewater treatment|water treatment|web design|web development|web accessibility|accessibility|welding|wireframing
working at height|writing|written communication|verbal communication|youth work
`);

/** Subjects of study: asked for where a degree, a course or experience is. */
export const subjectNames = read(`
accountancy|accounting|actuarial science|aeronautical engineering|aerospace engineering|agriculture|anthropology|applied mathematics
archaeology|architecture|art history|astronomy|automotive engineering|biochemistry|bioinformatics|biology|biomedical engineering
biomedical science|biotechnology|business|business studies|chemical engineering|chemistry|civil engineering|cognitive science
computer engineering|computer science|computing|construction|control|cyber security|data science|dentistry|design|ecology|economics
education|electrical engineering|electronic engineering|electronics|energy|energy engineering|engineering|environmental engineering|environmental science
film|finance|fine art|food science|food technology|forensic science|games design|geography|geology|geophysics|graphic design
history|hospitality|human resources|hydrology|industrial engineering|informatics|information systems|information technology
international relations|journalism|languages|law|linguistics|literature|logistics|management|manufacturing engineering|marine biology
marketing|materials science|mathematics|maths|mechanical engineering|mechatronics|media|medicine|meteorology|microbiology
midwifery|music|nanotechnology|neuroscience|nursing|nutrition|occupational therapy|operational research|pharmacology|pharmacy|philosophy
physics|physiology|physiotherapy|planning|political science|politics|product design|psychology|public health|public policy
quantity surveying|radiography|real estate|robotics|security|social policy|social work|sociology|software engineering|sports science
statistics|structural engineering|supply chain management|surveying|systems engineering|textiles|tourism|town planning|urban planning
veterinary science|zoology
`);

/** Degrees, certificates and licences. */
export const qualificationNames = read(`
bachelor's degree|bachelor degree|bachelors|bachelor's|undergraduate degree|master's degree|masters|master's|postgraduate degree|mba|msc|bsc|beng|meng|phd|doctorate
degree|higher degree|honours degree|law degree|conversion course|foundation degree|hnd|hnc|btec|nvq|a-levels|a levels|gcse|gcses|diploma|pgce|qts|celta
tefl|teaching certificate|teaching qualification|apprenticeship|professional qualification|aca|acca|aat|cima|cipd|cfa|cii|cips|ceng|ieng|iosh|nebosh|cscs|rics|riba|ciob|sqe
driving licence|driving license|driver's license|driver's licence|forklift licence|forklift license|hgv licence|sia licence
first aid|first aid certificate|food hygiene|food hygiene certificate|care certificate|dbs check|dbs|enhanced dbs|security clearance|sc clearance
nmc registration|gmc registration|hcpc registration|nmc|gmc|hcpc|gphc|ielts|toefl|chartered|chartership|part-qualified|part qualified|part 1|part 2
aws certified|comptia|ccna|cissp|pmp|portfolio|working with children check
`);

/** Counted only with their capital. */
export const languageNames = read(`
Afrikaans|Albanian|Amharic|Arabic|Armenian|Bengali|British Sign Language|Bulgarian|Burmese|Cantonese|Catalan|Chinese|Croatian|Czech|Danish|Dutch
English|Estonian|Farsi|Finnish|French|Georgian|German|Greek|Gujarati|Hausa|Hebrew|Hindi|Hungarian|Igbo|Indonesian|Irish|Italian
Japanese|Kannada|Korean|Latvian|Lithuanian|Malay|Malayalam|Mandarin|Marathi|Nepali|Norwegian|Pashto|Persian|Polish|Portuguese|Punjabi
Romanian|Russian|Serbian|Sinhala|Slovak|Slovenian|Somali|Spanish|Swahili|Swedish|Tagalog|Tamil|Telugu|Thai|Turkish|Ukrainian|Urdu
Vietnamese|Welsh|Yoruba|Zulu
`);

/** Names in capitals that no CV has to answer: days, places, permissions, parts of an advert. */
export const namesOfNoSkill = new Set(
  read(`
monday|tuesday|wednesday|thursday|friday|saturday|sunday|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays
january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|summer|winter|spring|autumn
uk|u.k|us|usa|u.s|eu|eea|emea|apac|amer|united|kingdom|states|britain|british|england|scotland|scottish|wales|ireland|northern|republic|australia|canada|germany|europe
european|america|american|india|china|asia|africa|london|manchester|leeds|birmingham|bristol|edinburgh|glasgow|cardiff|belfast|dublin|cork|galway
liverpool|sheffield|newcastle|york|oxford|cambridge|sydney|melbourne|brisbane|toronto|vancouver|berlin|munich|new
visa|visas|skilled|worker|graduate|student|route|sponsorship|home|office|government|i|i'm|i've|you|your|we|our|the|a|an|and|or|of|in|to|for|with|at|on|is|it|be|if
bar|ceo|cto|cfo|hr|it|tv|ltd|plc|inc|llc|gmbh|cv|cvs|gbp|eur|usd|aud|cad|am|pm|bst|gmt|ft|pt|fte|tbc|n/a|na|q1|q2|q3|q4|asap|faq|pto|401k|eeo
experience|experienced|essential|desirable|preferred|required|strong|excellent|good|proven|knowledge|understanding|ability|able|willing|minimum|must|skills|bonus|plus
team|teams|manager|management|director|department|company|group|university|college|school|council|trust|nhs|year|years|level|band|grade|full|part|time|day|week
`),
);

/** The word a phrase after "experience of" ends in, where it names a skill. */
export const skillHeads =
  /^(?:model(?:l?ing|s)|analysis|analytics|design|engineering|management|systems?|software|law|accounting|planning|development|research|maintenance|testing|methods?|techniques?|frameworks?|databases?|networks?|programming|languages?|processing|protocols?|standards?|regulations?|modell?ing|\p{L}{3,}(?:ology|ography|ometry|istry|omics))$/iu;
