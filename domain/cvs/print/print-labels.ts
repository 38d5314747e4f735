import { type CvSection, cvSections, type Market, markets } from "#rules/cv/cv-document.ts";
import { headingOf } from "#rules/cv-check/market-headings.ts";

type BuiltIn = Exclude<CvSection, `custom:${string}`>;

/** Words of ours that stand in a CV between its owner's. */
export type PrintLabels = {
  headings: Readonly<Record<BuiltIn, string>>;
  /** Between two days: "Jan to Aug 2026". */
  until: string;
  /** Instead of the second day. */
  present: string;
  /** Between the parts of a line: ", " or its like. */
  comma: string;
  /** In which months are named: that of these words. */
  datesIn: string;
  modules: string;
  native: string;
  born: string;
  nationality: string;
  photoOf: string;
};

/** A heading for each of `cvSections`, in that order. */
function headed(...words: readonly string[]): Record<BuiltIn, string> {
  return Object.fromEntries(
    cvSections.map((section, index) => [section, words[index] ?? ""]),
  ) as Record<BuiltIn, string>;
}

type Small = Omit<PrintLabels, "headings" | "datesIn">;

const english: Small = {
  until: " to ",
  present: "present",
  comma: ", ",
  modules: "Modules",
  native: "native",
  born: "Born",
  nationality: "Nationality",
  photoOf: "Photo of",
};

const german: Small = {
  until: " – ",
  present: "heute",
  comma: ", ",
  modules: "Module",
  native: "Muttersprache",
  born: "Geboren am",
  nationality: "Staatsangehörigkeit",
  photoOf: "Foto von",
};

const others: Readonly<Record<string, Omit<PrintLabels, "datesIn">>> = {
  fr: {
    headings: headed(
      "Droit au travail",
      "Profil",
      "Formation",
      "Expérience",
      "Projets",
      "Compétences",
      "Langues",
      "Certificats",
      "Bénévolat",
      "Distinctions",
      "Publications",
      "Centres d’intérêt",
      "Références",
    ),
    until: " – ",
    present: "aujourd’hui",
    comma: ", ",
    modules: "Modules",
    native: "langue maternelle",
    born: "Date de naissance",
    nationality: "Nationalité",
    photoOf: "Photo de",
  },
  es: {
    headings: headed(
      "Permiso de trabajo",
      "Perfil",
      "Formación",
      "Experiencia",
      "Proyectos",
      "Competencias",
      "Idiomas",
      "Certificados",
      "Voluntariado",
      "Premios",
      "Publicaciones",
      "Intereses",
      "Referencias",
    ),
    until: " – ",
    present: "actualidad",
    comma: ", ",
    modules: "Asignaturas",
    native: "lengua materna",
    born: "Fecha de nacimiento",
    nationality: "Nacionalidad",
    photoOf: "Foto de",
  },
  ar: {
    headings: headed(
      "تصريح العمل",
      "نبذة",
      "التعليم",
      "الخبرة",
      "المشاريع",
      "المهارات",
      "اللغات",
      "الشهادات",
      "العمل التطوعي",
      "الجوائز",
      "المنشورات",
      "الاهتمامات",
      "المراجع",
    ),
    until: " – ",
    present: "حتى الآن",
    comma: "، ",
    modules: "المقررات",
    native: "اللغة الأم",
    born: "تاريخ الميلاد",
    nationality: "الجنسية",
    photoOf: "صورة",
  },
  hi: {
    headings: headed(
      "काम करने का अधिकार",
      "परिचय",
      "शिक्षा",
      "अनुभव",
      "परियोजनाएँ",
      "कौशल",
      "भाषाएँ",
      "प्रमाणपत्र",
      "स्वयंसेवा",
      "पुरस्कार",
      "प्रकाशन",
      "रुचियाँ",
      "संदर्भ",
    ),
    until: " – ",
    present: "अब तक",
    comma: ", ",
    modules: "विषय",
    native: "मातृभाषा",
    born: "जन्म तिथि",
    nationality: "राष्ट्रीयता",
    photoOf: "फ़ोटो:",
  },
  zh: {
    headings: headed(
      "工作许可",
      "个人简介",
      "教育背景",
      "工作经历",
      "项目经历",
      "技能",
      "语言",
      "证书",
      "志愿服务",
      "奖项",
      "发表成果",
      "兴趣",
      "推荐人",
    ),
    until: " – ",
    present: "至今",
    comma: "，",
    modules: "课程",
    native: "母语",
    born: "出生日期",
    nationality: "国籍",
    photoOf: "照片:",
  },
  el: {
    headings: headed(
      "Άδεια εργασίας",
      "Προφίλ",
      "Εκπαίδευση",
      "Εμπειρία",
      "Έργα",
      "Δεξιότητες",
      "Γλώσσες",
      "Πιστοποιητικά",
      "Εθελοντισμός",
      "Βραβεία",
      "Δημοσιεύσεις",
      "Ενδιαφέροντα",
      "Συστάσεις",
    ),
    until: " – ",
    present: "σήμερα",
    comma: ", ",
    modules: "Μαθήματα",
    native: "μητρική γλώσσα",
    born: "Ημερομηνία γέννησης",
    nationality: "Υπηκοότητα",
    photoOf: "Φωτογραφία:",
  },
  ru: {
    headings: headed(
      "Право на работу",
      "О себе",
      "Образование",
      "Опыт работы",
      "Проекты",
      "Навыки",
      "Языки",
      "Сертификаты",
      "Волонтёрство",
      "Награды",
      "Публикации",
      "Интересы",
      "Рекомендации",
    ),
    until: " – ",
    present: "настоящее время",
    comma: ", ",
    modules: "Дисциплины",
    native: "родной язык",
    born: "Дата рождения",
    nationality: "Гражданство",
    photoOf: "Фотография:",
  },
};

/**
 * In the language of the document; in the words of its market where that is English.
 * A language we have no words for gets the English ones.
 */
export function printLabels(language: string, market: Market): PrintLabels {
  const tongue = language.split("-")[0]!.toLowerCase();
  const known = others[tongue];
  if (known) return { ...known, datesIn: language };
  const headings = headed(...cvSections.map((section) => headingOf(section, market, language)));
  if (tongue === "de") return { ...german, headings, datesIn: language };
  return { ...english, headings, datesIn: tongue === "en" ? language : "en-GB" };
}

/** Our words in every language and market we have them in, for code that reads our files again. */
export const wordsEverywhere: readonly (readonly [language: string, words: PrintLabels])[] = [
  ...markets.map((market) => ["en", printLabels("en", market)] as const),
  ...["de", ...Object.keys(others)].map((tongue) => [tongue, printLabels(tongue, "gb")] as const),
];
