type Advert = {
  employerId: number;
  title: string;
  country: string;
  city: string | null;
  placeText: string | null;
};

/**
 * What makes two adverts one job: the employer, the title and the place, however
 * they are spelt. Two feeds that carry the same job agree on it.
 */
export function sameJobKey({ employerId, title, country, city, placeText }: Advert): string {
  const place = city ?? placeText ?? "";
  return `${employerId}/${titleKey(title)}/${country}/${words(place).join(" ")}`;
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
