/** Fictional employers. Any likeness to a real one is chance. */

type Country = "gb" | "au" | "ca" | "ie";

/** What the demo's register says of an employer in the United Kingdom. */
export type DemoStanding =
  | "licensed"
  | "licensed_restricted"
  | "licensed_other_routes"
  | "not_found";

export type DemoEmployer = {
  slug: string;
  name: string;
  nameKey: string;
  town: string;
  country: Country;
  timeZone: string;
  about: string;
  /** Its name on the demo's register; null where it was never there. */
  registerAs: string | null;
  /** Null outside the United Kingdom, where there is no such register. */
  standing: DemoStanding | null;
};

/** Its adverts go live without being read. */
export const trustedEmployers = ["brackwater-software", "quillfern-bank", "halden-rowe"] as const;

/** Was on the register until a few days ago. */
export const LEFT_THE_REGISTER = "ostler-bay-foods";

const standings: Readonly<Record<string, DemoStanding>> = {
  "mallowdale-logistics": "licensed_restricted",
  "greyfriars-quay-hotels": "licensed_restricted",
  "ostrava-hall": "licensed_other_routes",
  "brightholme-chambers": "licensed_other_routes",
  [LEFT_THE_REGISTER]: "not_found",
};

const zones: Readonly<Record<string, string>> = {
  Sydney: "Australia/Sydney",
  Melbourne: "Australia/Melbourne",
  Brisbane: "Australia/Brisbane",
  Perth: "Australia/Perth",
  Adelaide: "Australia/Adelaide",
  Toronto: "America/Toronto",
  Ottawa: "America/Toronto",
  Montreal: "America/Toronto",
  Halifax: "America/Halifax",
  Calgary: "America/Edmonton",
  Vancouver: "America/Vancouver",
};
const countryZones: Record<Country, string> = {
  gb: "Europe/London",
  ie: "Europe/Dublin",
  au: "Australia/Sydney",
  ca: "America/Toronto",
};

