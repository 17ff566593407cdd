// Builds the web client and serves it: `npm start`. Files are compressed once and kept in memory; whatever is no file is
// a page of the client. `--built` serves what was built before, `--built=FOLDER` what lies there.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const root = fileURLToPath(new URL('../packages/web', import.meta.url));
const built = process.argv.find(one => /^--built(=|$)/.test(one));
const dist = built?.split('=')[1] ?? join(root, 'dist');
const port = Number(process.env.PORT ?? 5173);

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};
const COMPRESSED = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest']);

function filesIn(folder) {
  return readdirSync(folder).flatMap(name => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });
}

function load(path) {
  const body = readFileSync(path);
  const kind = extname(path);
  const packed = COMPRESSED.has(kind);
  return {
    type: TYPES[kind] ?? 'application/octet-stream',
    // names of assets carry a hash of their content
    cache: path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    body,
    br: packed ? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }) : undefined,
    gzip: packed ? gzipSync(body) : undefined,
  };
}

if (built === undefined || !existsSync(dist)) {
  const { build } = await import('vite');
  console.log('building the client ...');
  await build({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
}
const files = new Map(filesIn(dist).map(path => [`/${relative(dist, path).replaceAll('\\', '/')}`, load(path)]));
const page = files.get('/index.html');

/** The path that is asked for; nothing if the address is none, as `//`. */
function pathOf(address) {
  try {
    return new URL(address, 'http://localhost').pathname;
  } catch {
    return undefined;
  }
}

const server = createServer((request, response) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const pathname = pathOf(request.url ?? '/');
  if (pathname === undefined) {
    response.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8' }).end('This is no address.\n');
    return;
  }
  const file = files.get(pathname) ?? (extname(pathname) === '' ? (files.get(`${pathname}.html`) ?? page) : undefined);
  if (!file) {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('There is no such file.\n');
    return;
  }
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = ['br', 'gzip'].find(one => accepted.includes(one) && file[one]);
  const body = encoding ? file[encoding] : file.body;
  response.writeHead(200, {
    'Content-Type': file.type,
    'Content-Length': body.length,
    'Cache-Control': file.cache,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Content-Security-Policy': "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:",
    Vary: 'Accept-Encoding',
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
});

server.on('error', error => {
  console.error(
    error.code === 'EADDRINUSE' ? `port ${port} is taken: set another one, as in PORT=5174 npm start` : error.message,
  );
  process.exit(1);
});
server.listen(port, () => console.log(`Waldglas: http://localhost:${server.address().port}`));
