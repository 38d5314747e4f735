/** Post towns and boroughs of Greater London. Some have a namesake elsewhere: Rainham, Richmond. */
const IN_LONDON: ReadonlySet<string> = new Set(
  "acton,barking,barnet,battersea,beckenham,belvedere,bexley,bexleyheath,brent,brentford,brixton,bromley,camden,canary wharf,carshalton,chelsea,chessington,chislehurst,chiswick,clapham,coulsdon,croydon,dagenham,ealing,edgware,enfield,erith,feltham,finchley,fulham,greenford,greenwich,hackney,hammersmith,hampstead,haringey,harrow,havering,hayes,hillingdon,hornchurch,hounslow,ilford,isleworth,islington,kenley,kensington,kingston,kingston upon thames,lambeth,lewisham,merton,mitcham,morden,new malden,newham,northolt,northwood,orpington,paddington,peckham,pinner,purley,putney,rainham,redbridge,richmond,richmond upon thames,romford,ruislip,shoreditch,sidcup,south croydon,southall,southwark,stanmore,stratford,surbiton,sutton,teddington,thornton heath,tooting,tottenham,tower hamlets,twickenham,upminster,uxbridge,wallington,waltham forest,walthamstow,wandsworth,welling,wembley,west drayton,west wickham,westminster,wimbledon,wood green,woodford green,woolwich,worcester park".split(
    ",",
  ),
);

const NEAR = /^(?:nr|near) /;

/**
 * Whether two towns, as `townKey` writes them, may be one place: "London" and "Croydon",
 * "Windsor" and "Nr Windsor". The one then says nothing against the other.
 */
export function mayBeOnePlace(one: string, other: string): boolean {
  const [a, b] = [plain(one), plain(other)];
  return a === b || (a === "london" && IN_LONDON.has(b)) || (b === "london" && IN_LONDON.has(a));
}

function plain(town: string): string {
  return town.replace(NEAR, "").replace(/^greater london$/, "london");
}
