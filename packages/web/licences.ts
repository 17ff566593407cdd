import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** A package of others, parts of which are in the built client. */
interface Shipped {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
}

/** The folder of the package of others that a file belongs to. */
export function packageFolder(file: string): string | undefined {
  const [path = ''] = file.split('?');
  const at = path.lastIndexOf('node_modules/');
  if (at < 0) return undefined;
  const [scope = '', name = ''] = path.slice(at + 'node_modules/'.length).split('/');
  return path.slice(0, at) + join('node_modules', scope.startsWith('@') ? join(scope, name) : scope);
}

function shippedFrom(folder: string): Shipped {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find(one => /^(licen[cs]e|copying)/i.test(one));
  if (file === undefined) throw new Error(`${name} is shipped without its licence`);
  return { name, version, licence: String(license), text: readFileSync(join(folder, file), 'utf8').trim() };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** The page as it is built: plain, so that it can be read without the client. */
export function licencesPage(own: string, shipped: readonly Shipped[]): string {
  const parts = shipped.map(
    ({ name, version, licence, text }) =>
      `<h2>${escaped(`${name} ${version}`)}</h2>\n<p>${escaped(licence)}</p>\n<pre>${escaped(text)}</pre>\n`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Licences · Waldglas</title>
<style>body{font:1rem/1.5 system-ui,sans-serif;max-width:45rem;margin:2rem auto;padding:0 1rem}pre{white-space:pre-wrap}</style>
</head>
<body>
<main>
<p><a href="/">Waldglas</a></p>
<h1>Licences</h1>
<p>Waldglas is free software. It comes with the work of others, whose licences follow its own.</p>
<pre>${escaped(own.trim())}</pre>
${parts.join('')}</main>
</body>
</html>
`;
}

/** The files of others in a bundle: code, and what it refers to, as fonts. */
function filesOf(bundle: Rolldown.OutputBundle): string[] {
  return Object.values(bundle).flatMap(one => (one.type === 'chunk' ? one.moduleIds : one.originalFileNames));
}

/** Writes `licences.html`: what is shipped, found in what was built. */
export function licences(): Plugin {
  let root = '';
  return {
    name: 'licences',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_, bundle) {
      const folders = new Set<string>();
      for (const file of filesOf(bundle)) {
        const folder = packageFolder(join(existsSync(file) ? '' : root, file));
        if (folder !== undefined) folders.add(folder);
      }
      const own = readFileSync(join(dirname(dirname(root)), 'LICENSE'), 'utf8');
      const shipped = [...folders].map(shippedFrom).sort((a, b) => (a.name < b.name ? -1 : 1));
      this.emitFile({ type: 'asset', fileName: 'licences.html', source: licencesPage(own, shipped) });
    },
  };
}
