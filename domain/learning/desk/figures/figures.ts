const words: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ eleven: 11, twelve: 12, fifteen: 15, eighteen: 18, twenty: 20, thirty: 30 },
};

/** The numbers a text says, in figures or in words: "£33,400", "eighteen months", "31st". */
export function numbersIn(text: string): number[] {
  const found = text.toLowerCase().match(/\d[\d,]*(?:\.\d+)?|[a-z]+/g) ?? [];
  return found.flatMap((token) => {
    const spoken = words[token];
    if (spoken !== undefined) return [spoken];
    return /^\d/.test(token) ? [Number(token.replaceAll(",", ""))] : [];
  });
}

/** Whether what a lesson says is what the fact says: each of its numbers is one of the fact's. */
export function agrees(says: string, value: string): boolean {
  const [said, known] = [numbersIn(says), numbersIn(value)];
  return said.length > 0 && said.every((number) => known.includes(number));
}
