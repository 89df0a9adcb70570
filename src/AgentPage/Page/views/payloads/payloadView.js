/** @import { PayloadAnswer } from '../../server/serviceTypes.js' */
/** @import { Route } from '../../routing/routes.js' */
import { ApiError, get, isAborted } from '../../server/client.js';
import { h, show } from '../../dom/build.js';
import { icon } from '../../dom/icons.js';
import { textOf } from '../../dom/serviceMark.js';
import { ViewElement } from '../../dom/viewElement.js';
import { formatBytes, countOf } from '../../format/numbers.js';
import { formatClock } from '../../format/times.js';
import { fieldPart } from './fieldPart.js';
import { findingPart } from './findingPart.js';
import { answerBadge, tracerWords } from './payloadRow.js';
import { refusalPart } from './refusalPart.js';
import { sizePart } from './sizePart.js';
import { tracePart } from './tracePart.js';

/** One payload: who sent it, what is in it, and what is wrong with it. */
export class PayloadView extends ViewElement {
  heading = 'Payload';

  /** @param {Route} route */
  async apply({ id }) {
    this.heading = `Payload #${id}`;
    try {
      this.#draw(await get(`payloads/${encodeURIComponent(id)}`, {}, this.signal));
    } catch (error) {
      if (!isAborted(error)) this.#tell(error);
    }
  }

  /** @param {PayloadAnswer} payload */
  #draw(payload) {
    show(this,
      h('div', { class: 'view-head' }, back(), h('h1', {}, `Payload #${payload.id}`), answerBadge(payload), download(payload)),
      h('p', { class: 'trace-facts' },
        tracerWords(payload),
        payload.format !== undefined && textOf(payload.format),
        h('code', {}, textOf(payload.path)),
        h('strong', { class: 'number' }, formatBytes(payload.bytes)),
        payload.chunks !== undefined && h('span', {}, countOf(payload.chunks, 'trace')),
        payload.spans !== undefined && h('span', {}, countOf(payload.spans, 'span')),
        h('span', { class: 'number' }, formatClock(payload.receivedAt))),
      h('div', { class: 'parts' },
        refusalPart(payload), findingPart(payload), sizePart(payload), tracePart(payload), ...fieldPart(payload)));
  }

  /** @param {unknown} error */
  #tell(error) {
    const isGone = error instanceof ApiError && error.status === 404;
    show(this, h('section', { class: 'view-message' },
      h('h1', {}, isGone ? 'This payload is not here' : 'This payload could not be read'),
      h('p', {}, isGone ? 'Newer ones have pushed it out, or it was cleared.' : error instanceof Error ? error.message : ''),
      h('p', {}, h('a', { href: '#/payloads' }, 'To the payloads'))));
  }
}

function back() {
  return h('a', { class: 'button icon-button back', href: '#/payloads', title: 'All payloads', 'aria-label': 'All payloads' },
    icon('left'));
}

/** @param {PayloadAnswer} payload */
function download(payload) {
  return payload.bodyKept !== false && h('a', { class: 'button', href: `/api/payloads/${payload.id}/body`, download: true },
    icon('download'),
    h('span', { class: 'compact-label' }, 'Download'));
}

customElements.define('payload-view', PayloadView);
