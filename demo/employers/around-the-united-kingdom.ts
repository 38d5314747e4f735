import { type DemoEmployer, uk } from "./employer.ts";

/** Fictional employers in the rest of the United Kingdom. */
export const aroundTheUnitedKingdom: readonly DemoEmployer[] = [
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
];
