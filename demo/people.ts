/** Fictional people, made the same way every time: names drawn by counting, not by chance. */
const firstNames = [
  "Aarav",
  "Bilqis",
  "Caoimhe",
  "Dmitro",
  "Esperanza",
  "Farzana",
  "Goran",
  "Huong",
  "Ifeoma",
  "Jiho",
  "Kavya",
  "Lorenzo",
  "Meiling",
  "Nadeem",
  "Oyinda",
  "Parisa",
  "Quan",
  "Rashida",
  "Sanjana",
  "Tariq",
  "Uzma",
  "Vikrant",
  "Wanjiru",
  "Xiulan",
  "Yusra",
  "Zainab",
];
const lastNames = [
  "Adeyomi",
  "Bhattarwal",
  "Castellino",
  "Dangolwe",
  "Eskandri",
  "Fernandero",
  "Ghimirel",
  "Hosseinat",
  "Iwuchuku",
  "Jayawarden",
  "Karimoff",
  "Limbuwan",
  "Mwangara",
  "Nakagawara",
  "Okonjiwe",
  "Pradhanil",
  "Qureshani",
  "Rahmanova",
  "Silvestrin",
  "Tranhieu",
  "Udayagiri",
  "Vasconcela",
  "Wickramar",
  "Yilmazer",
  "Zhangwei",
];

const courses = [
  { course: "MSc Data Science", courseLevel: "masters" },
  { course: "MSc International Business", courseLevel: "masters" },
  { course: "MEng Civil Engineering", courseLevel: "masters" },
  { course: "BSc Computer Science", courseLevel: "undergraduate" },
  { course: "BA Economics", courseLevel: "undergraduate" },
  { course: "MSc Public Health", courseLevel: "masters" },
  { course: "PhD Materials Science", courseLevel: "doctorate" },
  { course: "LLM International Law", courseLevel: "masters" },
] as const;

const homes = [
  { homeCountry: "IN", timeZone: "Asia/Kolkata" },
  { homeCountry: "CN", timeZone: "Asia/Shanghai" },
  { homeCountry: "NG", timeZone: "Africa/Lagos" },
  { homeCountry: "VN", timeZone: "Asia/Ho_Chi_Minh" },
  { homeCountry: "PK", timeZone: "Asia/Karachi" },
  { homeCountry: "BR", timeZone: "America/Sao_Paulo" },
  { homeCountry: "MY", timeZone: "Asia/Kuala_Lumpur" },
  { homeCountry: "KE", timeZone: "Africa/Nairobi" },
] as const;

export type DemoPerson = ReturnType<typeof demoPerson>;

/** The nth fictional person. Co-prime steps, so that names, courses and homes mix. */
export function demoPerson(n: number) {
  const first = firstNames[(n * 7) % firstNames.length]!;
  const last = lastNames[(n * 11 + 3) % lastNames.length]!;
  return {
    name: `${first} ${last}`,
    mailbox: `${first}.${last}${n}`.toLowerCase(),
    ...courses[(n * 3) % courses.length]!,
    ...homes[(n * 5) % homes.length]!,
  };
}