export const demoEmployers: readonly DemoEmployer[] = [
  // London
  uk(
    "Quillfern Bank",
    "London",
    "Quillfern Bank plc",
    "Quillfern is a bank for small firms and the people who run them, with 4,000 staff and one card that works everywhere.",
  ),
  uk(
    "Lanternfish Labs",
    "London",
    "Lanternfish Labs Ltd",
    "Lanternfish makes payments for market traders: a card reader, an app and a till that also works without a signal.",
  ),
  uk(
    "Ostrava Hall",
    "London",
    "Ostrava Hall Ltd",
    "Ostrava Hall is a concert hall and gallery on the South Bank with 600 events a year.",
  ),
  uk(
    "Thornquay Engineers",
    "London",
    "Thornquay Engineers Ltd",
    "Thornquay designs tunnels, deep basements and the temporary works that hold them open while they are dug.",
  ),
  uk(
    "Merrivane Capital",
    "London",
    "Merrivane Capital LLP",
    "Merrivane looks after pension money for teachers, firefighters and bus drivers in eleven countries.",
  ),
  uk(
    "Castlewick Partners",
    "London",
    "Castlewick Partners LLP",
    "Castlewick audits charities, housing associations and family firms, and helps them with their books.",
  ),
  uk(
    "Pemberlock Insurance",
    "London",
    "Pemberlock Insurance Services Ltd",
    "Pemberlock insures cargo, small ships and the people who work on them.",
  ),
  uk(
    "Dunmarrow Advisory",
    "London",
    "Dunmarrow Advisory Ltd",
    "Dunmarrow helps hospitals, councils and transport bodies plan large changes and then stay until they work.",
  ),
  uk(
    "Ashgrove Tallis",
    "London",
    "Ashgrove Tallis LLP",
    "Ashgrove Tallis is a law firm of 300 for shipping, trade and commodities.",
  ),
  uk(
    "Hollin and Vane Solicitors",
    "London",
    "Hollin & Vane Solicitors",
    "Hollin and Vane acts for start-ups: their first contracts, their shares and their first quarrel.",
  ),
  uk(
    "Brightholme Chambers",
    "London",
    "Brightholme Chambers",
    "Brightholme is a set of 60 barristers in public, planning and environmental law.",
  ),
  uk(
    "Farringale Law Centre",
    "London",
    null,
    "Farringale gives free legal help on housing, benefits and immigration to people in four boroughs.",
  ),
  uk(
    "Ketterby Marsh",
    "London",
    "Ketterby Marsh LLP",
    "Ketterby Marsh is a firm of 90 for employment and immigration law, half for firms and half for people.",
  ),
  uk(
    "Sallowfield Media",
    "London",
    "Sallowfield Media Ltd",
    "Sallowfield publishes three trade magazines and the podcasts that go with them.",
  ),
  uk(
    "Otterline Studio",
    "London",
    "Otterline Studio Ltd",
    "Otterline is a brand and advertising studio of 45 people, most of whom draw.",
  ),
  uk(
    "Marrowfen Research",
    "London",
    "Marrowfen Research Ltd",
    "Marrowfen asks people what they think, carefully, and tells companies what that means.",
  ),
  uk(
    "Tidewell Cosmetics",
    "London",
    "Tidewell Cosmetics Ltd",
    "Tidewell makes soap and sunscreen from seaweed and sells them in thirty countries.",
  ),
  uk(
    "Saltmarsh Tea",
    "London",
    null,
    "Saltmarsh blends tea in Deptford and sends it by post and to 400 cafés.",
  ),
  uk(
    "Hearthlight Energy",
    "London",
    "Hearthlight Energy Ltd",
    "Hearthlight sells electricity that follows the wind: cheap when it blows, honest when it does not.",
  ),
  uk(
    "Wickerby Health",
    "London",
    "Wickerby Health Group Ltd",
    "Wickerby runs nine clinics for joints, backs and eyes across London.",
  ),
  uk(
    "Greyfriars Quay Hotels",
    "London",
    "Greyfriars Quay Hotels Ltd",
    "Greyfriars Quay has four hotels by the river and a kitchen that supplies all of them.",
  ),
  uk(
    "Oakhollow Schools Trust",
    "London",
    "Oakhollow Schools Trust",
    "Oakhollow is a trust of fourteen state schools in east London.",
  ),

  // Elsewhere in the United Kingdom
  uk(
    "Brackwater Software",
    "Leeds",
    "Brackwater Software Ltd",
    "Brackwater builds the software that water companies use to find leaks.",
  ),
  uk(
    "Halden Rowe",
    "Edinburgh",
    "Halden Rowe LLP",
    "Halden Rowe advises pension funds and insurers on risks that lie decades ahead.",
  ),
  uk(
    "Pellworth Grid",
    "Newport",
    "Pellworth Grid Ltd",
    "Pellworth designs substations and grid connections for wind and solar farms.",
  ),
  uk(
    "Tarnside Water",
    "Carlisle",
    "Tarnside Water Ltd",
    "Tarnside brings water to 400,000 homes in Cumbria and looks after the becks it comes from.",
  ),
  uk(
    "Larkmoor Rivers Trust",
    "York",
    "Larkmoor Rivers Trust",
    "Larkmoor keeps people dry by giving rivers room: walls where they must be, meadows where they can.",
  ),
  uk(
    "Fennimore Foods",
    "Norwich",
    null,
    "Fennimore is a family firm that makes mustard, pickles and crackers.",
  ),
  uk(
    "Ostler Bay Foods",
    "Grimsby",
    "Ostler Bay Foods Ltd",
    "Ostler Bay freezes fish within hours of landing and makes meals of it for shops and schools.",
  ),
  uk(
    "Wrenfield Rail",
    "Derby",
    "Wrenfield Rail Ltd",
    "Wrenfield keeps trains running with sensors that hear a bad bearing before the driver does.",
  ),
  uk(
    "Northgate Rivers",
    "Exeter",
    "Northgate Rivers Ltd",
    "Northgate Rivers forecasts floods for councils and insurers from rain, tide and soil.",
  ),
  uk(
    "Cindermill Robotics",
    "Sheffield",
    "Cindermill Robotics Ltd",
    "Cindermill builds robots that sort scrap steel by what is in it.",
  ),
  uk(
    "Brindlewood Aerospace",
    "Bristol",
    "Brindlewood Aerospace Ltd",
    "Brindlewood makes landing gear and hydraulic parts for regional aircraft.",
  ),
  uk(
    "Tolverne Marine",
    "Plymouth",
    "Tolverne Marine Ltd",
    "Tolverne refits working boats to run on batteries and hydrogen.",
  ),
  uk(
    "Kestrel Vale Hospitals",
    "Manchester",
    "Kestrel Vale Hospitals",
    "Kestrel Vale runs two hospitals and care in people’s homes across the north of the city.",
  ),
  uk(
    "Pennymoor Games",
    "Dundee",
    "Pennymoor Games Ltd",
    "Pennymoor makes puzzle games that 3 million people play on the bus.",
  ),
  uk(
    "Ardlussan Wind",
    "Glasgow",
    "Ardlussan Wind Ltd",
    "Ardlussan builds and looks after wind farms in the west of Scotland.",
  ),
  uk(
    "Lochmarra Biosciences",
    "Aberdeen",
    "Lochmarra Biosciences Ltd",
    "Lochmarra makes vaccines for farmed fish, so that fewer antibiotics reach the sea.",
  ),
  uk(
    "Copperbeck Stores",
    "Birmingham",
    "Copperbeck Stores plc",
    "Copperbeck sells tools, paint and plants in 60 towns.",
  ),
  uk(
    "Mallowdale Logistics",
    "Northampton",
    "Mallowdale Logistics Ltd",
    "Mallowdale moves food that must stay cold, for shops and hospitals.",
  ),
  uk(
    "Severnholt Council",
    "Gloucester",
    "Severnholt Borough Council",
    "Severnholt is a council of 110,000 people, two rivers and one cathedral.",
  ),
  uk(
    "Ivelton Semiconductors",
    "Cambridge",
    "Ivelton Semiconductors Ltd",
    "Ivelton designs small chips for hearing aids and heart monitors.",
  ),
  uk(
    "Quernstone Publishing",
    "Oxford",
    "Quernstone Publishing Ltd",
    "Quernstone publishes school books in science and mathematics for 40 countries.",
  ),
  uk(
    "Harrowgill Homes",
    "Newcastle upon Tyne",
    null,
    "Harrowgill builds and mends homes for rent with nine councils in the north-east.",
  ),
  uk(
    "Lagan Weaver",
    "Belfast",
    "Lagan Weaver Software Ltd",
    "Lagan Weaver writes the software behind hospital rotas in 70 hospitals.",
  ),
  uk(
    "Thistledown Care",
    "Leicester",
    null,
    "Thistledown looks after older people in their own homes and in two small houses.",
  ),
  uk(
    "Bellwether Insight",
    "Nottingham",
    "Bellwether Insight Ltd",
    "Bellwether counts what shops sell and tells makers what to make next.",
  ),
  uk(
    "Mossway Cafés",
    "Manchester",
    null,
    "Mossway has eleven cafés near universities, open early and late.",
  ),
  uk(
    "Stackpole Lane Books",
    "Cardiff",
    null,
    "Stackpole Lane is a bookshop with a café, a children’s floor and a very old cat.",
  ),
  uk("Redshank Cinemas", "Liverpool", null, "Redshank runs six small cinemas in old buildings."),

  // Australia
  abroad(
    "au",
    "Coolibah Software",
    "Sydney",
    "Coolibah makes the booking system of 900 country doctors.",
  ),
  abroad(
    "au",
    "Wattlebird Finance",
    "Sydney",
    "Wattlebird lends to farmers and fruit growers, and knows what a dry year is.",
  ),
  abroad(
    "au",
    "Jarrah Ridge Minerals",
    "Perth",
    "Jarrah Ridge digs lithium and puts the land back afterwards.",
  ),
  abroad(
    "au",
    "Bluegum Hospitals",
    "Melbourne",
    "Bluegum runs four hospitals and a school of nursing.",
  ),
  abroad(
    "au",
    "Currawong Rail",
    "Melbourne",
    "Currawong builds level-crossing removals and tram lines.",
  ),
  abroad(
    "au",
    "Paperbark Studios",
    "Melbourne",
    "Paperbark draws cartoons for children’s television.",
  ),
  abroad(
    "au",
    "Mangrove Coast Tours",
    "Brisbane",
    "Mangrove Coast shows visitors turtles without troubling the turtles.",
  ),
  abroad(
    "au",
    "Torrens Bend Wines",
    "Adelaide",
    "Torrens Bend makes wine and runs a cellar door with a restaurant.",
  ),

  // Canada
  abroad(
    "ca",
    "Tamarack Systems",
    "Toronto",
    "Tamarack makes software for snow: ploughs, salt and school buses.",
  ),
  abroad(
    "ca",
    "Loonwater Credit Union",
    "Toronto",
    "Loonwater is owned by the 200,000 people who bank with it.",
  ),
  abroad(
    "ca",
    "Maple Hollow Clinics",
    "Ottawa",
    "Maple Hollow runs family clinics with evening hours.",
  ),
  abroad(
    "ca",
    "Birchline Freight",
    "Montreal",
    "Birchline moves freight by rail and lake instead of by road.",
  ),
  abroad(
    "ca",
    "Saltspruce Seafoods",
    "Halifax",
    "Saltspruce sells lobster and snow crab from 80 family boats.",
  ),
  abroad(
    "ca",
    "Fundy Light Cafés",
    "Halifax",
    "Fundy Light has seven cafés between the harbour and the universities.",
  ),
  abroad(
    "ca",
    "Chinook Ridge Energy",
    "Calgary",
    "Chinook Ridge builds solar farms on old gas land.",
  ),
  abroad(
    "ca",
    "Cedar Inlet Software",
    "Vancouver",
    "Cedar Inlet writes the software that ferries and harbours plan with.",
  ),

  // Ireland
  abroad(
    "ie",
    "Liffeyside Software",
    "Dublin",
    "Liffeyside makes accounts software for 30,000 small firms.",
  ),
  abroad(
    "ie",
    "Dolanmore Accountants",
    "Dublin",
    "Dolanmore keeps the books of farms, pubs and film crews.",
  ),
  abroad("ie", "Pigeonhouse Hotels", "Dublin", "Pigeonhouse has three hotels by the bay."),
  abroad(
    "ie",
    "Merrionvale Press",
    "Dublin",
    "Merrionvale publishes novels, poems and one very popular cookbook.",
  ),
  abroad("ie", "Gouganmore Pharma", "Cork", "Gouganmore makes inhalers and tests each one."),
  abroad("ie", "Kilbrannoc Games", "Cork", "Kilbrannoc makes games about weather."),
  abroad(
    "ie",
    "Corribline Medical",
    "Galway",
    "Corribline makes tiny tubes that open blocked arteries.",
  ),
  abroad(
    "ie",
    "Burrenside Wind",
    "Limerick",
    "Burrenside builds wind farms with the people who live beside them.",
  ),
];

function uk(name: string, town: string, registerAs: string | null, about: string): DemoEmployer {
  const slug = slugOf(name);
  const standing = registerAs ? (standings[slug] ?? "licensed") : "not_found";
  return { ...abroad("gb", name, town, about), slug, registerAs, standing };
}

function abroad(country: Country, name: string, town: string, about: string): DemoEmployer {
  return {
    slug: slugOf(name),
    name,
    nameKey: slugOf(name).replaceAll("-", " "),
    town,
    country,
    timeZone: zones[town] ?? countryZones[country],
    about,
    registerAs: null,
    standing: null,
  };
}

function slugOf(name: string): string {
  return name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
