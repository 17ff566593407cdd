import type { BlackForestLessons } from './lessons.ts';

/** The lessons of Black Forest in Polish. */
export const PL: BlackForestLessons = {
  move: {
    title: 'Najpierw ruch, potem akcja',
    moves: [
      'W każdej turze najpierw się ruszasz. W obrębie wioski nic to nie kosztuje: stań między Strycharzem a Kucharką.',
    ],
    done: 'Stoisz między dwojgiem rzemieślników. Możesz odwiedzić {pawn jedno lub oboje}, w dowolnej kolejności.',
  },
  neighbours: {
    title: 'Odwiedź sąsiada',
    moves: ['Strycharz zamienia {charcoal 1 węgiel} w {brick 4 cegły}. Odwiedź go.'],
    done: 'Najpierw płacisz, potem dostajesz nagrodę. Cegły mają własny tor, a pozostałe dobra wędrują po twoich dwóch kołach.',
  },
  wheel: {
    title: 'Koło obraca się samo',
    moves: [
      'Tylko {porridge owsianka} jest na zerze i zatrzymuje koło kuchenne. Kucharka daje 1 za każde pole: odwiedź ją.',
    ],
    done: 'Po jednym z każdego dobra poszło do garnka, a {provisions oba znaczniki prowiantu} i {commodity towar} wzrosły. Teraz jeden znacznik stoi na 3: pełny też zatrzymuje koło.',
  },
  travel: {
    title: 'Podróż do innej wioski',
    moves: [
      'Każda ścieżka kosztuje {provisions 1 prowiant}, a kto stoi w tej wiosce, dostaje 1 dobro podstawowe, które wybierzesz. Idź do Budowniczego i daj Brunowi {brick 1 cegłę}.',
    ],
    done: 'Dwie ścieżki i jedno dobro: pełne wioski są drogie. Każde miejsce pokazuje, ile będzie kosztować, zanim je naciśniesz.',
  },
  build: {
    title: 'Buduj',
    moves: [
      'Najwięcej punktów dają budynki. U Budowniczego możesz zbudować jeden z plansz: odwiedź go.',
      'To, na co cię stać, ma zieloną ramkę. Weź Kopalnię gliny za {wood 1 drewno} i {water 3 wody}.',
      'Mały budynek potrzebuje jednego pustego miejsca: postaw go obok obory, na d1. Litery to kolumny od lewej, cyfry to rzędy od góry.',
    ],
    done: 'Jest wart 1 punkt i pracuje dla ciebie: naciśnij go, kiedy chcesz, a zamieni {water 2 wody} w {brick 3 cegły}.',
  },
  swap: {
    title: 'Sprowadź kogoś do siebie',
    moves: [
      'Za {commodity 1 towar} Wędrowny kupiec zamienia się z kimś miejscami. Sprowadź Kucharkę do swojej wioski.',
      'Teraz idź do niej: to tylko krok.',
    ],
    done: 'Cała droga zaoszczędzona. Zamiana jest jedna na turę, zawsze przed ruchem.',
  },
  job: {
    title: 'Wykonaj zlecenie',
    moves: ['Zamiast odwiedzin możesz wykonać zlecenie swojej wioski. Kucharka chce {meat 5 mięsa}.'],
    done: 'Zlecenie jest drogie, ale hojnie płaci. Nagroda przychodzi w częściach, a ty wybierasz ich kolejność.',
  },
  order: {
    title: 'Kolejność ma znaczenie',
    moves: [
      'Między częściami obracają się koła. Najpierw weź {wood drewno}: {sand piasek} jest jeszcze na zerze.',
      'Teraz {sand piasek}: nic już nie jest na zerze i koło hutnicze od razu się obraca.',
    ],
    done: 'Koło, które obróci się wcześniej, robi miejsce: dobra powyżej 7 przepadają. Pozostałe części też już są twoje.',
  },
  hut: {
    title: 'Huta się przenosi',
    moves: ['Zdun bierze {brick 3 cegły} za 2 kroki twojej huty. Na końcu toru huta przenosi się dalej.'],
    done: 'Masz nową {small-estate małą posiadłość} z dwoma lasami, wartą 2 punkty, a obora pod starą hutą jest wolna.',
  },
  livestock: {
    title: 'Zwierzęta potrzebują miejsca',
    moves: ['Hodowca bydła daje ci {cattle 1 sztukę bydła}. Odwiedź go.'],
    done: 'Mieszka w twojej oborze. Obora mieści 2 sztuki bydła, las 1 świnię, {pasture pastwisko} 3 jednego rodzaju, i tylko tam każda jest warta punkt.',
  },
  end: {
    title: 'Znak końca',
    moves: [
      'Twoje koło kuchenne obróciło się już daleko. Niech obróci się jeszcze raz: odwiedź Kucharkę.',
      'Znacznik prowiantu doszedł do znaku końca. Zakończ turę.',
    ],
    done: 'To zapowiada koniec: każdy ma jeszcze jedną turę, a ty ostatnią.',
  },
  score: {
    title: 'Policz punkty',
    moves: ['Wszystkie tury rozegrane. Policz punkty.'],
    done: 'Liczą się {glass szkło}, duża wskazówka koła kuchennego, małe posiadłości, zwierzęta na pastwiskach i budynki: wygrywasz. Teraz zagraj całą partię, z podpowiedziami.',
  },
};
