import { say } from '../texts/texts';
import { applied, type Act } from './acts';
import type { KitchenOrder } from './kitchen-order';

/** What was done with an order: `#47: ready`. */
export function actText(order: KitchenOrder, act: Act): string {
  return `${order.name}: ${done(order, act)}`;
}

function done(order: KitchenOrder, act: Act): string {
  const { way, items, isAccepted } = order;
  switch (act.kind) {
    case 'accept':
      return say(isAccepted ? 'kitchenAct.begun' : 'kitchenAct.accepted');
    case 'begin':
      return say('kitchenAct.begun');
    case 'refuse':
      return say('kitchenAct.refused');
    case 'line': {
      const { name = '', quantity = 1 } = items.find(({ key }) => key === act.line) ?? {};
      return say(act.isDone ? 'kitchenAct.lineDone' : 'kitchenAct.lineOpen', { name, quantity });
    }
    case 'ready':
      return say('kitchenAct.ready');
    case 'packed':
      return act.bags === null ? say('kitchenAct.unpacked') : say('kitchenAct.packed', { count: act.bags });
    case 'handOver':
      return say(`handedOver.${way}`);
    case 'deliver':
      return say('kitchenAct.delivered');
    case 'seen':
      return say('kitchenAct.seen');
    case 'recall': {
      const { kitchenStage } = applied(order, act);
      return say('kitchenAct.recalled', { stage: say(`kitchenStage.${kitchenStage ?? 'NEW'}`) });
    }
  }
}
