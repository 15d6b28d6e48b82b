// Writes docs/settings.md and .env.example from the server's settings; with --check it only reports whether they are up to date.
import { SETTING_NAMES, type SettingName, getSettingDefault } from '../../server/settings/settings';
import { SETTING_DESCRIPTIONS, SETTING_GROUPS } from './settingDescriptions';
import { formatFile, formatPage } from './formatPage';

type Group = (typeof SETTING_GROUPS)[number];

const getNames = (group: Group): SettingName[] =>
  SETTING_NAMES.filter((name) => SETTING_DESCRIPTIONS[name].group === group);

const toRow = (name: SettingName): string => {
  const { text, whenEmpty } = SETTING_DESCRIPTIONS[name];
  const value = getSettingDefault(name);
  return `| \`${name}\` | ${value === undefined ? (whenEmpty ?? '') : `\`${value}\``} | ${text} |`;
};

const toSection = (group: Group): string =>
  [
    `## ${group}`,
    '',
    '| variable | default | description |',
    '| --- | --- | --- |',
    ...getNames(group).map(toRow),
    '',
  ].join('\n');

const withoutMarkup = (text: string): string => text.replaceAll('`', '').replaceAll(/\[(\S+)\]\(\S+\)/gu, 'docs/$1');

const toLines = (name: SettingName): string => {
  const { text, whenEmpty } = SETTING_DESCRIPTIONS[name];
  const empty = whenEmpty === undefined ? '' : ` If empty: ${whenEmpty}.`;
  return `# ${withoutMarkup(`${text}${empty}`)}\n${name}=${getSettingDefault(name) ?? ''}\n`;
};

const PAGE = `# Settings of the server

Written from \`server/settings\` by \`npm run docs\`; do not edit.

The server reads its settings from environment variables. An empty variable counts as not set. A wrong value stops the start with one line for each mistake. [.env.example](../.env.example) lists all variables with their defaults; the settings of the app are described in [config/README.md](../config/README.md).
`;

const EXAMPLE = `# All settings of the server with their defaults. Written by npm run docs; described in docs/settings.md.
# Copy this file to .env, change it, and load it before the start:
#   set -a; . ./.env; set +a; npm start
# Empty means not set. A wrong value stops the start with one line for each mistake.
`;

const toExampleGroup = (group: Group): string => [`## ${group}\n`, ...getNames(group).map(toLines)].join('\n');

await formatPage('settings.md', [PAGE, ...SETTING_GROUPS.map(toSection)].join('\n'));
await formatFile('.env.example', [EXAMPLE, ...SETTING_GROUPS.map(toExampleGroup)].join('\n'));
