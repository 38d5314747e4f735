/**
 * Names that everybody knows and that nobody on the register has, alone or in a longer name of theirs: read in the copy of
 * 10 July 2026 on 18 November 2026. One that comes onto the register under this very name is found by it; under a
 * longer one it is shown among the nearest names until its row here is taken out.
 */
export const UNLISTED_NAMES = [
  ...["Airtable", "Barnardo's", "British Army", "Canal and River Trust", "Children in Need"],
  ...["Comic Relief", "Crown Prosecution Service", "Driver and Vehicle Licensing Agency"],
  ...["English Heritage", "Foreign Office", "Halfords", "Home Office", "Landmark Trust"],
  ...["Legal Aid Agency", "NASA", "National Geographic", "National Portrait Gallery"],
  ...["National Trust", "Poundland", "Prince's Trust", "Private Eye", "RNLI", "Royal Navy"],
  ...["RSPCA", "Samaritans", "Soil Association", "Southern Rail", "Substack", "Timpson"],
  ...["Twitch", "Waitrose", "Wetherspoon", "Wetherspoons", "Women's Institute", "Woodland Trust"],
] as const;
