/** The demo's two students who keep CVs. */
export const ANANYA = "demo-student-at-waymark.example";
export const TOMASZ = "demo-premium-at-waymark.example";
