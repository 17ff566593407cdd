// Runs a TypeScript program: bundles its sources, which takes a tenth of a second, and imports the bundle. So there is
// never a stale build, and no loader stands in the way of the rules' speed. Workers (`*-worker.ts` beside the program)
// are bundled with it. Bundles are kept by content: several runs at once do not meet.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const [, , program, ...rest] = process.argv;
if (!program) {
  console.error('usage: node scripts/run.mjs PROGRAM.ts [ARGUMENTS]');
  process.exit(2);
}
const entry = resolve(program);
const workers = readdirSync(dirname(entry)).filter(name => name.endsWith('-worker.ts'));
const cache = fileURLToPath(new URL('../node_modules/.cache/waldglas', import.meta.url));

/** `import text from './file.md?raw'`: the text of a file, as other bundlers understand it too. */
const raw = {
  name: 'raw',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\?raw$/ }, ({ path, resolveDir }) => ({
      path: resolve(resolveDir, path.slice(0, -'?raw'.length)),
      namespace: 'raw',
    }));
    onLoad({ filter: /.*/, namespace: 'raw' }, ({ path }) => ({ contents: readFileSync(path), loader: 'text' }));
  },
};

const { outputFiles } = await build({
  entryPoints: [entry, ...workers.map(name => join(dirname(entry), name))],
  outdir: cache,
  bundle: true,
  splitting: true,
  write: false,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  external: ['commander', 'picocolors'],
  plugins: [raw],
  logLevel: 'error',
});

const hash = createHash('sha256');
for (const { path, contents } of outputFiles) hash.update(basename(path)).update(contents);
const folder = join(cache, hash.digest('hex').slice(0, 16));
if (!existsSync(folder)) {
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  writeFileSync(join(draft, 'package.json'), '{"type":"module"}');
  for (const { path, contents } of outputFiles) writeFileSync(join(draft, basename(path)), contents);
  try {
    renameSync(draft, folder);
  } catch {
    rmSync(draft, { recursive: true, force: true }); // another run was quicker
  }
}
process.argv = [process.argv[0], program, ...rest];
await import(pathToFileURL(join(folder, basename(entry).replace(/\.ts$/, '.js'))).href);
