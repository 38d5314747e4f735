import type { JobCountry } from "../../vocabulary.ts";

/** The four countries we know well; everything else is elsewhere. */
export type HomeCountry = Exclude<JobCountry, "xx">;

/** Their towns with jobs, as we write them. */
export const towns: Readonly<Record<HomeCountry, readonly string[]>> = {
  gb: [
    ...["London", "Manchester", "Birmingham", "Leeds", "Glasgow", "Edinburgh", "Bristol"],
    ...["Liverpool", "Sheffield", "Newcastle upon Tyne", "Nottingham", "Leicester", "Cardiff"],
    ...["Belfast", "Cambridge", "Oxford", "Reading", "Brighton", "Southampton", "Portsmouth"],
    ...["Milton Keynes", "Coventry", "Aberdeen", "Dundee", "Swansea", "Newport", "York", "Bath"],
    ...["Exeter", "Plymouth", "Norwich", "Derby", "Stoke-on-Trent", "Wolverhampton", "Bradford"],
    ...[
      "Hull",
      "Sunderland",
      "Durham",
      "Lancaster",
      "Preston",
      "Bolton",
      "Warrington",
      "Stockport",
    ],
    ...["Slough", "Guildford", "Woking", "Basingstoke", "Swindon", "Cheltenham", "Gloucester"],
    ...["Worcester", "Peterborough", "Ipswich", "Colchester", "Chelmsford", "Luton", "Watford"],
    ...["St Albans", "Stevenage", "Hatfield", "Maidenhead", "Bracknell", "Crawley", "Croydon"],
    ...["Canterbury", "Maidstone", "Bournemouth", "Poole", "Salisbury", "Lincoln", "Loughborough"],
    ...["Northampton", "Stirling", "Inverness", "Livingston", "Carlisle", "Middlesbrough"],
    ...["Huddersfield", "Harrogate", "Blackpool", "Chester", "Shrewsbury", "Telford", "Wrexham"],
    ...["Salford", "Winchester", "Farnborough", "High Wycombe", "Warwick", "Solihull", "Nuneaton"],
  ],
  ie: [
    ...["Dublin", "Cork", "Galway", "Limerick", "Waterford", "Kilkenny", "Sligo", "Athlone"],
    ...["Dundalk", "Drogheda", "Letterkenny", "Portlaoise", "Maynooth", "Tralee", "Carlow"],
    ...["Ennis", "Shannon", "Leixlip", "Swords", "Bray", "Mullingar", "Wexford"],
  ],
  au: [
    ...["Sydney", "Melbourne", "Brisbane", "Perth", "Adelaide", "Canberra", "Hobart", "Darwin"],
    ...[
      "Gold Coast",
      "Newcastle",
      "Wollongong",
      "Geelong",
      "Sunshine Coast",
      "Townsville",
      "Cairns",
    ],
    ...["Parramatta", "North Sydney", "Macquarie Park", "Toowoomba", "Ballarat", "Bendigo"],
  ],
  ca: [
    ...["Toronto", "Vancouver", "Montreal", "Calgary", "Ottawa", "Edmonton", "Winnipeg"],
    ...["Mississauga", "Quebec City", "Hamilton", "Kitchener", "Waterloo", "London", "Victoria"],
    ...["Halifax", "Saskatoon", "Regina", "Markham", "Brampton", "Burnaby", "Richmond", "Surrey"],
    ...["Laval", "Gatineau", "Oakville", "Guelph", "Kingston", "Windsor", "Fredericton", "Moncton"],
    ...["St. John's", "Charlottetown", "Kelowna", "Vaughan", "Barrie", "Sherbrooke"],
  ],
};

