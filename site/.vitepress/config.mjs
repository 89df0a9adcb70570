import { join, relative } from 'node:path';
import { defineConfig } from 'vitepress';
import { packages, pageOf, repository, root, targetOf } from './pages.mjs';

const group = (text, items, collapsed) => ({ text, collapsed, items: items.map(([text, link]) => ({ text, link })) });

// Links are relative to files of the repository, where they work as well.
function linkPages(md) {
  md.core.ruler.push('pages', state => {
    const path = state.env.realPath ?? state.env.path;
    if (path === undefined) return; // a title, which has no link
    const file = relative(root, path);
    for (const token of state.tokens.flatMap(token => token.children ?? [])) {
      if (token.type === 'link_open') token.attrSet('href', targetOf(file, token.attrGet('href')));
    }
  });
}

// The index is one file, which the first search loads. It has no tables of figures and no changes, and of the API the names.
function renderForSearch(text, env, md) {
  if (['docs/measured.md', 'CHANGELOG.md'].includes(env.relativePath)) return '';
  return md.render(env.relativePath.startsWith('site/api/') ? names(text) : text, env);
}

// The type with its members, as one place to find.
const names = text => text.split('\n').filter(line => /^(#|###) /.test(line)).map(line => line.replace('### ', '')).join('\n');

// Their tables have more columns than fit beside an outline.
const wide = ['settings.md', 'clients.md', 'protocol.md', 'security.md', 'performance.md', 'migrating.md'];

export default defineConfig({
  title: 'SpanPack',
  description: 'Traces of .NET services for the Datadog agent, without a profiler',
  srcDir: '..',
  srcExclude: [
    'README.md', 'tests/**', 'benchmarks/**', 'build/**', 'packages/**', 'src/Generators/*.md', 'site/node_modules/**',
    '**/{bin,obj}/**', // packing copies pages there
  ],
  rewrites: file => pageOf(file) ?? file,
  cleanUrls: true,
  lastUpdated: false,
  // Pages are outside of this folder, where packages are looked for.
  vite: {
    resolve: {
      alias: [
        { find: /^vue\/server-renderer$/, replacement: join(root, 'site/node_modules/vue/server-renderer/index.mjs') },
        { find: /^vue$/, replacement: join(root, 'site/node_modules/vue/dist/vue.runtime.esm-bundler.js') },
      ],
    },
  },
  markdown: {
    // Anchors as GitHub makes them, so that links work in both places.
    anchor: { slugify: text => text.toLowerCase().replace(/[^\p{L}\p{N}_ -]/gu, '').replaceAll(' ', '-') },
    config: linkPages,
  },
  transformPageData: page => { if (wide.includes(page.relativePath)) page.frontmatter.aside = false; },
  themeConfig: {
    search: { provider: 'local', options: { _render: renderForSearch } },
    outline: [2, 3],
    socialLinks: [{ icon: 'github', link: repository }],
    nav: [
      { text: 'Get started', link: '/start/aspnetcore' },
      { text: 'Packages', link: '/packages/spanpack.aspnetcore' },
      { text: 'Settings', link: '/settings' },
      { text: 'API', link: '/api/' },
      { text: 'Changes', link: '/changelog' },
    ],
    sidebar: [
      group('Get started', [
        ['Web application', '/start/aspnetcore'], ['OpenTelemetry SDK', '/start/opentelemetry'],
        ['From Datadog.Trace', '/start/datadog-trace'],
        ['Libraries and tracers', '/start/libraries'], ['Inspect a payload', '/start/payloads'],
      ]),
      group('Guides', [
        ['Settings', '/settings'], ['Activities', '/activities'], ['Client libraries', '/clients'], ['Sampling', '/sampling'],
        ['Statistics', '/statistics'],
        ['Propagation', '/propagation'], ['Logs', '/logs'], ['Redaction', '/redaction'], ['Testing traces', '/testing'],
        ['The page', '/page'],
      ]),
      group('Operation', [
        ['Kubernetes', '/kubernetes'], ['Containers', '/containers'], ['Lambda and jobs', '/short-lives'], ['Limits', '/limits'],
        ['Versions and support', '/support'], ['Security', '/security'],
      ]),
      group('Migration', [['Migrating from Datadog.Trace', '/migrating'], ['Comparison', '/comparison']]),
      group('Packages', packages.map(({ title, page }) => [title, `/${page.replace('.md', '')}`]), true),
      group('Serializer', [['Spans and tags', '/spans'], ['Reading payloads', '/reading'], ['Formats', '/formats'],
        ['Protocol', '/protocol'], ['Performance', '/performance'], ['Measurements', '/measured']]),
      group('Reference', [
        ['API', '/api/'], ['Diagnostics', '/diagnostics/'], ['API of the page', '/page-api'], ['Samples', '/samples/'],
        ['Architecture', '/architecture'],
        ['Contributing', '/contributing'], ['Reporting vulnerabilities', '/security-policy'], ['Changes', '/changelog'],
      ]),
    ],
    footer: { message: 'MIT licence. SpanPack is an independent project, not a product of Datadog.' },
  },
});
