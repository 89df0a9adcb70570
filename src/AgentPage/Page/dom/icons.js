import { svg } from './build.js';

/** Strokes on a field of 16 by 16. */
const PATHS = {
  search: 'M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10Zm3.6-1.4L14 14',
  pause: 'M5.5 3v10M10.5 3v10',
  play: 'M5 3l8 5-8 5Z',
  clear: 'M3 4.5h10M6.5 4.5V3h3v1.5M4.5 4.5l.6 8.5h5.8l.6-8.5',
  download: 'M8 2.5v7.5M4.8 7 8 10.2 11.2 7M3 13h10',
  copy: 'M5.5 5.5h7v8h-7ZM3.5 10.5v-8h7',
  check: 'M3 8.5l3.3 3.3L13 4.8',
  close: 'M4 4l8 8M12 4l-8 8',
  right: 'M6 3.5 10.5 8 6 12.5',
  down: 'M3.5 6 8 10.5 12.5 6',
  left: 'M10 3.5 5.5 8 10 12.5',
  alert: 'M8 2.5 14.3 13.5H1.7ZM8 6.5v3.2M8 11.4v.6',
  link: 'M6.7 9.3l2.6-2.6M7.3 4.6l1.5-1.5a2.9 2.9 0 0 1 4.1 4.1l-1.5 1.5M8.7 11.4l-1.5 1.5a2.9 2.9 0 0 1-4.1-4.1l1.5-1.5',
  sun: 'M8 10.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6ZM8 1.5v1.3M8 13.2v1.3M1.5 8h1.3M13.2 8h1.3'
    + 'M3.4 3.4l.9.9M11.7 11.7l.9.9M12.6 3.4l-.9.9M4.3 11.7l-.9.9',
  moon: 'M13 9.8A5.5 5.5 0 0 1 6.2 3a5.5 5.5 0 1 0 6.8 6.8Z',
  system: 'M2.5 3h11v7.5h-11ZM6 13.2h4M8 10.5v2.7',
  minus: 'M3.5 8h9',
  plus: 'M3.5 8h9M8 3.5v9',
  fit: 'M2.5 3v10M13.5 3v10M5 8h6M6.7 6.3 5 8l1.7 1.7M9.3 6.3 11 8 9.3 9.7',
  filter: 'M2.5 3.5h11L9.5 8.5v4l-3 1.2V8.5Z',
  path: 'M3 4.5h4v4h4v4h3M3 4.5H2',
  expand: 'M4.5 6 8 2.8 11.5 6M4.5 10 8 13.2 11.5 10',
  collapse: 'M4.5 2.8 8 6l3.5-3.2M4.5 13.2 8 10l3.5 3.2',
  sort: 'M5 3v10M2.8 10.8 5 13l2.2-2.2M11 13V3M8.8 5.2 11 3l2.2 2.2',
  sortDown: 'M4.5 6.5 8 10l3.5-3.5',
  sortUp: 'M4.5 9.5 8 6l3.5 3.5',
  facets: 'M2.5 3.5h3v3h-3ZM2.5 9.5h3v3h-3ZM8 5h5.5M8 11h5.5',
  upload: 'M8 10.5V3M4.8 6 8 2.8 11.2 6M3 13h10',
  up: 'M8 13V3.5M4.3 7 8 3.3 11.7 7',
  help: 'M5.8 6a2.3 2.3 0 1 1 3.3 2.1c-.7.4-1.1.8-1.1 1.6M8 12v.4',
};

/** @typedef {keyof typeof PATHS} IconName */

/** @param {IconName} name a picture beside words; screen readers leave it out */
export function icon(name) {
  return svg('svg', { class: 'icon', viewBox: '0 0 16 16', 'aria-hidden': 'true', focusable: 'false' }, svg('path', { d: PATHS[name] }));
}
