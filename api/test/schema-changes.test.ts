import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const script = fileURLToPath(new URL('../scripts/schema-changes.mjs', import.meta.url));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'chowk-schema-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Chowk', '-c', 'user.email=chowk@localhost', ...args], {
    cwd: folder,
    stdio: 'ignore',
  });

function write(fields: string, version = '0.1.0') {
  writeFileSync(path.join(folder, 'schema.graphql'), `type Query { ${fields} }`);
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ version }));
}

function release(fields: string, tag?: string) {
  write(fields);
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--no-gpg-sign', '-m', 'First');
  if (tag) git('tag', tag);
}

function compare(where = folder) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, where], { encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

describe('changes of the schema', () => {
  it('are listed and refused if they break clients', () => {
    release('menu: String, dishes: String', 'v0.1.0');
    write('menu: String');
    const { status, output } = compare();
    expect(status).toBe(1);
    expect(output).toContain("Field 'dishes' was removed from object type 'Query'");
    expect(output).toContain('1 of them breaking');
  });

  it.each([
    ['v0.1.0', '0.2.0', 0],
    ['v0.1.0', '0.1.9', 1],
    ['v1.4.0', '1.5.0', 1],
    ['v1.4.0', '2.0.0', 0],
    ['v1.4.0', '0.9.0', 1],
    ['summer', '2.0.0', 1],
  ])('are refused for clients of %s in version %s: exit code %i', (tag, version, code) => {
    release('menu: String, dishes: String', tag);
    write('menu: String', version);
    expect(compare().status).toBe(code);
  });

  it('pass if they only add something', () => {
    release('menu: String', 'v0.1.0');
    write('menu: String, dishes: String');
    expect(compare()).toMatchObject({
      status: 0,
      output: expect.stringContaining('0 of them breaking') as string,
    });
  });

  it('are not checked without a tag, with the reason', () => {
    write('menu: String');
    expect(compare()).toEqual({ status: 0, output: 'Not compared: this is no clone of git.\n' });
    release('menu: String');
    expect(compare()).toEqual({ status: 0, output: 'Not compared: there is no tag yet.\n' });
    const shallow = path.join(folder, 'shallow');
    git('commit', '--quiet', '--allow-empty', '--no-gpg-sign', '-m', 'Second');
    git('clone', '--quiet', '--depth', '1', `file://${folder}`, shallow);
    expect(compare(shallow).output).toBe(
      'Not compared: this clone is shallow, and no tag is within its reach.\n',
    );
  });
});
