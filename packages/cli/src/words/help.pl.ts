import type { HelpWords } from './help.ts';

/** The help in Polish. */
export const HELP: HelpWords = {
  about: 'Szklany szlak i Czarny Las w terminalu',
  titles: { 'Usage:': 'Użycie:', 'Arguments:': 'Argumenty:', 'Options:': 'Opcje:', 'Commands:': 'Polecenia:' },
  help: 'pokaż tę pomoc',
  shared: {
    game: 'która gra',
    players: 'ile osób gra (2)',
    seed: 'ziarno (1)',
    option: 'wariant rozłożenia gry: NAZWA albo NAZWA=a,b dla listy; można powtarzać',
    lang: languages => `język: ${languages} (język środowiska)`,
    json: 'wypisz jeden wiersz JSON i nic więcej',
    nodes: 'ile pozycji wolno obejrzeć w jednym wywołaniu (zależnie od poziomu)',
    ms: 'albo ile milisekund może ono trwać',
    threads: 'ile partii jednocześnie (jedna na każdy rdzeń)',
    resume: 'zachowuj wyniki w tym pliku i kontynuuj od tych, które już ma',
    csv: 'zapisz wiersz dla każdej partii',
  },
  play: {
    about: 'partia przy tym terminalu, dla ludzi i botów',
    game: games => `która gra: ${games} (pierwsza)`,
    seats: levels => `kto gra: human albo ${levels}, po przecinkach (human)`,
    seed: 'ziarno (nowe)',
    load: 'kontynuuj zapisaną partię',
    continue: 'kontynuuj partię opuszczoną jako ostatnią',
    save: 'zapisz tu partię, gdy się skończy albo zostanie opuszczona',
    auto: 'odpowiadaj automatycznie tam, gdzie jest tylko jedna możliwość',
    lines: 'wiersz po wierszu zamiast całego ekranu, dla czytników ekranu',
    noColor: 'bez kolorów',
    keys: 'W trakcie gry h daje podpowiedź najsilniejszego bota, u cofa, ? pokazuje całą resztę.',
  },
  rules: {
    about: 'zasady gry: wszystkie, rozdział albo jedna zasada według numeru',
    number: 'zasada, na przykład GR-2.3, albo numer rozdziału',
    game: games => `która gra: ${games} (ta, której dotyczy zasada, albo pierwsza)`,
  },
  simulate: {
    about: 'partie botów, ich wyniki i suma kontrolna zapisów',
    bots: 'jedna nazwa dla wszystkich miejsc albo po jednej dla każdego (random)',
    games: 'ile partii (100)',
    seed: 'partia i ma ziarno TEKST.i (1)',
    threads: 'ile partii jednocześnie (1)',
    records: 'zapisz każdą partię w tym folderze',
  },
  arena: {
    about: 'porównanie botów: te same rozdania na wszystkich miejscach',
    bots: 'poziomy, które grają przeciw sobie; przy więcej niż dwóch graczach pierwszy siedzi sam przeciw pozostałym',
    deals: 'ile rozdań (200)',
    seed: 'rozdanie i ma ziarno TEKST.i (1)',
  },
  solo: {
    about: 'ile bot osiąga sam',
    bot: 'który poziom',
    seeds: 'plik z jednym ziarnem w wierszu albo ile z ustalonych (300)',
  },
  engine: { about: 'wiersze JSON na wejściu, po jednym na wyjściu: zobacz docs/engine-protocol.md' },
  cards: {
    about: 'wszystkie karty i żetony gry, po jednym wierszu',
    stats: 'policz wiersze każdej tabeli i te, których działanie napisano osobno',
    write: 'zapisz cards.GAME.LANG.txt dla każdej gry i języka w tym folderze',
  },
  replay: {
    about: 'sprawdza zapis i pokazuje jego pozycję albo sprawdza wszystkie zapisy w folderze',
    file: 'zapis albo folder zapisów',
    at: 'pozycja po tylu wierszach (po wszystkich)',
  },
  perft: {
    about: 'ile jest ciągów decyzji do danej głębokości',
    depth: 'ile decyzji w głąb',
    divide: 'także dla każdej pierwszej decyzji',
  },
  fuzz: {
    about: 'losowe partie, aż pojawi się błąd; znalezisko trafia do fuzz-SEED.game',
    seconds: 'jak długo (10)',
    players: 'ile osób gra (dowolnie)',
  },
  bench: {
    about: 'jak szybkie są zasady, w jednym wątku: mediana z dwudziestu przebiegów',
    game: 'która gra (po kolei każda)',
    seconds: 'jak długo mierzyć każdą wartość (4)',
  },
};
