/** Phrases that adverts ask for. A phrase is looked for before the words in it. */
export const knownPhrases: readonly string[] = `
account management|agile|aws|azure|bookkeeping|budget management|business analysis|business development
c#|c++|change management|cloud computing|cold calling|communication skills|computer vision|content writing
continuous integration|copywriting|critical thinking|customer relationship management|customer service|customer support
data analysis|data analytics|data engineering|data entry|data modelling|data modeling|data protection|data science
data visualisation|data visualization|data warehouse|deep learning|design thinking|digital marketing|distributed systems
docker|driving licence|due diligence|email marketing|event management|excel|financial analysis|financial modelling
financial modeling|financial reporting|first aid|food hygiene|gdpr|git|go|google analytics|graphic design|health and safety
html|css|human resources|illustrator|indesign|information security|internal audit|java|javascript|jira|kubernetes|lean
line management|linux|machine learning|management accounts|manual handling|market research|matlab|microsoft excel
microsoft office|microsoft word|mobile development|natural language processing|negotiation|node.js|nosql|object-oriented
people management|photoshop|power bi|powerpoint|problem solving|process improvement|product management|programming
project management|public speaking|python|quality assurance|quality control|quantity surveying|react|report writing|rest api
risk assessment|risk management|r programming|ruby|rust|sales|salesforce|sap|scrum|search engine optimisation
search engine optimization|seo|site supervision|social media|software development|software engineering|solidworks|spreadsheets
sql|stakeholder engagement|stakeholder management|statistical analysis|statistics|supply chain|systems engineering|tableau
team leadership|teamwork|technical support|technical writing|test automation|time management|typescript|unit testing|user experience
user research|ux design|video editing|web development|wordpress|autocad|revit|hplc|gmp|ifrs|ielts|patient care|safeguarding
lesson planning|classroom management|community outreach|grant writing|fundraising|logistics|inventory management|procurement
bachelor's degree|master's degree|phd|degree
`
  .trim()
  .split(/[|\n]+/)
  .map((phrase) => phrase.trim());

/** One thing by several names: the first is the name, the others are also found. */
export const sameThing: readonly (readonly string[])[] = [
  ["javascript", "js"],
  ["typescript", "ts"],
  ["excel", "microsoft excel", "ms excel", "spreadsheets"],
  ["microsoft office", "ms office", "office 365"],
  ["machine learning", "ml"],
  ["natural language processing", "nlp"],
  ["customer relationship management", "crm"],
  ["search engine optimisation", "search engine optimization", "seo"],
  ["continuous integration", "ci/cd", "ci"],
  ["user experience", "ux", "ux design"],
  ["human resources", "hr"],
  [
    "bachelor's degree",
    "bachelor",
    "bachelors",
    "bsc",
    "beng",
    "ba",
    "btech",
    "b.tech",
    "undergraduate degree",
  ],
  ["master's degree", "master", "masters", "msc", "meng", "ma", "mba", "postgraduate degree"],
  ["phd", "doctorate", "doctoral"],
  ["degree", "bsc", "beng", "ba", "btech", "msc", "meng", "ma", "mba", "bachelor", "master", "phd"],
  ["data visualisation", "data visualization"],
  ["data modelling", "data modeling"],
  ["financial modelling", "financial modeling"],
  ["teamwork", "team"],
  ["aws", "amazon web services"],
  ["driving licence", "driver's license", "drivers licence", "driving license"],
];

/** What comes before the thing that is asked for. */
export const cues =
  /\b(?:experience (?:of|with|in|using|working with)|knowledge of|understanding of|skills? in|skilled in|proficien(?:t|cy) (?:in|with)|familiar(?:ity)? with|expertise in|background in|degree in|qualified in|certified in|fluent in|fluency in|ability to|able to|confident (?:in|with)|competent (?:in|with)|competence (?:in|with)|exposure to|interest in|passion for|training in)\s+/gi;

/** Headings under which each line is something asked for. */
export const askingHeadings =
  /^(?:(?:the )?(?:essential|desirable|required|key|minimum|preferred)?\s*(?:requirements?|skills?|criteria|qualifications?|experience|attributes|knowledge)(?:\s*(?:and|&)\s*\w+)*|about you|who you are|what (?:you(?:['’]ll| will)? (?:need|bring|have)|we(?:['’]re| are) looking for|we need)|you(?:['’]ll)? (?:have|bring|need)|your (?:profile|skills|background|experience)|person specification|must haves?|nice to haves?|essential|desirable|the person)\s*:?\s*$/i;

/** A heading of another kind ends the list. */
export const otherHeadings =
  /^(?:benefits|what we offer|about us|about the (?:company|role|team)|the role|responsibilities|duties|what you(?:['’]ll| will) do|your (?:role|tasks|responsibilities)|salary|location|how to apply|perks|our values|equal opportunit\w+|the package|hours)\b.{0,30}:?\s*$/i;

/** Words of every advert, which ask for nothing. */
export const emptyWords = new Set(
  `a able about across after all also among an and any applicant applicants apply are area areas as at attitude aware background based be
because been being benefits both but by can candidate candidates career carry clear closely colleagues come commitment company complex
confident could currently daily day days demonstrable demonstrate desirable detail develop do duties each effective effectively
employees employer enjoy ensure environment equivalent essential etc every excellent experience experienced eye fast field first
flexible following for from full fully gain general good graduate great group growing has have having help high highly hours how
ideal ideally if in include including industry information internal into is it its job join keen key know knowledge large least
level like line looking maintain make manage member members minimum more most multiple must necessary need needs new no
not of offer on one open opportunities opportunity or organisation organization other our out over own passion pay people person plus
position positive preferred proactive professional proven provide range relevant required requirement requirements responsibilities
responsible right role salary self set several should similar skill skilled skills some sound strong successful such suitable support take
team teams than that the their them then there these they this those three through time to together tools two understand
understanding up use used using variety very want we week well what when where which while who will willing willingness with within
work worked working would year years you your`.split(/\s+/),
);
