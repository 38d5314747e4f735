/** One thing by several names: the first is the name, the others are also found. */
export const sameThing: readonly (readonly string[])[] = [
  ["javascript", "js"],
  ["kubernetes", "k8s"],
  ["postgresql", "postgres"],
  ["amazon web services", "aws"],
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
  ["doctorate", "phd", "doctoral"],
  ["bachelor's", "bachelor", "bsc", "beng", "ba", "btech", "b.tech", "llb"],
  ["master's", "master", "msc", "meng", "ma", "mba", "llm"],
  ["masters", "master", "msc", "meng", "ma", "mba", "llm"],
  ["higher degree", "master", "msc", "meng", "mba", "phd"],
  ["law degree", "llb", "bachelor of laws"],
  ["mathematics", "maths", "math"],
  ["maths", "mathematics", "math"],
  ["computing", "computer science", "informatics", "software engineering"],
  ["computer science", "computing", "informatics"],
  ["postgresql", "postgres"],
  ["postgres", "postgresql"],
  ["go", "golang"],
  ["golang", "go"],
  ["node.js", "node", "nodejs"],
  ["vue.js", "vue"],
  ["gcp", "google cloud"],
  ["google cloud", "gcp"],
  ["gis", "qgis", "arcgis"],
  ["cad", "autocad", "solidworks", "catia", "revit"],
  ["problem-solving", "problem solving"],
  ["cyber security", "cybersecurity", "information security"],
  ["cybersecurity", "cyber security", "information security"],
  ["programming", "coding", "python", "java", "javascript", "typescript", "c++", "c#"],
  ["coding", "programming", "python", "java", "javascript", "typescript", "c++", "c#"],
  ["scripting", "bash", "powershell", "python"],
  ["spreadsheets", "excel", "google sheets"],
  ["artificial intelligence", "ai"],
  ["good manufacturing practice", "gmp"],
  ["gmp", "good manufacturing practice"],
  ["farsi", "persian"],
  ["chinese", "mandarin", "cantonese"],
  ["degree", "bsc", "beng", "ba", "btech", "msc", "meng", "ma", "mba", "bachelor", "master", "phd"],
  ["data visualisation", "data visualization"],
  ["data modelling", "data modeling"],
  ["financial modelling", "financial modeling"],
  ["teamwork", "team"],
  ["aws", "amazon web services"],
  ["driving licence", "driver's license", "drivers licence", "driving license"],
];

/** What comes before a skill that is asked for. */
export const cues =
  /\b(?:experience (?:of|with|in|using|working with)|knowledge of|understanding of|skills? in|skilled in|proficien(?:t|cy) (?:in|with)|familiar(?:ity)? with|expertise in|background in|qualified in|certified in|fluent in|fluency in|confident (?:in|with|using)|competent (?:in|with)|competence (?:in|with)|exposure to|training in)\s+/gi;

/** A sentence that asks, wherever it stands. */
export const asking =
  /\b(?:you(?:['’]ll)? (?:have|need|must|should|hold|bring|can|are able|will (?:have|need|bring|be able))|must (?:have|be|hold)|required|essential|desirable|(?:we|we['’]re|are) (?:need|ask|require|expect|want|look|looking) for|looking for|(?:an?|the) advantage|(?:is|are) (?:useful|welcome|a plus)|degree (?:in|or)|(?:2[:.][12]|first[- ]class|hn[cd])(?: \(?(?:or|and|an?|above|better|higher|equivalent|degree|honours)\)?){0,4} in)\b/i;

/** Where a subject of study is asked for and not only named: a class of degree in it, as in `asking`. */
export const ofStudy =
  /\b(?:degrees?|stud(?:y|ying|ied|ies|ent)|graduates?|courses?|diploma|bachelor\S*|masters?|master['’]s|[bm]sc|[bm]eng|phd|doctorate|a-levels?|gcses?|qualification|(?:2[:.][12]|first[- ]class)(?: \(?(?:or|and|an?|above|better|higher|equivalent|degree|honours)\)?){0,4} in|honours|hn[cd])\b/i;

/** Headings under which each line is something asked for. */
export const askingHeadings =
  /^(?:(?:the )?(?:essential|desirable|required|key|minimum|preferred|basic)?\s*(?:requirements?|skills?|criteria|qualifications?|experience|attributes|knowledge)(?:\s*(?:and|&|,)\s*\w+)*|about you|who you are|who we(?:['’]re| are) looking for|what (?:you(?:['’]ll| will)? (?:need|bring|have)|we(?:['’]re| are) looking for|we need|we ask for)|you(?:['’]ll)? (?:have|bring|need)|your (?:profile|skills|background|experience)|person specification|must haves?|nice to haves?|bonus points?|essential|desirable|the person|we ask for)\b(.*)$/i;

/** Headings under which each line tells what the work is. */
export const dutyHeadings =
  /^(?:(?:about )?the (?:role|job|work|position)|(?:key )?responsibilities|(?:main )?duties|what you(?:['’]ll| will) (?:do|be doing)|your (?:role|tasks|responsibilities|work)|job description|the day)\b(.*)$/i;

/** A heading of another kind ends the list. */
export const otherHeadings =
  /^(?:benefits|what we offer|we offer|about (?:us|the (?:company|team))|who we are|how we (?:work|choose|hire)|working here|why (?:us|join)|salary|location|how to apply|perks|our (?:values|culture|team)|equal opportunit\w+|diversity|the package|hours|next steps)\b.{0,30}:?\s*$/i;

/** What a job is called is asked for too, but for its rank. */
export const ranks =
  /^(?:senior|sr|junior|jr|graduate|trainee|lead|head|principal|staff|chief|intern|interns|internship|placement|apprentice|apprenticeship|scheme|programme|program|part|full|part-time|full-time|time|temporary|permanent|summer|weekend|evening|evenings|year|entry|level|early|career|careers|new|grad|of|the|and|for|in|at|m|f|d|x|w|i|ii|iii|iv|\d+)$/i;
