import { abroad, type DemoEmployer } from "./employer.ts";

/** Fictional employers in Australia, Canada and Ireland. */
export const abroadEmployers: readonly DemoEmployer[] = [
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
