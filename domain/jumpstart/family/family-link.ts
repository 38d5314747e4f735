import type { FamilyPart } from "#rules/departure.ts";

export const familyPartNames: Record<FamilyPart, { label: string; hint: string }> = {
  flight: { label: "The flight", hint: "Its day and time, and how many days are left" },
  clocks: { label: "Both clocks", hint: "The time at home and where I am going" },
  progress: { label: "How far I am", hint: "How many steps are done, without naming them" },
  steps: {
    label: "The steps",
    hint: "Rooms, phone, bank, packing: each step’s name, and whether it is done",
  },
};

export type FamilyLink = {
  id: number;
  label: string;
  parts: readonly FamilyPart[];
  createdAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
  views: number;
  isLive: boolean;
};

export const LINK_DAYS = 180;
