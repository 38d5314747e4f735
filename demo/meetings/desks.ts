import type { meetingHosts } from "#db/schema/meeting-hosts.ts";
import type { meetingServices } from "#db/schema/meetings.ts";

type DemoHost = Omit<typeof meetingHosts.$inferInsert, "universityId" | "isDemo"> & {
  /** Working hours on every one of these weekdays; 1 is Monday. */
  weekdays: readonly number[];
  hours: readonly [from: number, until: number];
};
type DemoService = Omit<typeof meetingServices.$inferInsert, "universityId">;
/** A careers service, or our own team where no university is named. */
type DemoDesk = {
  university?: string;
  hosts: readonly DemoHost[];
  services: readonly DemoService[];
};

const everyDay = [1, 2, 3, 4, 5] as const;
const nineToFive = [9 * 60, 17 * 60] as const;

/** Fictional advisers and what can be booked with them. */
export const demoDesks: readonly DemoDesk[] = [
  {
    university: "northgate",
    hosts: [
      {
        name: "Ruth Okaforde",
        email: "admin@northgate.example",
        userId: "demo-admin-at-northgate.example",
        about: "Careers adviser. English, Igbo",
        zone: "Europe/London",
        holidays: "gb-eng",
        videoUrl: "https://video.example/rooms/ruth",
        place: "Careers service, Parkinson Court, Leeds",
        weekdays: everyDay,
        hours: nineToFive,
      },
      {
        name: "Gethin Prysdale",
        email: "gethin@northgate.example",
        about: "International student adviser. English, Welsh",
        zone: "Europe/London",
        holidays: "gb-eng",
        videoUrl: "https://video.example/rooms/gethin",
        place: "Careers service, Parkinson Court, Leeds",
        weekdays: [1, 2, 4],
        hours: [10 * 60, 16 * 60],
      },
    ],
    services: [
      {
        slug: "northgate-cv-review",
        title: "CV review",
        summary: "Line by line, with what to change first.",
        minutes: 30,
        bufferAfter: 0,
        modes: ["video", "in-person"],
        questions: ["Which job is the CV for?"],
        takesCv: true,
        position: 1,
      },
      {
        slug: "northgate-work-and-visa",
        title: "Work and visa question",
        summary: "What your visa allows, and who can advise you.",
        minutes: 30,
        modes: ["video", "phone"],
        questions: ["What would you like to know?"],
        position: 2,
      },
      {
        slug: "northgate-practice-interview",
        title: "Practice interview",
        summary: "With written notes afterwards.",
        minutes: 60,
        bufferAfter: 15,
        dailyLimit: 4,
        modes: ["video", "in-person"],
        questions: ["Paste the advert, or say which job it is."],
        position: 3,
      },
    ],
  },
  {
    university: "harbour",
    hosts: [
      {
        name: "Declan Moriartaigh",
        email: "admin@harbour.example",
        userId: "demo-admin-at-harbour.example",
        about: "Careers adviser. English, Irish",
        zone: "Europe/Dublin",
        holidays: "ie",
        videoUrl: "https://video.example/rooms/declan",
        place: "Careers office, Harbour College, Dublin",
        weekdays: everyDay,
        hours: [9 * 60 + 30, 16 * 60 + 30],
      },
    ],
    services: [
      {
        slug: "harbour-careers-chat",
        title: "Careers chat",
        summary: "Where to begin, and what comes next.",
        minutes: 30,
        modes: ["video", "in-person"],
        position: 1,
      },
    ],
  },
  {
    hosts: [
      {
        name: "Sunil Deshmane",
        email: "staff@waymark.example",
        userId: "demo-staff-at-waymark.example",
        about: "Universities. English, Hindi, Marathi",
        zone: "Europe/London",
        holidays: "gb-eng",
        videoUrl: "https://video.example/rooms/sunil",
        weekdays: everyDay,
        hours: nineToFive,
      },
      {
        name: "Maeve Corrigall",
        email: "maeve@waymark.example",
        about: "Employers. English",
        zone: "Europe/London",
        holidays: "gb-eng",
        videoUrl: "https://video.example/rooms/maeve",
        weekdays: [2, 3, 4, 5],
        hours: [9 * 60, 15 * 60],
      },
    ],
    services: [
      {
        slug: "see-waymark",
        title: "See Waymark",
        summary: "The product on your own questions, for universities.",
        minutes: 30,
        noticeHours: 12,
        modes: ["video", "phone"],
        questions: ["What should we show you?"],
        position: 1,
      },
      {
        slug: "hire-graduates",
        title: "Hire international graduates",
        summary: "What a licence takes, and how to post a job.",
        minutes: 30,
        noticeHours: 12,
        modes: ["video", "phone"],
        questions: ["Which roles are you thinking of?"],
        position: 2,
      },
    ],
  },
];
