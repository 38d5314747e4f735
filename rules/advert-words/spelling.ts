/**
 * Misspellings of the words that decide, as adverts write them. Whole words only, each looked up once:
 * a guess by likeness would take "sponsored ship" or "valuable" for them.
 */
const MISSPELT: Readonly<Record<string, string>> = {
  sponsor: "sponser sponsar sponcer sponsour sponosr sponor spnosor",
  sponsors: "sponsers sponcers sponsours",
  sponsored: "sponsered sponserd sponsord sponsorred sponcered sponsoured",
  sponsoring: "sponsering sponsorring sponcering sponsoreing",
  sponsorship: `sponsership sponsorhip sponsorhsip sponsorshop sponsoship sponsorsip sponsorshp sponsorshi
    sponsorsihp sponsorhship sponsorshipp sponorship sponsirship sponcership sponsarship sponsorchip spnosorship
    sponsoreship sponsourship sponserhip sponsershp sponsrship sposorship sponosrship sponsprship sponsorshiip`,
  sponsorships: "sponserships sponsorhips sponsoships",
  available: `availible avaliable availble avaiable avalable avialable availabe avilable availabel avaialble
    availalbe avalible avalible availiable avaible avaialable availabile`,
  unavailable: "unavailible unavaliable unavailble unavaiable unavalable",
  offered: "offerd offerred offred",
  provided: "provded proivded providied",
  eligible: "eligable elligible eligble elegible",
  visa: "viza vissa vsia",
  visas: "vizas vissas vsias",
  licence: "lisence licsence liscence lisense liscense",
};

const MEANT = new Map(
  Object.entries(MISSPELT).flatMap(([word, wrong]) =>
    wrong.split(/\s+/).map((one): [string, string] => [one, word]),
  ),
);

/** The word that was meant, of one in small letters. */
export function asMeant(word: string): string {
  return MEANT.get(word) ?? word;
}

/** A text in small letters with the words that were meant. */
export function wellSpelt(text: string): string {
  return text.toLowerCase().replace(/[a-z]+/g, asMeant);
}
