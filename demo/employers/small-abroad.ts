import { abroad, type DemoEmployer } from "./employer.ts";

/**
 * Smaller fictional employers, with one advert each: a line is the name, the town, what it does, and the
 * role it looks for. Any likeness to a real one is chance.
 */
const inAustralia = `
Bandicoot Analytics | Sydney | Counts what small shops sell, and says what to order. | data-an
Bottlebrush Legal | Sydney | Writes plain contracts for plain businesses. | paralegal
Brolga Lane Architects | Brisbane | Draws houses that stand above floods. | architect
Bunya Street Schools | Brisbane | Runs three schools and a boarding house. | teach
Cassowary Power | Brisbane | Puts solar panels on farms and factories. | solar
Cockle Creek Shipping | Sydney | Sends refrigerated freight round the coast. | supply
Dunnart Robotics | Adelaide | Makes arms that pick fruit without bruising it. | controls
Emu Plain Dairies | Melbourne | Makes butter, cheese and a very good yoghurt. | food-sci
Fairywren Care | Melbourne | Helps older people stay in their own homes. | care-coord
Galah Insurance | Sydney | Insures boats, bicycles and brass bands. | actuary
Grevillea Press | Melbourne | Publishes field guides and school books. | editorial
Ironbark Surveyors | Perth | Measures roads before anybody builds them. | surveyor
Kelpwater Research | Adelaide | Looks after samples for three marine institutes. | lab
Lorikeet Payments | Sydney | Moves small sums between banks, quickly. | soft-eng
Mulga Downs Logistics | Perth | Plans long drives for short deadlines. | log-grad
Numbat Cyber | Adelaide | Tests the locks of other people’s computers. | cyber
Pademelon Foods | Melbourne | Cooks school lunches for forty thousand children. | qc
Quokka Island Ferries | Perth | Takes people to an island and back. | guest
Redgum Timber | Melbourne | Grows, cuts and replants, in that order. | environment
Saltbush Accounting | Adelaide | Keeps the books of four hundred farms. | acct-grad
Sugarglider Games | Melbourne | Makes games for long flights. | qa
Tawny Frog Media | Sydney | Makes radio programmes about science. | media-intern
Wallum Coast Council | Brisbane | Looks after nine beaches and their roads. | planner
Yabby Bay Water | Perth | Makes drinking water out of the sea. | process
`;

const inCanada = `
Alderbrook Robotics | Toronto | Makes carts that follow nurses down corridors. | controls
Beaverlodge Homes | Calgary | Builds warm houses from local wood. | qs
Bluejay Analytics | Toronto | Tells museums who comes, and why. | data-sci
Boreal Thread | Montreal | Weaves cloth for tents and sails. | mkt-exec
Caribou Flats Power | Calgary | Stores wind in very large batteries. | energy-an
Copperpine Legal | Vancouver | Helps tenants and small landlords agree. | paralegal
Cranberry Bog Foods | Halifax | Dries berries and bakes with them. | food-sci
Driftwood Labs | Vancouver | Tests water for harbours and fish farms. | lab
Duskowl Security | Ottawa | Watches networks while others sleep. | cyber
Fiddlehead Schools | Halifax | Runs four small schools by the sea. | learn-support
Frostline Engineers | Calgary | Builds roads on ground that freezes. | civil-grad
Goldenrod Press | Toronto | Publishes maps and walking guides. | editorial
Harbour Fir Shipping | Vancouver | Finds room on ships for other people’s boxes. | supply
Icefield Software | Calgary | Makes timetables for mountain buses. | soft-grad
Juniper Street Care | Ottawa | Visits people who cannot visit others. | care-coord
Kettle Falls Water | Ottawa | Cleans the water of twelve towns. | process
Lakewren Insurance | Toronto | Insures cottages, canoes and small planes. | risk
Marshmarigold Design | Montreal | Draws signs that people can follow. | graphic
Northlight Payments | Toronto | Sends wages on time, every time. | soft-eng
Otterpoint Hotels | Vancouver | Runs five hotels, all near a ferry. | guest
Pinedrop Accountants | Halifax | Keeps the books of fishing crews. | audit
Quillback Games | Montreal | Makes games about weather. | qa
Spruce Hollow Clinics | Calgary | Sees patients in towns without a hospital. | physio
Tidewater Analytics | Halifax | Predicts tides, ice and parking. | data-an
`;

const inIreland = `
Alderlea Pharma | Cork | Makes eye drops, and not much else. | qc
Ballinreagh Foods | Cork | Smokes fish and bakes brown bread. | food-sci
Bramblecross Software | Dublin | Makes rosters for hospitals and hotels. | soft-eng
Carrigwood Homes | Limerick | Builds terraces that need little heat. | civil-grad
Clonfern Energy | Galway | Turns waves into electricity, on most days. | energy-an
Curraghmoss Media | Dublin | Makes podcasts in two languages. | media-intern
Derrowen Analytics | Dublin | Counts cyclists, buses and queues. | data-an
Drumsallow Insurance | Dublin | Insures farms and the machines on them. | actuary
Fernagh Legal | Dublin | Writes leases that tenants can read. | paralegal
Foylemere Logistics | Limerick | Drives parcels the last ten miles. | log-grad
Glasnamara Hotels | Galway | Runs three hotels by the sea. | guest
Gorsehill Robotics | Limerick | Makes machines that sort post. | mech
Heronsquay Payments | Dublin | Turns one currency into another, cheaply. | compliance
Inverlough Water | Galway | Keeps lakes and taps clean. | process
Kilfinch Schools | Cork | Runs four schools and a choir. | teach
Knockrowan Clinics | Galway | Has a doctor where there was none. | nurse
Lissamore Accountants | Limerick | Keeps the books of shops and pubs. | acct-grad
Mulberry Quay Design | Dublin | Draws packets that open easily. | graphic
Nettlefield Research | Cork | Grows plants under strange lamps. | research
Owenreagh Medical | Galway | Makes tubes thinner than a hair. | process
Rathdunlin Press | Dublin | Publishes poems, cookbooks and atlases. | editorial
Shannonbridge Cyber | Limerick | Finds the holes before others do. | cyber
Tullamorrow Care | Cork | Sends carers who stay long enough. | care-coord
Whitethorn Games | Dublin | Makes games about farms and ghosts. | soft-grad
`;

const lines = [
  ...inLines("au", inAustralia),
  ...inLines("ca", inCanada),
  ...inLines("ie", inIreland),
];

export const smallAbroadEmployers: readonly DemoEmployer[] = lines.map(({ employer }) => employer);

/** The role each of them looks for, by its address. */
export const smallAbroadOpenings: Readonly<Record<string, string>> = Object.fromEntries(
  lines.map(({ employer, role }) => [employer.slug, role]),
);

function inLines(country: "au" | "ca" | "ie", text: string) {
  return text
    .trim()
    .split("\n")
    .map((line) => {
      const [name = "", town = "", does = "", role = ""] = line.split(" | ");
      const about = `${name} ${does.charAt(0).toLowerCase()}${does.slice(1)}`;
      return { employer: abroad(country, name, town, about), role };
    });
}
