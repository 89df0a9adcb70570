/** @import { SpanDetails } from '../../../server/types.js' */
import { h } from '../../../dom/build.js';
import { copyButton } from '../../../elements/copyButton.js';
import { longText } from './longText.js';
import { section } from './section.js';

/** @param {SpanDetails} details */
export function errorSection({ errorDetails, error }) {
  if (!errorDetails) return error ? h('p', { class: 'panel-message' }, 'This span is an error; its tracer sent no details.') : undefined;
  const { type, message, stack } = errorDetails;
  return section('Error', undefined, [
    type !== undefined && h('p', { class: 'error-type' }, longText(type)),
    message !== undefined && h('p', { class: 'error-message' }, longText(message)),
    stack !== undefined && h('div', { class: 'stack-holder' },
      h('pre', { class: 'stack', tabindex: 0, 'aria-label': 'Stack trace', role: 'group' }, longText(stack)),
      copyButton('Copy the stack trace', () => stack)),
  ], { class: 'error-section' });
}
