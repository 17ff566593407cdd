import { type Driver, SqliteDialect, type SqliteDialectConfig, SqliteDriver } from 'kysely';
import type Database from 'libsql';
import AsyncDatabase from 'libsql/promise';

/**
 * Commits in another thread. Whatever a statement does stays in memory until the commit, which waits for the disk: in this
 * thread everybody would wait with it. Both interfaces of libsql are the same connection inside.
 */
class LibsqlDriver extends SqliteDriver {
  readonly #database: Database.Database;

  constructor(config: SqliteDialectConfig, database: Database.Database) {
    super(config);
    this.#database = database;
  }

  override async commitTransaction(): Promise<void> {
    await AsyncDatabase.prototype.exec.call(this.#database, 'commit');
  }
}

/** An opened libsql database for kysely. */
export class LibsqlDialect extends SqliteDialect {
  readonly #database: Database.Database;

  constructor(database: Database.Database) {
    super({ database });
    this.#database = database;
  }

  override createDriver(): Driver {
    return new LibsqlDriver({ database: this.#database }, this.#database);
  }
}
