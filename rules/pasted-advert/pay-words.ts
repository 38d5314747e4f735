/** A part of a head that names pay: "£42k", "45,000", "competitive". */
export const PAY =
  /[£€$]|\d{4}|\bper\b|competitive|^\d{2,3}(?:\.\d)?k\b|^\d{2,3}k? ?[-–] ?\d{2,3}k\b|^\d{2,3}[.,]\d{3}\b|\d\s?(?:gbp|pounds)\b/i;
