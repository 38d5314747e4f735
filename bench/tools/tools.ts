import type { FunctionComponent, ReactElement, ReactNode } from "react";

/** The part that we use of each package of bench/tools/package.json. */
export type Tools = {
  "@react-pdf/renderer": {
    Document: PdfPart<{ title: string; language: string }>;
    Page: PdfPart<{ size: "A4" }>;
    View: PdfPart<{ wrap?: boolean }>;
    Text: PdfPart;
    Link: PdfPart<{ src: string }>;
    Font: { register: (family: { family: string; fonts: PdfFont[] }) => void };
    StyleSheet: { create: <Name extends string>(styles: Record<Name, Style>) => typeof styles };
    renderToBuffer: (document: ReactElement) => Promise<Uint8Array>;
  };
  autocannon: { default: (options: Options) => Promise<Rates> };
  lighthouse: { default: (url: string, flags: LighthouseFlags) => Promise<Lighthouse | undefined> };
};

type Style = Record<string, string | number>;
type PdfPart<Own = unknown> = FunctionComponent<Own & { style?: Style; children?: ReactNode }>;
type PdfFont = { src: string; fontWeight: number };

type Options = {
  url: string;
  connections: number;
  duration: number;
  headers?: Record<string, string>;
};
type Rates = { requests: { average: number }; non2xx: number; errors: number };

type LighthouseFlags = { port: number; onlyCategories: string[]; skipAudits: string[] | null };
type Lighthouse = { lhr: { categories: Record<string, { score: number | null }> } };
