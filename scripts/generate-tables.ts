/** Writes packages/database/src/tables.generated.ts from the migrations, on a temporary PostgreSQL. */
import { generateTables } from '@touchstone/database/generate-tables';
import { createTestDatabase } from '@touchstone/database/testing';
import { setup } from '@touchstone/database/testing/global-setup';
import { writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';

const file = new URL('../packages/database/src/tables.generated.ts', import.meta.url);
const tearDown = await setup();
const test = await createTestDatabase();
const client = await test.pool.connect();
const source = await generateTables(client);
client.release();
await writeFile(file, await format(source, { ...(await resolveConfig(file)), parser: 'typescript' }));
await test.drop();
await tearDown();
