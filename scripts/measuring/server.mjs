// The built client, and what passes between it and a browser.
import { spawn } from 'node:child_process';
import { createServer, request } from 'node:http';
import { fileURLToPath } from 'node:url';

/** The built client on a free port; the server is told these arguments. */
export function serve(told) {
  const server = spawn(process.execPath, ['scripts/run.mjs', 'packages/server/src/main.ts', ...told], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    server.on('exit', code => reject(new Error(`the server ended with ${code}`)));
    server.stdout.on('data', data => {
      const [, port] = /http:\/\/localhost:(\d+)/.exec(String(data)) ?? [];
      if (port) resolve({ port: Number(port), stop: () => server.kill() });
    });
  });
}

/** Stands between browser and server and notes what passes. */
export async function scales(port) {
  const passed = [];
  const server = createServer((asked, answer) => {
    const onward = request({ port, path: asked.url, method: asked.method, headers: asked.headers }, given => {
      const entry = { path: new URL(asked.url, 'http://x').pathname, bytes: 0, at: Date.now() };
      passed.push(entry);
      answer.writeHead(given.statusCode, given.headers);
      given.on('data', part => {
        entry.bytes += part.length;
      });
      given.pipe(answer);
    });
    onward.end();
  });
  await new Promise(done => server.listen(0, done));
  return { address: `http://localhost:${server.address().port}`, passed, stop: () => server.close() };
}
