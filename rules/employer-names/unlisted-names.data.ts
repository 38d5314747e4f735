/**
 * Names that everybody knows and nobody on the register bears, checked on 18 November 2026 in the
 * copy of 10 July 2026. Who is merely called something like it is not meant. One that comes onto the
 * register is found by its own name first, so a row that is out of date does no harm.
 */
export const UNLISTED_NAMES = [
  ...["Airtable", "Barnardo's", "British Army", "Caffe Nero", "Canal and River Trust"],
  ...["Children in Need", "Comic Relief", "Crisis", "Crown Prosecution Service"],
  ...["Driver and Vehicle Licensing Agency", "English Heritage", "Foreign Office", "Greggs"],
  ...["Halfords", "Home Office", "Landmark Trust", "Legal Aid Agency", "Mind", "NASA"],
  ...["National Geographic", "National Lottery", "National Portrait Gallery", "National Trust"],
  ...["Poundland", "Prince's Trust", "Private Eye", "RNLI", "Royal Navy", "RSPCA", "Samaritans"],
  ...["Sky News", "Soil Association", "Southern Rail", "Substack", "Timpson", "Twitch", "Waitrose"],
  ...["Wetherspoon", "Wetherspoons", "Women's Institute", "Woodland Trust"],
] as const;
