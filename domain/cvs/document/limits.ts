/** What one line of a form holds, in letters; and one paragraph. */
export const SHORT = 500;
export const LONG = 20_000;
export const MAX_ADDRESS_LENGTH = 2000;
export const MAX_ENTRIES = 60;
export const MAX_LINES = 60;
/** Of the whole document as JSON. A CV of ten pages has a tenth of it. */
export const MAX_DOCUMENT_LENGTH = 300_000;
