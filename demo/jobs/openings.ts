/** Which roles each employer advertises, by the key of the role; after `@`, in another town. */
export const openings: Readonly<Record<string, string>> = {
  // London
  "quillfern-bank":
    "bus-an risk fin-an fin-intern markets-intern data-sci cyber compliance soft-eng mkt-intern product soft-grad@Leeds data-an@Leeds fin-an@Edinburgh cyber@Manchester acct-grad@Birmingham",
  "lanternfish-labs":
    "soft-grad soft-eng frontend soft-intern product social-intern data-an fin-intern account@Manchester it-support",
  "ostrava-hall":
    "mkt-man mkt-assist events social-intern mkt-intern design-intern graphic waiting",
  "thornquay-engineers":
    "civil-grad flood-civil eng-place surveyor qs civil-grad@Manchester civil-grad@Bristol",
  "merrivane-capital":
    "markets-intern fin-intern fin-an risk data-intern compliance mgmt-acct soft-eng",
  "castlewick-partners":
    "acct-grad audit acct-intern fin-intern fin-an talent acct-grad@Birmingham audit@Leeds acct-grad@Manchester",
  "pemberlock-insurance": "risk-intern actuary risk account fin-intern law-intern",
  "dunmarrow-advisory":
    "cons-grad cons-intern policy data-intern fin-intern cons-grad@Manchester cons-grad@Edinburgh",
  "ashgrove-tallis":
    "law-vac law-intern trainee paralegal solicitor law-planning hr-assist mkt-intern",
  "hollin-and-vane-solicitors": "law-intern law-vac paralegal solicitor hr-assist",
  "brightholme-chambers": "law-planning law-vac paralegal",
  "farringale-law-centre": "law-rights paralegal fundraiser volunteer",
  "ketterby-marsh":
    "law-vac law-rights law-intern trainee paralegal paralegal@Birmingham solicitor",
  "sallowfield-media": "writer media-intern seo mkt-intern social-intern account",
  "otterline-studio":
    "mkt-exec brand-intern mkt-intern design-intern graphic account social-intern",
  "marrowfen-research": "brand-intern data-an data-intern mkt-exec data-sci mkt-intern",
  "tidewell-cosmetics": "mkt-exec mkt-intern brand-intern seo supply shop-weekend acct-intern",
  "saltmarsh-tea": "mkt-assist social-intern barista supply office",
  "hearthlight-energy":
    "energy-an data-an soft-eng fin-an risk-intern mkt-exec soft-grad@Bristol sales-grad@Bristol sales-grad@Leeds",
  "wickerby-health": "physio nurse reception hr-assist physio@Croydon it-support pharm",
  "greyfriars-quay-hotels":
    "chef guest waiting kitchen mkt-assist events guest@Brighton kitchen@Brighton",
  "oakhollow-schools-trust":
    "teach learn-support tutor-employed english-teacher ambassador library",

  // Elsewhere in the United Kingdom; Brackwater's own adverts stand in brackwater.ts
  "halden-rowe": "actuary data-sci fin-an acct-grad actuary@London data-intern soft-eng@Glasgow",
  "pellworth-grid": "elec solar eng-place environment elec@Cardiff civil-grad@Cardiff",
  "tarnside-water": "data-an process civil-grad data-eng",
  "larkmoor-rivers-trust": "flood-civil project environment fundraiser",
  "fennimore-foods": "events food-sci mkt-assist kitchen",
  "ostler-bay-foods": "food-sci qc supply",
  "wrenfield-rail": "data-eng mech elec soft-place controls data-eng@York it-support",
  "northgate-rivers": "flood data-sci data-intern",
  "cindermill-robotics": "controls mech soft-grad soft-intern eng-place sales-grad data-intern",
  "brindlewood-aerospace": "mech process eng-place supply acct-intern soft-grad hr-assist",
  "tolverne-marine": "elec mech civil-grad",
  "kestrel-vale-hospitals":
    "nurse physio pharm ward-host it-support care-coord data-an learn-support nurse@Stockport",
  "pennymoor-games": "artist soft-grad qa soft-intern",
  "ardlussan-wind": "turbine energy-an environment elec turbine@Inverness fin-an",
  "lochmarra-biosciences": "lab research qc",
  "copperbeck-stores":
    "buyer store-man shop-weekend supply warehouse fin-intern shop-weekend@Leeds shop-weekend@Coventry shop-weekend@Leicester store-man@Sheffield store-man@Swansea data-an",
  "mallowdale-logistics":
    "log-grad supply warehouse warehouse-nights warehouse@Coventry log-grad@Leicester",
  "severnholt-council": "policy planner library hr-assist it-support civil-grad library@Cheltenham",
  "ivelton-semiconductors": "chip soft-grad research soft-place chip@Edinburgh data-eng",
  "quernstone-publishing": "editorial media-intern ux mkt-exec tutor-free",
  "harrowgill-homes": "architect surveyor qs project",
  "lagan-weaver": "soft-eng qa frontend soft-place platform soft-grad account",
  "thistledown-care": "care-coord care-pt nurse",
  "bellwether-insight": "data-an data-sci brand-intern account data-intern sales-grad",
  "mossway-cafes":
    "barista kitchen courier musician barista@Leeds barista@Sheffield barista@Nottingham waiting kitchen@Leeds",
  "stackpole-lane-books": "books barista events books@Swansea",
  "redshank-cinemas": "cinema office steward cinema@Manchester cinema@York",

  // Australia
  "coolibah-software": "soft-grad soft-eng soft-intern ux soft-grad@Brisbane account",
  "wattlebird-finance": "risk fin-an acct-grad fin-intern data-an office",
  "jarrah-ridge-minerals": "process civil-grad environment eng-place",
  "bluegum-hospitals": "nurse physio ward-host pharm reception nurse@Geelong",
  "currawong-rail": "civil-grad elec qs",
  "paperbark-studios": "artist writer design-intern social-intern",
  "mangrove-coast-tours": "guest mkt-assist waiting events kitchen barista",
  "torrens-bend-wines": "chef cellar supply kitchen",

  // Canada
  "tamarack-systems": "soft-grad data-eng qa soft-intern soft-eng@Ottawa it-support",
  "loonwater-credit-union": "fin-an risk compliance fin-intern office mkt-assist",
  "maple-hollow-clinics": "nurse reception care-coord",
  "birchline-freight": "supply log-grad warehouse data-an warehouse@Toronto",
  "saltspruce-seafoods": "food-sci qc account",
  "fundy-light-cafes": "barista kitchen care-pt waiting",
  "chinook-ridge-energy": "solar energy-an environment civil-grad",
  "cedar-inlet-software": "soft-eng frontend soft-place product data-sci soft-intern",

  // Ireland
  "liffeyside-software": "soft-grad soft-eng sales-grad data-intern frontend it-support mkt-intern",
  "dolanmore-accountants": "acct-grad audit acct-intern office fin-an@Cork",
  "pigeonhouse-hotels": "guest chef waiting barista kitchen events",
  "merrionvale-press": "editorial mkt-exec books graphic",
  "gouganmore-pharma": "qc process lab research warehouse",
  "kilbrannoc-games": "soft-grad artist qa",
  "corribline-medical": "mech process qc soft-intern data-an",
  "burrenside-wind": "energy-an turbine solar",
};