/** Other names of those towns. */
export const otherNames: ReadonlyMap<string, string> = new Map<string, string>(
  Object.entries({
    "city of london": "London",
    "city of london corporation": "London",
    "greater london": "London",
    "central london": "London",
    "london city": "London",
    "london area": "London",
    newcastle: "Newcastle upon Tyne",
    "newcastle-upon-tyne": "Newcastle upon Tyne",
    "kingston upon hull": "Hull",
    "stoke on trent": "Stoke-on-Trent",
    "saint albans": "St Albans",
    "dublin city": "Dublin",
    "county dublin": "Dublin",
    "co. dublin": "Dublin",
    "greater sydney": "Sydney",
    "toronto metro": "Toronto",
    "greater toronto area": "Toronto",
    "kitchener-waterloo": "Kitchener",
    "st johns": "St. John's",
  }),
);

/** Towns elsewhere that are written in several ways: one of them is shown. See `shownTown`. */
export const elsewhereNames: ReadonlyMap<string, string> = new Map<string, string>(
  Object.entries({
    bangalore: "Bengaluru",
    "hosur road bangalore": "Bengaluru",
    gurgaon: "Gurugram",
    "new york city": "New York",
    nyc: "New York",
    sf: "San Francisco",
    "sf bay": "San Francisco",
    "san francisco bay": "San Francisco",
    "sao paulo": "São Paulo",
    warszawa: "Warsaw",
    krakow: "Kraków",
    "ho chi minh": "Ho Chi Minh City",
  }),
);

/** Towns with a namesake elsewhere: known only where the country is said too. */
export const namesakes: ReadonlySet<string> = new Set([
  ...["cambridge", "durham", "lincoln", "windsor", "hamilton", "kingston", "victoria", "richmond"],
  ...["halifax", "waterloo", "worcester", "gloucester", "plymouth", "portsmouth", "surrey", "york"],
  ...["newport", "lancaster", "salisbury", "shannon", "regina", "newcastle", "st johns"],
  ...["st. john's", "bath", "warwick", "winchester", "chester", "derby", "preston", "stirling"],
  ...["livingston", "reading", "athlone", "vaughan", "barrie", "poole", "hatfield"],
]);

/** Countries, their parts, and codes that mean nothing else. */
export const homeNames: ReadonlyMap<string, HomeCountry> = new Map<string, HomeCountry>(
  Object.entries({
    "united kingdom": "gb",
    uk: "gb",
    "u.k.": "gb",
    gb: "gb",
    gbr: "gb",
    "great britain": "gb",
    britain: "gb",
    england: "gb",
    scotland: "gb",
    wales: "gb",
    "northern ireland": "gb",
    ireland: "ie",
    "republic of ireland": "ie",
    ie: "ie",
    irl: "ie",
    roi: "ie",
    australia: "au",
    au: "au",
    aus: "au",
    canada: "ca",
    can: "ca",
  }),
);

export const homeRegions: ReadonlyMap<string, HomeCountry> = new Map<string, HomeCountry>(
  Object.entries({
    "new south wales": "au",
    nsw: "au",
    queensland: "au",
    qld: "au",
    vic: "au",
    tasmania: "au",
    tas: "au",
    "south australia": "au",
    "western australia": "au",
    "northern territory": "au",
    "australian capital territory": "au",
    act: "au",
    ontario: "ca",
    on: "ca",
    "british columbia": "ca",
    bc: "ca",
    alberta: "ca",
    ab: "ca",
    quebec: "ca",
    québec: "ca",
    qc: "ca",
    manitoba: "ca",
    mb: "ca",
    saskatchewan: "ca",
    "nova scotia": "ca",
    ns: "ca",
    nb: "ca",
    "newfoundland and labrador": "ca",
    "prince edward island": "ca",
  }),
);

/** Codes that are a part of Canada or Australia beside one of its towns, and something else alone. */
export const doubtfulCodes: ReadonlyMap<string, HomeCountry> = new Map<string, HomeCountry>(
  Object.entries({
    ca: "ca",
    nl: "ca",
    pe: "ca",
    sk: "ca",
    wa: "au",
    sa: "au",
    nt: "au",
  }),
);

const usStates =
  "alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada ohio oklahoma oregon pennsylvania tennessee texas utah vermont virginia washington wisconsin wyoming";
