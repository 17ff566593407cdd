const STRING = String.raw`"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\u0000-\u001f]*)*"`;
const NUMBER = String.raw`-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?`;
const TOKEN = new RegExp(`${STRING}|${NUMBER}|true|false|null|[{}[\\],:]`, 'y');
const SPACE = /[ \t\n\r]*/y;

/** What may begin a value; `0` stands for numbers and words. */
const VALUE = '"0{[';

/** Where a text stops being JSON. Engines of JavaScript tell it each in another way, or not at all. */
export function badPlace(text: string): { readonly line: number; readonly column: number } {
  const open: string[] = [];
  /** Is the next string the name of a field? */
  let naming = false;
  let allowed = VALUE;
  let at = skipSpace(text, 0);
  for (let token = tokenAt(text, at); token !== undefined; token = tokenAt(text, at)) {
    const sign = '"{}[],:'.includes(token.charAt(0)) ? token.charAt(0) : '0';
    if (!allowed.includes(sign)) break;
    at = skipSpace(text, at + token.length);
    if (sign === '{' || sign === '[') open.push(sign);
    if (sign === '}' || sign === ']') open.pop();
    const within = open.at(-1);
    if (sign === '{') allowed = '"}';
    else if (sign === '[') allowed = `${VALUE}]`;
    else if (sign === ':') allowed = VALUE;
    else if (sign === ',') allowed = within === '{' ? '"' : VALUE;
    else if (sign === '"' && naming) allowed = ':';
    else allowed = within === undefined ? '' : within === '{' ? ',}' : ',]';
    naming = sign === '{' || (sign === ',' && within === '{');
  }
  return { line: text.slice(0, at).split('\n').length, column: at - text.lastIndexOf('\n', at - 1) };
}

function tokenAt(text: string, at: number): string | undefined {
  TOKEN.lastIndex = at;
  return TOKEN.exec(text)?.[0];
}

function skipSpace(text: string, at: number): number {
  SPACE.lastIndex = at;
  return at + (SPACE.exec(text)?.[0].length ?? 0);
}
