import type { Lang } from '@waldglas/text';
import { breakable } from '../../boards/hyphens.ts';
import type { WebWords } from '../../words/words.ts';

/** Where words may be broken that only buildings of Black Forest are called by. */
export const HYPHENS: Readonly<Record<Lang, string>> = {
  en: `
    Breed-ing Con-struc-tion For-est-side Gath-er-er's Hotzen-wald Irri-ga-tion
    Lake-side Reser-voir Resi-dence Schau-ins-land Slaugh-ter-house Smoke-house Tene-ment
    Wilder-ness`.trim(),
  de: `
    Be-wäs-serungs-anlage Ein-sie-delei Glas-wald-see Huf-schmie-de Jagd-schloss Ochsen-stall Rodungs-haus
    Schank-stube Schweine-hof Buch-eckern-sammler Forellen-zucht Fut-ter-trog Getreide-mühle
    Glas-blä-serei Groß-bauern-hof Hirten-hütte Hotzen-wald-haus Kohlen-hand-lung
    Lager-schup-pen Land-arbei-ter-haus Mörtel-mische-rei Schatten-mühle Schau-ins-land-haus
    Schin-ken-keller Schlacht-haus Schloss-hotel Schnaps-bren-nerei Schrank-male-rei Tage-löh-ner-platz
    Uhr-macherei Vor-rats-stol-len Wild-nis-hütte Zucht-sta-tion`.trim(),
  pl: `
    Bed-nar-nia Hotzen-waldu Zwie-rzy-niec kar-czo-wis-ku Gorzel-nia Gospo-dar-stwo Potażar-nia Rybaczów-ka
    Schau-ins-landu gospo-dar-stwo nawad-nia-jące zegar-mi-strza`.trim(),
};

/** The name of a building, that may be broken where its language allows it. */
export const breakableName = (name: string, words: Pick<WebWords, 'hyphens' | 'lang'>): string =>
  breakable(breakable(name, words), { hyphens: HYPHENS[words.lang] });
