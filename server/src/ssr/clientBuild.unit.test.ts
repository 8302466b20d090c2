import { clientDir } from '../config/paths.ts';
import { loadClientBuild } from './clientBuild.ts';

const thread = {
  personalPaths: async () => ['/cart'],
  render: async () => ({ status: 200, head: '', body: '<h1>Kirana</h1>', state: '{}', page: 'HomePage' }),
};
const request = { url: '/', origin: 'http://localhost', country: '', isSignedIn: false, expiresAt: 0 };
const execute = () => Promise.reject(new Error('not asked for'));

test.each([
  [0.25, true],
  [0, false],
])(
  'with a share of %d every page reports web vitals, also an empty one: %s',
  async (webVitalsShare, reports) => {
    const { render, emptyPage } = await loadClientBuild(clientDir, thread, { webVitalsShare });
    for (const { html } of [await render({ ...request, execute }), emptyPage])
      expect(html.includes(`id="web-vitals-share">${webVitalsShare}<`)).toBe(reports);
  },
);
