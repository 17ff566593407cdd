import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('this machine alone and port 8080, unless told otherwise', () => {
  expect(readConfig({}, [])).toEqual({ host: '127.0.0.1', port: 8080, client: { build: true } });
  expect(readConfig({ PORT: '', HOST: '' }, [])).toMatchObject({ host: '127.0.0.1', port: 8080 });
  expect(readConfig({ PORT: '0', HOST: '0.0.0.0' }, ['--built'])).toEqual({
    host: '0.0.0.0',
    port: 0,
    client: { build: false },
  });
});

test.each(['abc', '99999', '-1', '1.5', '65536', '8080 ', '0x50', '1e3'])('PORT=%j is refused', port => {
  expect(readConfig({ PORT: port }, [])).toEqual({
    illegal: `PORT is a whole number from 0 to 65535, not "${port}"`,
  });
});

test.each(['--built=', '--built=/nonexistent', `--built=${import.meta.filename}`])('%s is no folder', built => {
  expect(readConfig({}, [built])).toEqual({ illegal: `"${built.slice('--built='.length)}" is not a folder` });
});

test('an argument that is unknown is refused', () => {
  expect(readConfig({}, ['--port=1'])).toEqual({
    illegal: 'there is no "--port=1": there are --built and --built=FOLDER',
  });
});
