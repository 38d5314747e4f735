import { ChevronDown } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { Combobox } from "#ui/combobox.tsx";
import type { ComboboxOption } from "#ui/combobox-props.ts";
import { Crest } from "#ui/crest.tsx";
import { Icon } from "#ui/icon.tsx";
import { Marquee } from "#ui/marquee.tsx";
import { Menu, MenuItem, MenuNote } from "#ui/menu.tsx";
import { PhoneField } from "#ui/phone-field/phone-field.tsx";
import { Plate } from "#ui/plate.tsx";
import { TrunkSteps } from "#ui/trunk.tsx";

const universities: ComboboxOption[] = [
  {
    value: "aldermoor",
    label: "Aldermoor University",
    note: "Leeds",
    badge: "AL",
    aside: "Single sign-on",
  },
  {
    value: "calder",
    label: "Calder Vale University",
    note: "Halifax",
    badge: "CV",
    aside: "Single sign-on",
  },
  {
    value: "harrow-tor",
    label: "Harrow Tor Met",
    note: "Exeter",
    badge: "HT",
    aside: "Email link",
  },
  { value: "inverlaggan", label: "Inverlaggan", note: "Perth", badge: "IN", aside: "Email link" },
  {
    value: "northwold",
    label: "University of Northwold",
    note: "Norwich",
    badge: "NW",
    aside: "Single sign-on",
  },
  {
    value: "fenwick",
    label: "Royal Fenwick Conservatoire",
    note: "Durham",
    badge: "RF",
    aside: "Email link",
  },
  {
    value: "brannoc",
    label: "St Brannoc’s, Wexmouth",
    note: "Wexmouth",
    badge: "SB",
    aside: "Email link",
  },
  {
    value: "albright",
    label: "University of Port Albright",
    note: "Barrow",
    badge: "PA",
    aside: "Single sign-on",
  },
];

const crests = ["aldermoor", "northgate", "harbour", "fenwick", "calder", "albright", "none"];

/** The parts that hold behaviour or a drawing of their own, for looking at and for e2e/kit. */
export function KitParts() {
  return (
    <>
      <section id="search-lists">
        <h2>Search lists, phone and menus at work</h2>
        <form method="get" action="/dev/kit" className="grid2">
          <Combobox
            name="partsUniversity"
            label="Where do you study?"
            hint="Start typing its name or choose from the list."
            noun={{ one: "university", many: "universities" }}
            placeholder="Choose your university"
            options={universities}
          />
          <PhoneField
            name="partsPhone"
            label="Phone for interviews"
            hint="Only for interviews you book. Spaces are fine."
            defaultCountry="IN"
            hasExtension
          />
          <p>
            <Button variant="ink">Send both</Button>
          </p>
        </form>
        <PartsMenu />
      </section>
      <section id="drawings">
        <h2>Trunk, crests and announcement</h2>
        <TrunkSteps steps={steps} />
        <ul className="tagrow">
          <li>
            <Plate />
          </li>
          {crests.map((crest) => (
            <li key={crest}>
              <Crest crest={crest} name="University of Port Albright" size={45} />
            </li>
          ))}
        </ul>
        <Marquee label="Announcement">
          From 30 November, Student visa applicants need to show £1,570 a month in London.{" "}
          <a href="#drawings">What changes</a>
        </Marquee>
      </section>
    </>
  );
}

const steps = [
  "Say where you stand",
  "See which gates are open",
  "Apply with a CV that reads",
  "Keep watch",
].map((title) => ({
  key: title,
  content: <h3>{title}</h3>,
}));

function PartsMenu() {
  return (
    <Menu
      label="Country: United Kingdom. Change"
      align="start"
      trigger={
        <>
          <span className="badge">UK</span>
          <Icon icon={ChevronDown} />
        </>
      }
    >
      <MenuNote>Jobs and guides for</MenuNote>
      {["United Kingdom", "Australia", "Canada", "Ireland"].map((name) => (
        <MenuItem key={name}>
          <a
            href={`#menu-${name.toLowerCase().replace(" ", "-")}`}
            aria-current={name === "United Kingdom" ? "true" : undefined}
          >
            {name}
          </a>
        </MenuItem>
      ))}
    </Menu>
  );
}
