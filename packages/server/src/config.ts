import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Illegal, illegal } from '@waldglas/core';

type Env = Readonly<Record<string, string | undefined>>;

/** How the server was asked to run. */
export interface Config {
  readonly host: string;
  /** 0: any that is free. */
  readonly port: number;
  /** What is served: the client's own folder, built anew if it is out of date, or something that was built before. */
  readonly client: { readonly build: boolean; readonly folder?: string };
}

const PORT = 8080;
/** Only this machine, unless somebody asks for more. */
const HOST = '127.0.0.1';
const LARGEST_PORT = 65_535;

/** Reads environment and arguments, or tells what is wrong with them. */
export function readConfig(env: Env, args: readonly string[]): Config | Illegal {
  const stranger = args.find(one => !/^--built(=|$)/.test(one));
  if (stranger !== undefined) return illegal(`there is no "${stranger}": there are --built and --built=FOLDER`);
  const port = told(env.PORT) ?? String(PORT);
  if (!/^\d{1,5}$/.test(port) || Number(port) > LARGEST_PORT) {
    return illegal(`PORT is a whole number from 0 to ${LARGEST_PORT}, not "${port}"`);
  }
  const config = { host: told(env.HOST) ?? HOST, port: Number(port) };
  const [built] = args;
  if (built === undefined) return { ...config, client: { build: true } };
  const [, folder] = built.split('=');
  if (folder === undefined) return { ...config, client: { build: false } };
  if (!isFolder(folder)) return illegal(`"${folder}" is not a folder`);
  return { ...config, client: { build: false, folder: resolve(folder) } };
}

/** A variable that is set to nothing is not set. */
function told(value: string | undefined): string | undefined {
  return value === '' ? undefined : value;
}

function isFolder(path: string): boolean {
  return path !== '' && statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
