import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { graphql, readFragment, type FragmentType } from '../../gql';
import type { Act } from './acts';
import { KitchenOrderFragment, type KitchenOrder } from './kitchen-order';

const AcceptMutation = graphql(`
  mutation KitchenAccept($id: ID!, $minutes: Int) {
    order: acceptOrder(id: $id, minutes: $minutes) {
      ...KitchenOrder
    }
  }
`);

const RefuseMutation = graphql(`
  mutation KitchenRefuse($id: ID!, $reason: CancelReason!, $text: String) {
    order: refuseOrder(id: $id, reason: $reason, text: $text) {
      ...KitchenOrder
    }
  }
`);

const LineMutation = graphql(`
  mutation KitchenLine($id: ID!, $line: String!, $isDone: Boolean!) {
    order: setLineDone(orderId: $id, line: $line, isDone: $isDone) {
      ...KitchenOrder
    }
  }
`);

const ReadyMutation = graphql(`
  mutation KitchenReady($id: ID!, $version: Int!) {
    order: markOrderReady(id: $id, expectedVersion: $version) {
      ...KitchenOrder
    }
  }
`);

const PackedMutation = graphql(`
  mutation KitchenPacked($id: ID!, $bags: Int) {
    order: setOrderPacked(id: $id, bags: $bags) {
      ...KitchenOrder
    }
  }
`);

const HandOverMutation = graphql(`
  mutation KitchenHandOver($id: ID!) {
    order: handOverOrder(id: $id) {
      ...KitchenOrder
    }
  }
`);

const SeenMutation = graphql(`
  mutation KitchenChangeSeen($id: ID!, $version: Int!) {
    order: confirmOrderChange(id: $id, expectedVersion: $version) {
      ...KitchenOrder
    }
  }
`);

const RecallMutation = graphql(`
  mutation KitchenRecall($id: ID!, $version: Int!) {
    order: recallOrder(id: $id, version: $version) {
      ...KitchenOrder
    }
  }
`);

const StatusMutation = graphql(`
  mutation KitchenStatus($id: ID!, $status: OrderStatus!, $from: OrderStatus!) {
    order: updateOrderStatus(id: $id, status: $status, from: $from) {
      ...KitchenOrder
    }
  }
`);

interface Answer {
  readonly order: FragmentType<typeof KitchenOrderFragment>;
}

/** Sends acts, and throws the error of the server or the network. */
export function actSender(client: ApolloClient) {
  const send = async <Data extends Answer, Variables extends OperationVariables>(
    mutation: TypedDocumentNode<Data, Variables>,
    variables: NoInfer<Variables>,
  ): Promise<KitchenOrder> => {
    const { data } = await client.mutate<Answer>({ mutation, variables, fetchPolicy: 'no-cache' });
    if (!data) throw new Error('The server has answered without an order.');
    return readFragment(KitchenOrderFragment, data.order);
  };

  /** @param order as it was when the act was chosen, with the present version */
  return ({ id, version }: Pick<KitchenOrder, 'id' | 'version'>, act: Act): Promise<KitchenOrder> => {
    switch (act.kind) {
      case 'accept':
        return send(AcceptMutation, { id, minutes: act.minutes ?? null });
      case 'begin':
        return send(StatusMutation, { id, status: 'PREPARING', from: 'PENDING' });
      case 'refuse':
        return send(RefuseMutation, { id, reason: act.reason, text: act.text ?? null });
      case 'line':
        return send(LineMutation, { id, line: act.line, isDone: act.isDone });
      case 'ready':
        return send(ReadyMutation, { id, version });
      case 'packed':
        return send(PackedMutation, { id, bags: act.bags });
      case 'handOver':
        return send(HandOverMutation, { id });
      case 'deliver':
        return send(StatusMutation, { id, status: 'DELIVERED', from: 'OUT_FOR_DELIVERY' });
      case 'seen':
        return send(SeenMutation, { id, version });
      case 'recall':
        return send(RecallMutation, { id, version });
    }
  };
}
