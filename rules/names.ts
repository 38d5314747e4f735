/** Vietnamese family names, without their marks. Those that are words elsewhere (Le, Do, Ho) are left out. */
const vietnameseFamilies = new Set(
  "bui dang duong hoang huynh ngo nguyen pham phan tran vo vu".split(" "),
);

/**
 * What people are called in a greeting: the first word of the name they gave. Vietnamese names begin
 * with the family and end with what somebody is called; they have three words or more.
 */
export function firstNameOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = "", last = ""] = [words[0], words.at(-1)];
  const isFamilyFirst = words.length >= 3 && isFamily(first) && !isFamily(last);
  return isFamilyFirst ? last : first;
}

function isFamily(word: string): boolean {
  const plain = word.toLowerCase().replaceAll("đ", "d").normalize("NFD");
  return vietnameseFamilies.has(plain.replaceAll(/\p{M}/gu, ""));
}