const usCodes =
  "al ak az ar co ct de fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok or pa ri sc sd tn tx ut vt va wv wi wy dc";

/** Parts of other countries, and the two-letter codes of American states. */
export const foreignRegions: ReadonlySet<string> = new Set([
  ...usStates.split(" "),
  ...usCodes.split(" "),
  ...["new hampshire", "new jersey", "new mexico", "new york", "north carolina", "north dakota"],
  ...["rhode island", "south carolina", "south dakota", "west virginia", "district of columbia"],
  ...["d.c.", "puerto rico", "karnataka", "maharashtra", "bavaria", "catalonia"],
]);

export const foreignCountries: ReadonlySet<string> = new Set([
  ...["us", "usa", "u.s.", "u.s.a.", "united states", "united states of america", "america"],
  ...["india", "ind", "germany", "deu", "ger", "france", "fra", "spain", "esp", "italy", "ita"],
  ...[
    "netherlands",
    "the netherlands",
    "nld",
    "belgium",
    "bel",
    "luxembourg",
    "switzerland",
    "che",
  ],
  ...[
    "austria",
    "poland",
    "pol",
    "portugal",
    "prt",
    "sweden",
    "swe",
    "norway",
    "denmark",
    "finland",
  ],
  ...["iceland", "estonia", "latvia", "lithuania", "czech republic", "czechia", "slovakia"],
  ...["hungary", "romania", "bulgaria", "serbia", "croatia", "slovenia", "greece", "turkey"],
  ...["türkiye", "cyprus", "malta", "ukraine", "russia", "israel", "isr", "uae", "qatar", "egypt"],
  ...["united arab emirates", "saudi arabia", "bahrain", "kuwait", "jordan", "lebanon", "morocco"],
  ...["nigeria", "kenya", "ghana", "south africa", "japan", "jpn", "china", "chn", "hong kong"],
  ...["taiwan", "twn", "south korea", "korea", "kor", "singapore", "sgp", "malaysia", "mys"],
  ...["thailand", "vietnam", "vnm", "indonesia", "philippines", "phl", "pakistan", "bangladesh"],
  ...["sri lanka", "nepal", "new zealand", "nzl", "nz", "mexico", "mex", "brazil", "bra"],
  ...["argentina", "chile", "colombia", "peru", "uruguay", "costa rica", "panama", "ecuador"],
  ...["dominican republic", "guatemala", "jamaica", "monaco", "armenia", "kazakhstan"],
]);

/** Zones of towns that do not keep their country's first one. */
export const townZones: ReadonlyMap<string, string> = new Map<string, string>(
  Object.entries({
    "au Perth": "Australia/Perth",
    "au Brisbane": "Australia/Brisbane",
    "au Gold Coast": "Australia/Brisbane",
    "au Sunshine Coast": "Australia/Brisbane",
    "au Townsville": "Australia/Brisbane",
    "au Cairns": "Australia/Brisbane",
    "au Toowoomba": "Australia/Brisbane",
    "au Adelaide": "Australia/Adelaide",
    "au Darwin": "Australia/Darwin",
    "au Hobart": "Australia/Hobart",
    "ca Vancouver": "America/Vancouver",
    "ca Victoria": "America/Vancouver",
    "ca Burnaby": "America/Vancouver",
    "ca Richmond": "America/Vancouver",
    "ca Surrey": "America/Vancouver",
    "ca Kelowna": "America/Vancouver",
    "ca Calgary": "America/Edmonton",
    "ca Edmonton": "America/Edmonton",
    "ca Winnipeg": "America/Winnipeg",
    "ca Saskatoon": "America/Regina",
    "ca Regina": "America/Regina",
    "ca Halifax": "America/Halifax",
    "ca Fredericton": "America/Halifax",
    "ca Moncton": "America/Halifax",
    "ca Charlottetown": "America/Halifax",
    "ca St. John's": "America/St_Johns",
  }),
);
