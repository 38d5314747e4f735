import type { CvDocument } from "#rules/cv/cv-document.ts";
import { fullDocument } from "./full-document.ts";

const shown = { isHidden: false };

type Words = {
  language: string;
  name: string;
  label: string;
  city: string;
  summary: string;
  degree: string;
  area: string;
  school: string;
  job: string;
  employer: string;
  point: string;
  skill: string;
};

/** The same short CV in the scripts we print. */
const inWords: readonly Words[] = [
  {
    language: "ar",
    name: "ليلى حداد",
    label: "محللة بيانات",
    city: "ليدز",
    summary:
      "خريجة ماجستير في علوم البيانات، عملت سنتين على بيانات الأنهار. أبحث عن أول وظيفة في مجال البرمجيات.",
    degree: "ماجستير",
    area: "علوم البيانات",
    school: "جامعة ألدرمور",
    job: "مساعدة باحثة",
    employer: "جامعة ألدرمور",
    point: "نظفت قراءات 14 سنة من 212 محطة باستخدام Python.",
    skill: "البرمجة",
  },
  {
    language: "hi",
    name: "अनन्या राव",
    label: "डेटा विश्लेषक",
    city: "लीड्स",
    summary: "डेटा विज्ञान में स्नातकोत्तर, नदियों के आँकड़ों पर दो वर्ष का अनुभव। पहली नौकरी की तलाश में।",
    degree: "स्नातकोत्तर",
    area: "डेटा विज्ञान",
    school: "एल्डरमूर विश्वविद्यालय",
    job: "शोध सहायक",
    employer: "एल्डरमूर विश्वविद्यालय",
    point: "212 केंद्रों के 14 वर्षों के आँकड़े Python से साफ़ किए।",
    skill: "प्रोग्रामिंग",
  },
  {
    language: "zh-CN",
    name: "王芳",
    label: "数据分析师",
    city: "利兹",
    summary: "数据科学硕士，曾用两年时间分析河流与管道泄漏数据。希望找到第一份软件工作。",
    degree: "硕士",
    area: "数据科学",
    school: "奥尔德穆尔大学",
    job: "研究助理",
    employer: "奥尔德穆尔大学",
    point: "用 Python 整理了 212 个站点 14 年的水位读数。",
    skill: "编程",
  },
  {
    language: "el",
    name: "Ελένη Παπαδάκη",
    label: "Αναλύτρια δεδομένων",
    city: "Λιντς",
    summary: "Μεταπτυχιακό στην επιστήμη δεδομένων και δύο χρόνια δουλειάς με δεδομένα ποταμών.",
    degree: "Μεταπτυχιακό",
    area: "Επιστήμη δεδομένων",
    school: "Πανεπιστήμιο Όλντερμουρ",
    job: "Βοηθός έρευνας",
    employer: "Πανεπιστήμιο Όλντερμουρ",
    point: "Καθάρισα μετρήσεις 14 ετών από 212 σταθμούς με Python.",
    skill: "Προγραμματισμός",
  },
  {
    language: "ru",
    name: "Анна Ёлкина",
    label: "Аналитик данных",
    city: "Лидс",
    summary:
      "Магистр наук о данных, два года работы с данными о реках. Ищу первую работу в разработке.",
    degree: "Магистр",
    area: "Науки о данных",
    school: "Университет Олдермур",
    job: "Помощник исследователя",
    employer: "Университет Олдермур",
    point: "Очистила показания 212 станций за 14 лет на Python.",
    skill: "Программирование",
  },
  {
    language: "vi",
    name: "Nguyễn Bảo Châu",
    label: "Nhà phân tích dữ liệu, Łódź và İstanbul 🚲",
    city: "Leeds",
    summary: "Thạc sĩ khoa học dữ liệu, hai năm làm việc với dữ liệu sông ngòi.",
    degree: "Thạc sĩ",
    area: "Khoa học dữ liệu",
    school: "Đại học Aldermoor",
    job: "Trợ lý nghiên cứu",
    employer: "Đại học Aldermoor",
    point: "Làm sạch số liệu 14 năm của 212 trạm bằng Python.",
    skill: "Lập trình",
  },
];

export const documentsInLanguages: readonly CvDocument[] = inWords.map((words) => ({
  ...fullDocument,
  language: words.language,
  basics: {
    ...fullDocument.basics,
    name: words.name,
    label: words.label,
    summary: words.summary,
    phone: "+44 7700 900418",
    location: { address: "", postalCode: "", city: words.city, region: "", countryCode: "GB" },
  },
  rightToWork: { source: "none", words: "" },
  education: [
    {
      ...fullDocument.education[0]!,
      institution: words.school,
      area: words.area,
      studyType: words.degree,
      location: words.city,
      score: "",
      localScore: "",
      courses: [],
      highlights: [],
    },
  ],
  work: [
    {
      ...fullDocument.work[0]!,
      position: words.job,
      name: words.employer,
      location: words.city,
      summary: "",
      highlights: [words.point, words.point],
    },
  ],
  skills: [{ id: "s", ...shown, name: words.skill, level: "", keywords: ["Python", "SQL"] }],
  sections: ["summary", "education", "work", "skills"].map((section) => ({
    section: section as "summary",
    ...shown,
    title: "",
  })),
}));
