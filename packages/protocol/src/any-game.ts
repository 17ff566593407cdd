import type { Action, BaseState, Game } from '@waldglas/core';
import type { AnyEvent, LiveTable } from '@waldglas/table';
import type { Speech } from '@waldglas/text';

/** Games, tables and what is said about them, as far as messages need to know them. */
export type AnyGame = Game<BaseState, Action, unknown, AnyEvent>;
export type AnyTable = LiveTable<Action, unknown, AnyEvent>;
export type AnySpeech = Speech<unknown, Action, AnyEvent>;
