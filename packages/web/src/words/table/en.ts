import { listed } from '../listed.ts';
import type { TableWords } from './words.ts';

const pointsOf = (points: string) => `${points} ${/^−?[1½]$/.test(points) ? 'point' : 'points'}`;

/** What is said at the table, in English. */
export const TABLE_EN: TableWords = {
  giveUp: {
    yes: 'Give up',
    no: 'Stay',
  },
  menu: {
    open: 'Table menu',
    save: ['Save a copy', 'as a file, to open anywhere'],
    replay: ['Replay so far', 'step by step, from the beginning'],
    fresh: ['New game', 'this one waits under Continue'],
    settings: ['Settings', 'language, speed, keys, theme'],
    rules: ['Rules', 'also by the number at each question'],
    leave: ['Leave the table', 'come back at any time'],
  },
  closing: {
    pages: 'Stop at the end of a period to see what it brought',
    gained: points => `You gained ${points}`,
    lost: points => `You lost ${points}`,
    same: 'You have as many points as before',
    leads: (who, points) => `${listed('en', who)} ${who.length === 1 ? 'leads' : 'lead'} with ${pointsOf(points)}.`,
    youLead: points => `You lead with ${pointsOf(points)}.`,
    built: 'Built',
    nothingBuilt: 'nothing',
    produced: 'What the wheels gave',
    points: 'Points before and after',
    fromTo: (before, after) => `${before}, then ${after}`,
    again: 'Watch it again',
  },
  fence: { short: why => `No undo: ${why}`, whole: why => `What came before cannot be taken back: ${why}` },
  singleKeys: 'Single letters, digits and signs work as shortcuts at the table',
  botSpeed: { label: 'Computer players', atOnce: 'At once' },
  you: 'you',
  planner: 'Planner: show the three best places for the coming turn',
  done: {
    build: name => `building ${name}`,
    convert: name => `using ${name}`,
    play: name => `playing ${name}`,
    pick: name => `choosing ${name}`,
    move: name => `moving to ${name}`,
    visit: name => `visiting ${name}`,
    job: name => `job: ${name}`,
    cell: cell => `space ${cell}`,
    remove: cell => `removing ${cell}`,
  },
  chosenCards: n => `choosing ${n} cards`,
  against: who => `Against ${listed('en', who)}`,
  skip: 'Skip',
  playNow: 'Play now',
};
