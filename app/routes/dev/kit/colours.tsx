import { Button } from "#ui/button.tsx";

const countries = [
  { id: "226", code: "UK", name: "United Kingdom", words: "Navy ink, warm paper, waymark yellow" },
  { id: "14", code: "AU", name: "Australia", words: "Eucalypt ink, sandstone, ochre" },
  { id: "39", code: "CA", name: "Canada", words: "Spruce ink, cool paper, maple red" },
  { id: "104", code: "IE", name: "Ireland", words: "Bog-oak ink, linen paper, moss" },
];

const tones = ["positive", "caution", "negative", "info", "muted", "line"];

export function KitColours() {
  return (
    <>
      <section id="colour">
        <h2>Colour and country</h2>
        <ul className="themes">
          {countries.map((country) => (
            <li key={country.id} data-country={country.id}>
              <h3>
                <span className="themes__c">{country.code}</span>
                {country.name}
              </h3>
              <div className="sw" aria-hidden="true">
                <i className="sw--ink" />
                <i className="sw--paper" />
                <i className="sw--sunken" />
                <i className="sw--mark" />
              </div>
              <p className="small muted">{country.words}</p>
              <div className="themes__l" aria-hidden="true">
                <span />
                <span />
                <span className="h" />
                <span className="a" />
              </div>
              <Button type="button" size="s">
                Save job
              </Button>
            </li>
          ))}
        </ul>
        <dl className="tokens">
          {tones.map((tone) => (
            <div key={tone}>
              <dt className={`tokens__s tokens__s--${tone}`} />
              <dd>{tone}</dd>
            </div>
          ))}
        </dl>
      </section>

      <section id="type">
        <h2>Type and space</h2>
        <div className="spec">
          <p className="spec__7">Platform 4</p>
          <p className="spec__4">Your line is £38,300</p>
          <p className="spec__2">Bricolage Grotesque, 680, scale of 1.2</p>
          <p className="spec__m">
            Atkinson Hyperlegible Next at 17 on 27. Its capital I, small l and figure 1 never look
            alike, which matters when the word is a case number: IL1 0O8. Lines hold 60 to 72
            characters. Latin Extended too: Łódź, Ōsaka, Nguyễn.
          </p>
          <p className="small muted">
            15.5 for dense screens. <span className="tiny">14.2 for notes and dates.</span>
          </p>
          <div className="beats" aria-hidden="true">
            {[1, 2, 3, 4, 5, 6, 7].map((step) => (
              <i key={step} className={`beats__${step}`} />
            ))}
          </div>
          <p className="tiny muted">
            4.5, 9, 18, 27, 36, 54, 81. Built from 9, a third of the 27 px line.
          </p>
        </div>
      </section>
    </>
  );
}
