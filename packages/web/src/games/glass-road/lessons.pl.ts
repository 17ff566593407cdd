import type { GlassRoadLessons } from './lessons.ts';

/** The lessons of Glass Road in Polish. */
export const PL: GlassRoadLessons = {
  card: {
    title: 'Zagraj kartę',
    moves: [
      'Przez cztery etapy stawiasz budynki: wygrywa, kto na końcu ma najwięcej {seal punktów}. To, czego do tego potrzebujesz, dają karty. Każdy kładzie jedną zakrytą, potem odkrywacie je po kolei. Zagraj {water-carrier Woziwodę}.',
    ],
    done: 'Twoja karta zostaje odkryta jako pierwsza i nikt inny nie ma jej w ręce. Możesz więc użyć {card obu akcji}.',
  },
  fee: {
    title: 'Najpierw opłata wstępna',
    moves: ['Woziwoda pracuje za {food 1 żywność}. Zapłać i spójrz na koło.'],
    done: 'Chleb cofnął się o jedną liczbę. Jedni chcą dobra, inni lasu, a niektórzy niczego. Za obie akcje płacisz tylko raz.',
  },
  walk: {
    title: 'Dobra to żetony, które wędrują',
    moves: ['Masz {water 3 wody} i {wood 2 drewna}. Użyj pierwszej akcji i zobacz, jak wędrują.'],
    done: 'Teraz jest 5 i 3. Dobra mieszczą się do 7, reszta przepada. Masz tylko to, co pokazują koła.',
  },
  wheel: {
    title: 'Koło obraca się samo',
    moves: [
      'Już tylko {sand piasek} jest na zerze, a zero zatrzymuje koło. Weź go: spłonie po jednym z każdego dobra, a w zamian dostaniesz {glass jedno szkło}.',
      'To może zaboleć: spłonęła też twoja ostatnia {food żywność}, a bez niej nie wniesiesz następnej opłaty. Koła nie da się zatrzymać, więc najpierw policz. Teraz zakończ turę.',
    ],
    done: 'Bruno i Wilma też użyli swoich kart. Etap ma trzy takie rundy, to jest druga.',
  },
  followed: {
    title: 'Ktoś dołącza',
    moves: ['Zagraj {cultivator Nadzorcę}. Kto ma w ręce taką samą kartę, musi ją teraz zagrać.'],
    done: 'Bruno dołącza, więc każdy z was używa tylko {card jednej akcji}. Tak samo będzie z tobą, gdy ktoś odkryje kartę, którą masz w ręce.',
  },
  build: {
    title: 'Zbuduj coś',
    moves: [
      'Druga akcja pozwala budować. Użyj jej.',
      'Na jasne żetony cię stać. Weź {build Suszarnię drewna}: kosztuje {water 1 wodę}.',
      'Połóż ją na pustym polu swojej planszy: b2. Litery to kolumny od lewej, cyfry to rzędy od góry.',
    ],
    done: 'Jest warta {star 1 punkt} i od razu dała {wood 4 drewna}. {k-processing Zielone} żetony wymieniają dobra, {k-immediate czerwone} działają raz, {k-bonus żółte} liczą się na końcu.',
  },
  trade: {
    title: 'Wymieniaj, kiedy chcesz',
    moves: [
      'Twoja Piaskownia zamienia {water 1 wodę} na {sand 2 piasku}, w dowolnym momencie i dowolną liczbę razy. Naciśnij ją.',
    ],
    done: 'Koło stoi, bo {food żywność} jest na zerze. Dzięki wymianom to ty decydujesz, kiedy koło się obróci.',
  },
  period: {
    title: 'Koniec etapu',
    moves: ['Trzecia karta jest już użyta. Zakończ turę, a Bruno i Wilma dokończą swoje.'],
    done: 'Wszystkie karty wracają, plansza organizacyjna jest uzupełniana, {goblet kielich} idzie dalej i znowu każdy wybiera pięć z piętnastu kart. Po czterech etapach gra się kończy.',
  },
  score: {
    title: 'Policz punkty',
    moves: [
      'Ostatni etap minął, ale wymieniać jeszcze wolno. {sand 2 piasku} to {star 1 punkt}: użyj Piaskowni.',
      'Więcej nie da się zyskać. Policz punkty.',
    ],
    done: 'Punkty dają budynki, {glass szkło} i {brick cegły}, a każdy {sand piasek} pół punktu: wygrywasz. Teraz zagraj całą partię, z prostymi żetonami i podpowiedziami.',
  },
};
