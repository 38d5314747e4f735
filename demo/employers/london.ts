import { type DemoEmployer, uk } from "./employer.ts";

/** Fictional employers in London. */
export const inLondon: readonly DemoEmployer[] = [
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
];
