// Runs a TypeScript program: bundles its sources, which takes a tenth of a second, and imports the bundle. So there is
// never a stale build, and no loader stands in the way of the rules' speed. Workers (`*-worker.ts` beside the program)
// are bundled with it. Bundles are kept by content: several runs at once do not meet.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const [, , program, ...rest] = process.argv;
if (!program) stop('usage: node scripts/run.mjs PROGRAM.ts [ARGUMENTS]', 2);
const entry = resolve(program);
if (!existsSync(entry)) stop(`there is no program ${program}`, 2);
const workers = readdirSync(dirname(entry)).filter(name => name.endsWith('-worker.ts'));
const modules = fileURLToPath(new URL('../node_modules', import.meta.url));

function stop(sentence, code) {
  console.error(sentence);
  process.exit(code);
}

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

/** Our own packages are bundled; those of others are imported from where they are installed. */
const others = {
  name: 'others',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@waldglas/') ? undefined : { path, external: true },
    );
  },
};

/** Writes the bundle into a folder that appears whole or not at all. */
function keep(files, folder) {
  if (existsSync(folder)) return;
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  writeFileSync(join(draft, 'package.json'), '{"type":"module"}');
  for (const { path, contents } of files) writeFileSync(join(draft, basename(path)), contents);
  try {
    renameSync(draft, folder);
  } catch {
    rmSync(draft, { recursive: true, force: true }); // another run was quicker
  }
}

/** Where nothing can be kept, as in a checkout that is read-only, a bundle lasts as long as its run. */
function keepForThisRun(files) {
  const folder = mkdtempSync(join(tmpdir(), 'waldglas-run-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  symlinkSync(modules, join(folder, 'node_modules'), 'junction');
  const bundle = join(folder, 'bundle');
  keep(files, bundle);
  return bundle;
}

const { outputFiles } = await build({
  entryPoints: [entry, ...workers.map(name => join(dirname(entry), name))],
  outdir: modules,
  bundle: true,
  splitting: true,
  write: false,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  plugins: [raw, others],
  logLevel: 'error',
}).catch(() => process.exit(1));

const hash = createHash('sha256');
for (const { path, contents } of outputFiles) hash.update(basename(path)).update(contents);
let folder = join(modules, '.cache', 'waldglas', hash.digest('hex').slice(0, 16));
try {
  keep(outputFiles, folder);
} catch {
  try {
    folder = keepForThisRun(outputFiles);
  } catch (error) {
    stop(`waldglas: neither ${dirname(folder)} nor ${tmpdir()} can be written (${error.code})`, 1);
  }
}
process.argv = [process.argv[0], program, ...rest];
await import(pathToFileURL(join(folder, basename(entry).replace(/\.ts$/, '.js'))).href);
