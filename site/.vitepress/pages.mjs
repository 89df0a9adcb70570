// Which files of the repository are pages, and where on the site they are.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const properties = readFileSync(join(root, 'Directory.Build.props'), 'utf8');
export const repository = /<SpanPackRepository>(.*)<\/SpanPackRepository>/.exec(properties)[1];

const titleOf = file => /^# (.*)$/m.exec(readFileSync(join(root, file), 'utf8'))[1];
const folders = folder => readdirSync(join(root, folder)).map(name => `${folder}/${name}`)
  .filter(path => statSync(join(root, path)).isDirectory());

// The README of each project that is packed.
export const packages = ['src', 'src/Clients', 'src/Logging'].flatMap(folders)
  .map(folder => `${folder}/README.md`)
  .filter(file => existsSync(join(root, file)))
  .map(file => ({ file, title: titleOf(file), page: `packages/${titleOf(file).toLowerCase()}.md` }))
  .sort((a, b) => a.title < b.title ? -1 : 1);

const others = {
  'site/index.md': 'index.md',
  'CHANGELOG.md': 'changelog.md',
  'CONTRIBUTING.md': 'contributing.md',
  'SECURITY.md': 'security-policy.md',
  'samples/README.md': 'samples/index.md',
  ...Object.fromEntries(folders('samples').map(folder => [`${folder}/README.md`, `${folder.toLowerCase()}.md`])
    .filter(([file]) => existsSync(join(root, file)))),
};

const named = { ...others, ...Object.fromEntries(packages.map(({ file, page }) => [file, page])) };

/** The page of the site that a file of the repository is; undefined for none. */
export const pageOf = file => named[file]
  ?? (file.startsWith('docs/') && file.endsWith('.md') ? file.slice('docs/'.length) : undefined)
  ?? (file.startsWith('site/api/') ? file.slice('site/'.length) : undefined);

/** Where a link of a file leads on the site: to a page, or to a file of the repository. */
export function targetOf(file, link) {
  if (/^([a-z]+:|#|\/)/.test(link)) return link;
  const [path, anchor] = link.split('#');
  const target = relative(root, resolve(root, dirname(file), decodeURI(path)));
  const end = anchor ? `#${anchor}` : '';
  if (target === 'README.md') return `/${end}`;
  if (pageOf(target)) return `/${pageOf(target)}${end}`;
  if (!existsSync(join(root, target))) throw new Error(`${file}: ${link} leads nowhere`);
  return `${repository}/${statSync(join(root, target)).isDirectory() ? 'tree' : 'blob'}/main/${target}${end}`;
}
