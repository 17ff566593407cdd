import type { BlackForestLessons } from './lessons.ts';

/** The lessons of Black Forest in English. */
export const EN: BlackForestLessons = {
  move: {
    title: 'Move, then act',
    moves: ['In every turn you move first. Inside a village that is free: go between the Brickmaker and the Cook.'],
    done: 'You stand between two tradespeople. You may visit {pawn one or both}, in either order.',
  },
  neighbours: {
    title: 'Visit a neighbor',
    moves: ['The Brickmaker turns {charcoal 1 charcoal} into {brick 4 bricks}. Visit him.'],
    done: 'The cost comes first, then the reward. Bricks have a track of their own; all other goods walk on your two wheels.',
  },
  wheel: {
    title: 'The wheel turns by itself',
    moves: [
      'Only {porridge porridge} stands on zero and holds the cooking wheel. The Cook gives 1 for each of your fields: visit her.',
    ],
    done: 'One of each good was cooked, and {provisions both provision markers} and the {commodity commodity} went up. Now one marker stands on 3: a full marker holds the wheel as well.',
  },
  travel: {
    title: 'Travel to another village',
    moves: [
      'Each path costs {provisions 1 provision}, and whoever stands in that village gets 1 basic good of your choice. Go to the Builder and give Bruno {brick 1 brick}.',
    ],
    done: 'Two paths and a good: crowded villages are dear. Every space shows what it would cost before you press it.',
  },
  build: {
    title: 'Build',
    moves: [
      'Buildings bring most of your points. The Builder lets you build one of those on the boards: visit him.',
      'What you can pay has a green edge. Take the Clay Pit for {wood 1 wood} and {water 3 water}.',
      'A small building needs one empty space: put it next to the stable, on d1. Letters are columns from the left, numbers are rows from the top.',
    ],
    done: 'It is worth 1 point, and it works for you: press it whenever you like, and it turns {water 2 water} into {brick 3 bricks}.',
  },
  swap: {
    title: 'Bring somebody here',
    moves: [
      'For {commodity 1 commodity} the Traveling Merchant changes places with anybody. Call the Cook to your village.',
      'Now go to her: it is only a step.',
    ],
    done: 'You saved the whole way. One swap in a turn, and before you move.',
  },
  job: {
    title: 'Do a job',
    moves: ['Instead of visits you may do the job of your village. The Cook wants {meat 5 meat}.'],
    done: 'A job is dear and pays richly. Its reward comes in parts, and you say in which order.',
  },
  order: {
    title: 'The order matters',
    moves: [
      'Wheels turn between the parts. Take the {wood wood} first: {sand sand} still stands on zero.',
      'Now the {sand sand}: nothing is on zero any more, and the glass wheel turns at once.',
    ],
    done: 'A wheel that turns early makes room: a good above 7 is lost. The other parts were taken for you, too.',
  },
  hut: {
    title: 'The glass hut moves',
    moves: ['The Furnace Maker takes {brick 3 bricks} for 2 steps of your hut. At the top of its track it moves on.'],
    done: 'You have a new {small-estate small estate} with two forests, worth 2 points, and the stable under the old hut is free.',
  },
  livestock: {
    title: 'Animals need room',
    moves: ['The Cattle Farmer gives you {cattle 1 cattle}. Visit him.'],
    done: 'It lives in your stable. A stable holds 2 cattle, a forest 1 pig, a {pasture pasture} 3 of a kind, and only there each is worth a point.',
  },
  end: {
    title: 'The end mark',
    moves: [
      'Your cooking wheel has turned far. Let it turn once more: visit the Cook.',
      'A provision marker has reached the end mark. End your turn.',
    ],
    done: 'That rings in the end: everybody has one more turn, and you have the last one.',
  },
  score: {
    title: 'Count the points',
    moves: ['All turns are played. Count the points.'],
    done: '{glass Glass}, the large hand of the cooking wheel, small estates, animals on pastures and buildings count: you have won. Now play a whole game, with hints.',
  },
};
