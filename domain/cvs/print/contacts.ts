import { marketProfiles } from "#rules/cv-check/markets.ts";
import { regionName } from "#rules/formats/names.ts";
import { printDay } from "./dates.ts";
import type { PrintLabels } from "./print-labels.ts";
import type { PrintableCv } from "./printable.ts";

/** `url` is "" where there is nothing to follow. `isCode` reads from left to right everywhere. */
export type ContactBlock = { text: string; url: string; isCode: boolean };

/** How to reach the person, in the order readers look for it. */
export function contactBlocks({ document, look }: PrintableCv, words: PrintLabels): ContactBlock[] {
  const { basics } = document;
  const profile = marketProfiles[look.market];
  const profiles = basics.profiles.filter(({ isHidden }) => !isHidden);
  return [
    said(placeOf(basics.location, words)),
    { text: basics.phone.trim(), url: telephoneUrl(basics.phone), isCode: true },
    {
      text: basics.email.trim(),
      url: basics.email && `mailto:${basics.email.trim()}`,
      isCode: true,
    },
    webContact(basics.url),
    ...profiles.map(profileContact),
    said(profile.bornOn === "optional" ? bornLine(basics.bornOn, words) : ""),
    said(profile.nationality === "optional" ? labelled(words.nationality, basics.nationality) : ""),
  ].filter(({ text }) => text !== "");
}

function said(text: string): ContactBlock {
  return { text, url: "", isCode: false };
}

function labelled(label: string, text: string): string {
  return text.trim() && `${label}: ${text.trim()}`;
}

function bornLine(day: string, words: PrintLabels): string {
  return labelled(words.born, day && printDay(day, words.datesIn));
}

export function webContact(url: string): ContactBlock {
  return { text: shortUrl(url), url: followable(url), isCode: true };
}

type Profile = { network: string; username: string; url: string };

/** The address mostly says which network and who; what it does not say stands before it. */
function profileContact({ network, username, url }: Profile): ContactBlock {
  const address = shortUrl(url);
  const who = [isSaidIn(address, username) ? "" : username.trim(), address];
  const parts = [isSaidIn(address, network) ? "" : network.trim(), who.filter(Boolean).join(", ")];
  return { text: parts.filter(Boolean).join(": "), url: followable(url), isCode: true };
}

/**
 * "Ananya Rao" is said in linkedin.example/in/ananya-rao: signs, spaces and capitals do not count.
 * By whole parts of the address: "ed" is not said in linkedin.
 */
export function isSaidIn(address: string, name: string): boolean {
  const letters = lettersOf(name);
  const [host = "", ...path] = address.split(/[/?#&=]/);
  const parts = [host, ...host.split("."), ...path];
  return letters !== "" && parts.some((part) => lettersOf(part) === letters);
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/** As people write it: without the protocol, "www." or a last stroke. */
export function shortUrl(url: string): string {
  return url
    .trim()
    .replace(/^https?:\/\/(www\.)?/i, "")
    .replace(/\/$/, "");
}

/** Only addresses of the web become links; whatever else was typed stays words. */
export function followable(url: string): string {
  const whole = /^https?:\/\//i.test(url.trim()) ? url.trim() : `https://${url.trim()}`;
  return url.trim() && URL.canParse(whole) ? whole : "";
}

export function telephoneUrl(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, "");
  return digits.length >= 5 ? `tel:${digits}` : "";
}

type Location = PrintableCv["document"]["basics"]["location"];

function placeOf(location: Location, words: PrintLabels): string {
  const { address, postalCode, city, region, countryCode } = location;
  const town = [city.trim(), postalCode.trim()].filter(Boolean).join(" ");
  return [address.trim(), town, region.trim(), countryName(countryCode, words.datesIn)]
    .filter(Boolean)
    .join(words.comma);
}

/** "GB" as "United Kingdom", in the language of our words. */
export function countryName(code: string, language: string): string {
  if (!/^[a-z]{2}$/i.test(code)) return code.trim();
  try {
    return regionName(code.toUpperCase(), language);
  } catch {
    return code;
  }
}
