import type { GlassRoadLessons } from './lessons.ts';

/** The lessons of Glass Road in English. */
export const EN: GlassRoadLessons = {
  card: {
    title: 'Play a card',
    moves: [
      'In four periods you put up buildings: whoever has the most {seal points} in the end wins. Cards bring what you need for that. Everybody lays one face down, then they are turned over. Play your {water-carrier Water Carrier}.',
    ],
    done: 'Yours is shown first, and nobody else holds it. So {card both abilities} are yours.',
  },
  fee: {
    title: 'First comes the fee',
    moves: ['The Water Carrier works for {food 1 food}. Pay it, and look at the wheel.'],
    done: 'The loaf went down one number. Some people want a good, some a forest, some nothing. You pay once for both abilities.',
  },
  walk: {
    title: 'Goods are tokens that walk',
    moves: ['You have {water 3 water} and {wood 2 wood}. Take the first ability and watch them walk.'],
    done: 'Now 5 and 3. A good goes up to 7; what is more is lost. The wheels are all you own.',
  },
  wheel: {
    title: 'The wheel turns by itself',
    moves: [
      'Only {sand sand} still stands on zero, and a zero holds the wheel. Take one: one of each good burns, and you get {glass one glass}.',
      'That can hurt: your last {food food} burned as well, and the next fee needs it. Nobody can stop a wheel, so count before you take. Now end your turn.',
    ],
    done: 'Bruno and Wilma have used their cards, too. A period has three such rounds; this is the second.',
  },
  followed: {
    title: 'Somebody follows',
    moves: ['Play the {cultivator Cultivator}. Whoever has the same card in hand has to play it now, too.'],
    done: 'Bruno follows, so each of you gets {card one ability} instead of two. The same happens to you when others show a card you hold.',
  },
  build: {
    title: 'Build something',
    moves: [
      'The second ability builds. Take it.',
      'Bright tiles can be paid for. Take the {build Lumber Storage}: it costs {water 1 water}.',
      'Put it on the empty space of your land: b2. Letters are columns from the left, numbers are rows from the top.',
    ],
    done: 'It is worth {star 1 point} and gave {wood 4 wood} at once. {k-processing Green} tiles convert goods, {k-immediate red} ones work once, {k-bonus yellow} ones count at the end.',
  },
  trade: {
    title: 'Convert whenever you like',
    moves: ['Your Sand Pit makes {sand 2 sand} from {water 1 water}, at any time and as often as you like. Press it.'],
    done: 'The wheel stays, for {food food} stands on zero. Conversions let you choose when a wheel turns.',
  },
  period: {
    title: 'The end of a period',
    moves: ['Your third card is used. End your turn; Bruno and Wilma finish theirs.'],
    done: 'All cards come back, the market is filled up, the {goblet goblet} goes on, and everybody chooses five of fifteen cards anew. Four periods make a game.',
  },
  score: {
    title: 'Count the points',
    moves: [
      'The last period is over, but you may still convert. {sand 2 sand} are worth {star 1 point}: use the Sand Pit.',
      'Nothing else would help. Count the points.',
    ],
    done: 'Buildings, {glass glass} and {brick brick} give points, each {sand sand} a half: you have won. Now play a whole game, with easy tiles and hints.',
  },
};
