import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Illegal, illegal, isIllegal } from '@waldglas/core';
import type { Place } from './store/connect.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** How the server was asked to run. */
export interface Config {
  readonly host: string;
  /** 0: any that is free. */
  readonly port: number;
  /** What is served: the client's own folder, built anew if it is out of date, or something that was built before. */
  readonly client: { readonly build: boolean; readonly folder?: string };
  /** Where everything is kept. */
  readonly store: Place;
  /** The address that people type, if it is told. */
  readonly publicUrl?: string;
  /** A proxy stands in front: the last address of X-Forwarded-For is the client's. */
  readonly trustProxy: boolean;
  /** Is anybody stopped who does too much at once? Not in a load test. */
  readonly limits: boolean;
  /** May people have an address of their own told? */
  readonly webhooks: boolean;
  /** How much is logged. */
  readonly logLevel: string;
}

const PORT = 8080;
/** Only this machine, unless somebody asks for more. */
const HOST = '127.0.0.1';
/** Beside where it was started. */
const DATA_DIR = 'data';
const LARGEST_PORT = 65_535;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Reads environment and arguments, or tells what is wrong with them. */
export function readConfig(env: Env, args: readonly string[]): Config | Illegal {
  const stranger = args.find(one => !/^--built(=|$)/.test(one));
  if (stranger !== undefined)
    return illegal('inWords', `there is no "${stranger}": there are --built and --built=FOLDER`);
  const port = told(env.PORT) ?? String(PORT);
  if (!/^\d{1,5}$/.test(port) || Number(port) > LARGEST_PORT) {
    return illegal('inWords', `PORT is a whole number from 0 to ${LARGEST_PORT}, not "${port}"`);
  }
  const store = readStore(env);
  if (isIllegal(store)) return store;
  const publicUrl = told(env.PUBLIC_URL);
  if (publicUrl !== undefined && !isWebAddress(publicUrl))
    return illegal('inWords', `PUBLIC_URL is an address as https://example.org, not "${publicUrl}"`);
  const trustProxy = readSwitch(env, 'TRUST_PROXY', false);
  const limits = readSwitch(env, 'LIMITS', true);
  const webhooks = readSwitch(env, 'WEBHOOKS', false);
  for (const one of [trustProxy, limits, webhooks]) if (isIllegal(one)) return one;
  const logLevel = told(env.LOG_LEVEL) ?? 'warn';
  if (!LOG_LEVELS.includes(logLevel))
    return illegal('inWords', `LOG_LEVEL is one of ${LOG_LEVELS.join(', ')}, not "${logLevel}"`);
  const client = readClient(args);
  if (isIllegal(client)) return client;
  return {
    host: told(env.HOST) ?? HOST,
    port: Number(port),
    client,
    store,
    ...(publicUrl === undefined ? {} : { publicUrl }),
    trustProxy: trustProxy === true,
    limits: limits === true,
    webhooks: webhooks === true,
    logLevel,
  };
}

function readClient([built]: readonly string[]): Config['client'] | Illegal {
  if (built === undefined) return { build: true };
  const [, folder] = built.split('=');
  if (folder === undefined) return { build: false };
  return isFolder(folder)
    ? { build: false, folder: resolve(folder) }
    : illegal('inWords', `"${folder}" is not a folder`);
}

function readSwitch(env: Env, name: string, otherwise: boolean): boolean | Illegal {
  const value = told(env[name]) ?? String(Number(otherwise));
  return /^[01]$/.test(value) ? value === '1' : illegal('inWords', `${name} is 0 or 1, not "${value}"`);
}

/** A PostgreSQL if one is named, otherwise a folder. */
function readStore(env: Env): Place | Illegal {
  const url = told(env.DATABASE_URL);
  if (url === undefined) return { folder: resolve(told(env.DATA_DIR) ?? DATA_DIR) };
  // it may hold a password: it is not repeated
  if (!/^postgres(ql)?:\/\/./.test(url) || !URL.canParse(url))
    return illegal('inWords', 'DATABASE_URL is an address as postgres://user@host/database');
  return { url };
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).pathname === '/';
}

/** A variable that is set to nothing is not set. */
function told(value: string | undefined): string | undefined {
  return value === '' ? undefined : value;
}

function isFolder(path: string): boolean {
  return path !== '' && statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
