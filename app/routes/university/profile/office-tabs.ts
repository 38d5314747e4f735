/** The tabs of a careers service's settings, by the last part of their address. */
export const officeTabs = ["team", "branding", "campuses", "domains"] as const;
export type OfficeTab = (typeof officeTabs)[number];
