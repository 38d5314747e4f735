/** Post towns of Greater London: who works in one of them works in London. */
const IN_LONDON: ReadonlySet<string> = new Set(
  "barking,barnet,beckenham,belvedere,bexley,bexleyheath,brentford,bromley,carshalton,chessington,chislehurst,coulsdon,croydon,dagenham,edgware,enfield,erith,feltham,greenford,harrow,hayes,hornchurch,hounslow,ilford,isleworth,kenley,kingston,kingston upon thames,mitcham,morden,new malden,northolt,northwood,orpington,pinner,purley,rainham,romford,ruislip,sidcup,south croydon,southall,stanmore,surbiton,sutton,teddington,thornton heath,twickenham,upminster,uxbridge,wallington,welling,wembley,west drayton,west wickham,woodford green,worcester park".split(
    ",",
  ),
);

const NEAR = /^(?:nr|near) /;

/**
 * Whether two towns, as `townKey` writes them, may be one place: "London" and "Croydon",
 * "Windsor" and "Nr Windsor". The one then says nothing against the other.
 */
export function mayBeOnePlace(one: string, other: string): boolean {
  const [a, b] = [one.replace(NEAR, ""), other.replace(NEAR, "")];
  return a === b || (a === "london" && IN_LONDON.has(b)) || (b === "london" && IN_LONDON.has(a));
}
