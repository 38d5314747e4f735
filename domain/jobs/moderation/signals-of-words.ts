import { discriminationSignals } from "./discrimination.ts";
import { quote } from "./evidence.ts";
import type { Signal, SignalFacts, SignalLevel } from "./signal.ts";

type WordRule = { code: string; level: SignalLevel; sentence: string; pattern: RegExp };

const rules: readonly WordRule[] = [
  {
    code: "asks-for-money",
    level: "stop",
    sentence: "It asks the reader to pay for something.",
    pattern:
      /\b(registration|processing|training|application|admin(?:istration)?|security|visa|sponsorship|joining|starter(?: kit)?)\s+(fee|deposit|charge|payment)s?\b(?!\s+(?:is|are|will be)?\s*(?:paid by|covered|reimbursed|free))|\b(refundable deposit|pay (?:us|a fee|upfront|in advance|for your (?:visa|sponsorship|certificate))|send money|wire transfer|gift cards?|crypto(?:currency)?|bitcoin|usdt)\b/i,
  },
  {
    code: "asks-for-bank-details",
    level: "stop",
    sentence: "It asks for bank details before there is a contract.",
    pattern:
      /\b(bank (?:account )?(?:details|statement|login)|sort code|account number|iban|online banking|card (?:number|details)|cvv)\b/i,
  },
  {
    code: "asks-for-passport",
    level: "stop",
    sentence: "It asks for a passport or other papers with the application.",
    pattern:
      /\b(?:send|attach|upload|provide|email|share|submit|with)\b[^.!?\n]{0,60}\b(?:passport|brp|biometric residence|visa share ?code|national insurance number|identity card)\b/i,
  },
  {
    code: "chat-contact",
    level: "stop",
    sentence: "It moves the reader to a private chat.",
    pattern: /\b(whats ?app|telegram|signal app|wechat|t\.me\/|wa\.me\/|dm me|text me)\b/i,
  },
  {
    code: "easy-money",
    level: "stop",
    sentence: "It promises much money for no experience.",
    pattern:
      /\b(unlimited (?:earnings|income)|earn (?:up to )?[£€$]\s?\d[\d,]*\s*(?:(?:per|a|an|every)\s*(?:day|week)|daily|weekly)|no experience (?:needed|required|necessary)[^.!?]{0,80}[£€$]\s?\d{2,3},?\d{3}|get rich|financial freedom|be your own boss|passive income)\b/i,
  },
  {
    code: "reshipping",
    level: "stop",
    sentence: "It may be parcel or payment forwarding, which can make the reader a money mule.",
    pattern:
      /\b(payment processing agent|receive (?:payments?|parcels?|packages?) (?:at|to|in) your|forward (?:parcels?|packages?|funds)|process payments from home)\b/i,
  },
  {
    code: "cash-in-hand",
    level: "stop",
    sentence: "It offers undeclared work.",
    pattern: /\b(cash[- ]in[- ]hand|off the books|no (?:tax|paperwork|contract) needed)\b/i,
  },
  {
    code: "sells-sponsorship",
    level: "stop",
    sentence: "It may be selling a sponsorship.",
    pattern:
      /\b(?:(?:guaranteed|buy|cheap|for sale)\s+(?:visa|cos|certificate of sponsorship|sponsorship)|(?:cos|certificate of sponsorship)\s+(?:for sale|available for|price))\b/i,
  },
];

const freeMail =
  /@(gmail|googlemail|yahoo|ymail|hotmail|outlook|live|msn|icloud|me|aol|proton(?:mail)?|gmx|mail|yandex|qq|163|126|zoho|tutanota)\.[a-z.]+$/i;
const shortener =
  /(?:^|\/\/|\s|\.)(bit\.ly|tinyurl\.com|t\.co|goo\.gl|ow\.ly|is\.gd|buff\.ly|cutt\.ly|rebrand\.ly|rb\.gy|shorturl\.at|t\.ly|lnkd\.in|s\.id|tiny\.cc)(?:\/|\b)/i;
const formSite =
  /\b(docs\.google\.com\/forms|forms\.gle|forms\.office\.com|jotform\.com|typeform\.com)\b/i;

/** What the advert's words, title and way to apply give away. */
export function wordSignals(facts: SignalFacts): Signal[] {
  const { title, text, applyUrl, country } = facts;
  const words = `${title}. ${text}`;
  const told = signalsInText({ text: words, link: applyUrl });
  return [
    ...told,
    ...discriminationSignals(words, country),
    ...applySignals(facts),
    ...titleSignals(title),
  ];
}

/** What any words for readers give away, an advert's or a company's, with the link beside them. */
export function signalsInText({ text, link }: { text: string; link: string | null }): Signal[] {
  const told = rules.flatMap(({ pattern, ...signal }) => {
    const evidence = quote(text, pattern);
    return evidence === null ? [] : [{ ...signal, evidence }];
  });
  const evidence = quote(`${link ?? ""} ${text}`, shortener);
  if (evidence === null) return told;
  const sentence = "A shortened link hides where it leads.";
  return [...told, { code: "short-link", level: "stop", sentence, evidence }];
}

function applySignals({ applyEmail, applyUrl }: SignalFacts): Signal[] {
  const found: Signal[] = [];
  if (applyEmail && freeMail.test(applyEmail)) {
    const sentence = "Applications go to a free mailbox, not to the company’s own domain.";
    found.push({ code: "free-mail", level: "look", sentence, evidence: applyEmail });
  }
  if (applyUrl && formSite.test(applyUrl)) {
    const sentence = "People apply through a form that anybody can make.";
    found.push({ code: "open-form", level: "look", sentence, evidence: applyUrl });
  }
  return found;
}

function titleSignals(title: string): Signal[] {
  const letters = title.replaceAll(/[^\p{L}]/gu, "");
  const capitals = letters.replaceAll(/[^\p{Lu}]/gu, "").length;
  const isShouting = letters.length >= 8 && capitals / letters.length > 0.7;
  if (!isShouting && !/[!?]{2,}|!|[★☆✅🔥💰]|\${2,}|£{2,}/u.test(title)) return [];
  const sentence = "The title has many capital letters or signs such as “!”.";
  return [{ code: "shouting", level: "look", sentence, evidence: title }];
}
