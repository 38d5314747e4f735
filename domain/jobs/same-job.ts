type Advert = {
  title: string;
  country: string;
  city: string | null;
  placeText: string | null;
};

/**
 * What makes two adverts one job: the employer, the title and the place, however
 * they are spelt. Two feeds that carry the same job agree on it.
 */
export function sameJobKey({ employerId, ...advert }: Advert & { employerId: number }): string {
  return `${employerId}/${sameJobWords(advert)}`;
}

/** The part of it that an advert has before its employer has a number. */
export function sameJobWords({ title, country, city, placeText }: Advert): string {
  return `${titleKey(title)}/${country}/${words(city ?? placeText ?? "").join(" ")}`;
}

/** "Data Analyst" and "Data Analyst II": at least two thirds of their words are both titles'. */
export function isSameTitle(one: string, other: string): boolean {
  const [a, b] = [new Set(titleKey(one).split(" ")), new Set(titleKey(other).split(" "))];
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared >= (Math.max(a.size, b.size) * 2) / 3;
}

/** "(m/f/d)", "(Remote)" and the like say nothing about which job it is. */
const asides = /[([][^)\]]*[)\]]/g;

function titleKey(title: string): string {
  const plain = words(title.replace(asides, " "));
  return (plain.length > 0 ? plain : words(title)).join(" ").slice(0, 200);
}

function words(text: string): string[] {
  return (
    text
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .match(/[\p{L}\p{N}+#]+/gu) ?? []
  );
}
