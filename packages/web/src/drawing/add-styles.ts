/** Adds styles of parts that few people open; they come behind those of `styles/index.css`, and with the code that needs them. */
export function addStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

/** The rule of `styles/index.css` before which the styles of games go, and the sheet it stands in. */
const ROOM = '#games-here';

/**
 * Adds the styles of a game where `styles/index.css` leaves room for them: what every table shares comes behind and wins
 * over an equal one. So a page loads the styles of the game it shows, and of no other.
 */
export function addGameStyles(css: string): void {
  const own = new CSSStyleSheet();
  own.replaceSync(css);
  for (const sheet of document.styleSheets) {
    const room = [...sheet.cssRules].findIndex(rule => rule instanceof CSSStyleRule && rule.selectorText === ROOM);
    if (room < 0) continue;
    for (const [i, rule] of [...own.cssRules].entries()) sheet.insertRule(rule.cssText, room + i);
    return;
  }
  throw new Error('no styles leave room for those of a game');
}
