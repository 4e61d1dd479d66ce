import { ChangeSet, type ChangeSpec } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import type { Problem } from '../../../../console/api/index.ts';
import { offsetAt, rangeOfPointer } from '../../../../console/edits/text-position.ts';
import { fileGroups } from '../../../../console/ui/json-editor/file-groups.ts';
import { JsonLanguageService } from '../../../../console/ui/json-editor/json-language-service.ts';
import { editorText, fileText } from '../../../../console/ui/json-editor/line-endings.ts';
import { lintMarkers } from '../../../../console/ui/json-editor/lint-markers.ts';
import { schemaInLanguage } from '../../../../console/ui/json-editor/schema-in-language.ts';
import { toTemplate } from '../../../../console/ui/json-editor/snippet-template.ts';

const schema = {
  type: 'object',
  description: '渠道 | Channels',
  properties: {
    $schema: { type: 'string' },
    rule: { type: 'string', enum: ['seven-cities', 'chengdu'], description: '城市规则 | City rule' },
  },
};

describe('schemaInLanguage', () => {
  it('keeps one language of every text, and everything else unchanged', () => {
    expect(schemaInLanguage(schema, 'en')).toMatchObject({
      description: 'Channels',
      properties: { rule: { enum: ['seven-cities', 'chengdu'], description: 'City rule' } },
    });
  });
});

describe('JsonLanguageService', () => {
  const help = new JsonLanguageService(schemaInLanguage(schema, 'zh'));
  it('completes the values of a key, although the file names a schema that the page cannot load', async () => {
    const text = '{ "$schema": "../schemas/x.json", "rule": "" }';
    const found = await help.complete(text, text.indexOf('""') + 1);
    expect(found.map(({ shown }) => shown)).toEqual(['"seven-cities"', '"chengdu"']);
    expect(text.slice(found[0]?.from, found[0]?.to)).toBe('""');
  });
  it('completes keys with their descriptions', async () => {
    const found = await help.complete('{ "" }', 3);
    expect(found).toContainEqual(expect.objectContaining({ shown: 'rule', about: '城市规则' }));
  });
  it('describes the key under the mouse', async () => {
    expect(await help.hover('{ "rule": "chengdu" }', 4)).toMatchObject({ about: '城市规则' });
  });
});

describe('toTemplate', () => {
  it.each([
    ['"rule": "$1"', '"rule": "#{}"'],
    ['"a": #{1:0},', '"a": #{0},'],
    ['"a": #{1}', '"a": #{}'],
    ['"cost": "\\$5"', '"cost": "$5"'],
  ])('%s', (snippet, template) => {
    expect(toTemplate(snippet.replaceAll('#{', '${'))).toBe(template.replaceAll('#{', '${'));
  });
});

describe('rangeOfPointer', () => {
  const text = '{ "channels": { "5265": { "apply": ["a", "b"] } } }';
  const shown = (pointer: string) => {
    const place = rangeOfPointer(text, pointer);
    return place && text.slice(place.from, place.to);
  };
  it('finds a key whose name is a number, and an item of a list', () => {
    expect(shown('/channels/5265')).toBe('"5265"');
    expect(shown('/channels/5265/apply/1')).toBe('"b"');
  });
  it('finds the nearest existing parent of a missing value', () => {
    expect(shown('/channels/5265/ads/network')).toBe('"5265"');
  });
});

describe('offsetAt', () => {
  it('maps line and column to an offset, and never beyond the line', () => {
    expect(offsetAt('ab\ncd', 2, 2)).toBe(4);
    expect(offsetAt('ab\ncd', 1, 9)).toBe(2);
    expect(offsetAt('ab\ncd', 9, 1)).toBe(5);
  });
});

describe('lintMarkers', () => {
  it('marks a problem at the location of the finding, with its help and its fix', () => {
    const problem: Problem = {
      code: 'ref-unknown',
      severity: 'error',
      message: { zh: '没有', en: 'no such' },
      help: { zh: '是否 "b"？', en: 'did you mean "b"?' },
      file: 'x.json',
      range: { line: 1, column: 2, endLine: 1, endColumn: 3 },
      pointer: '/a',
      related: [],
      fixes: [
        {
          to: 'b',
          edits: [{ do: 'splice', file: 'x.json', splices: [{ start: 1, end: 2, text: 'b' }] }],
        },
      ],
    };
    const applied: unknown[] = [];
    const [marker] = lintMarkers([problem], 'abc', {
      language: 'zh',
      fix: (one) => applied.push(one),
    });
    expect(marker).toMatchObject({ from: 1, to: 2, severity: 'error', message: '没有\n是否 "b"？' });
    expect(marker?.actions?.map(({ name }) => name)).toEqual(['改为 b']);
    marker?.actions?.[0]?.apply({} as never, 0, 0);
    expect(applied).toEqual([problem.fixes[0]?.edits]);
  });
});

const typed = (file: string, changes: ChangeSpec): ChangeSet =>
  ChangeSet.of(changes, editorText(file).length, '\n');

describe('a file with a byte order mark and Windows lines', () => {
  it('is edited without them and written with them', () => {
    const file = '\uFEFF{\r\n}\r\n';
    expect(editorText(file)).toBe('{\n}\n');
    expect(fileText(typed(file, [{ from: 2, insert: ' "a": 1\n' }]), file)).toBe(
      '\uFEFF{\r\n "a": 1\r\n}\r\n',
    );
    expect(fileText(typed('{}', [{ from: 1, insert: '\n' }]), '{}')).toBe('{\n}');
  });
});

describe('a file with mixed line endings', () => {
  const file = '{\r\n  "a": 1,\n  "b": 2,\r\n  "c": 3\n}\r\n';
  it('preserves every byte that was not typed, and a new line takes the ending of its line', () => {
    const at = (text: string) => editorText(file).indexOf(text);
    const changes = typed(file, [
      { from: at('1'), to: at('1') + 1, insert: '9' },
      { from: at(',\n  "b"'), insert: ',\n  "x": 0' },
      { from: at(',\n  "c"'), insert: ',\n  "y": 0' },
    ]);
    expect(fileText(changes, file)).toBe(
      '{\r\n  "a": 9,\n  "x": 0,\n  "b": 2,\r\n  "y": 0,\r\n  "c": 3\n}\r\n',
    );
  });
});

describe('fileGroups', () => {
  it('lists matching files in the order of the work', () => {
    const files = ['definitions/pages/login.json', 'hosts.json', 'definitions/cities.json'].map((file) => ({
      file,
      kind: '',
      isChanged: false,
      isConflicting: false,
    }));
    expect(fileGroups(files, '').map(({ title }) => title)).toEqual([
      'groupMain',
      'groupDefinitions',
      'groupPages',
    ]);
    expect(fileGroups(files, 'LOG').map(({ title }) => title)).toEqual(['groupPages']);
  });
});
