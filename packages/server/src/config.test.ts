import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('this machine alone and port 8080, unless told otherwise', () => {
  expect(readConfig({}, [])).toEqual({
    host: '127.0.0.1',
    port: 8080,
    client: { build: true },
    store: { folder: resolve('data') },
    trustProxy: false,
    limits: true,
    webhooks: false,
    logLevel: 'warn',
  });
  expect(readConfig({ PORT: '', HOST: '' }, [])).toMatchObject({ host: '127.0.0.1', port: 8080 });
  expect(readConfig({ PORT: '0', HOST: '0.0.0.0' }, ['--built'])).toMatchObject({
    host: '0.0.0.0',
    port: 0,
    client: { build: false },
  });
});

test.each(['abc', '99999', '-1', '1.5', '65536', '8080 ', '0x50', '1e3'])('PORT=%j is refused', port => {
  expect(readConfig({ PORT: port }, [])).toMatchObject({
    illegal: `PORT is a whole number from 0 to 65535, not "${port}"`,
  });
});

test.each(['--built=', '--built=/nonexistent', `--built=${import.meta.filename}`])('%s is no folder', built => {
  expect(readConfig({}, [built])).toMatchObject({ illegal: `"${built.slice('--built='.length)}" is not a folder` });
});

test('an argument that is unknown is refused', () => {
  expect(readConfig({}, ['--port=1'])).toMatchObject({
    illegal: 'there is no "--port=1": there are --built and --built=FOLDER',
  });
});

test('a PostgreSQL is used if one is named', () => {
  const url = 'postgres://waldglas@db/waldglas';
  expect(readConfig({ DATABASE_URL: url, DATA_DIR: '/x' }, [])).toMatchObject({ store: { url } });
  expect(readConfig({ DATA_DIR: '/x' }, [])).toMatchObject({ store: { folder: '/x' } });
});

test.each<[Record<string, string>, string]>([
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL is an address as postgres://user@host/database'],
  [{ PUBLIC_URL: 'example.org' }, 'PUBLIC_URL is an address as https://example.org, not "example.org"'],
  [
    { PUBLIC_URL: 'https://example.org/x' },
    'PUBLIC_URL is an address as https://example.org, not "https://example.org/x"',
  ],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY is 0 or 1, not "yes"'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is one of fatal, error, warn, info, debug, trace, silent, not "loud"'],
  [{ LIMITS: '2' }, 'LIMITS is 0 or 1, not "2"'],
  [{ WEBHOOKS: 'on' }, 'WEBHOOKS is 0 or 1, not "on"'],
])('%j is refused', (env, sentence) => {
  expect(readConfig(env, [])).toMatchObject({ illegal: sentence });
});
