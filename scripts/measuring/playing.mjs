// Plays games of Glass Road by clicking, as somebody would who wants to get on.

const MOST_CLICKS = 150;

/** What brings a game forward comes first, both abilities at once before one; conversions would only pass the time. */
const LIKED = [
  / use .* \+ \S+ use /,
  / \+ /,
  / build \S+$/,
  / use \d$/,
  / (pick|play) /,
  / (cell|tile|good|wheel|split|amount) /,
  / take$/,
];

function preferred(lines, turn) {
  for (const kind of LIKED) {
    const found = lines.filter(line => kind.test(line));
    if (found.length > 0) return found[(turn * 7) % found.length];
  }
  return lines.find(line => !/ (convert|remove) /.test(line)) ?? lines[0];
}

/** Waits until somebody here is asked and the page shows it, and two frames more, so that it is drawn. */
const rests = page =>
  page.evaluate(async () => {
    // a turn that ends by itself needs no click
    const ends = () => document.querySelector('.ending') !== null;
    const told = () => window.seen.pending === 0 && (window.seen.over || (window.seen.asked && !ends()));
    const quiet = () => told() && document.querySelector('[data-ready]') !== null;
    for (let frames = 0; frames < 2; frames = quiet() ? frames + 1 : 0) await new Promise(requestAnimationFrame);
  });

/** Clicks like a hand: a locator would look for what lies under the pointer, inside the page and while the clock runs. */
async function press(page, line) {
  const button = page.locator(`[data-action="${line}"]:visible`).first();
  await button.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await button.boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
}

/**
 * Plays by clicking, so often at least and until that is enough; keeps still, if asked, until the page has answered and
 * a wheel has come to rest.
 */
export async function play(page, clicks, calm, enough = () => true) {
  const cards = [];
  const verbs = {};
  let last = '';
  let n = 0;
  for (; n < clicks || (n < MOST_CLICKS && !enough()); n++) {
    await calm?.();
    await rests(page);
    const { over, lines, card } = await page.evaluate(() => ({
      over: window.seen.over,
      lines: [...document.querySelectorAll('[data-action]')]
        .filter(one => one.checkVisibility())
        .map(one => one.getAttribute('data-action')),
      card: document.querySelector('.dec .play')?.getAttribute('data-about') ?? '',
    }));
    if (over) break;
    const line = preferred(lines, n);
    await press(page, line);
    const verb = line.split(' ')[1];
    verbs[verb] = (verbs[verb] ?? 0) + 1;
    if (verb === 'pick') continue;
    const played = verb === 'play';
    if (played || (card !== last && !cards.at(-1)?.open)) cards.push({ clicks: 0, open: played });
    const now = cards.at(-1) ?? { clicks: 0 };
    now.clicks += 1;
    now.open = played;
    last = card;
  }
  return { clicks: n, cards: cards.map(one => one.clicks), verbs };
}
