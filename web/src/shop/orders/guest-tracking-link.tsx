import { useMutation } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { toast } from 'react-toastify/unstyled';
import { graphql } from '../../gql';
import { errorMessage } from '../../shared/lib/errors';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { say, useTexts } from '../texts/texts';
import { useSession } from '../../domain/session/session';

const CreateGuestLinkMutation = graphql(`
  mutation CreateGuestLink {
    createGuestLink
  }
`);

/** For a guest: how to follow the order elsewhere, and how to keep it. */
export function GuestTrackingLink({ orderId }: { readonly orderId: string }) {
  const t = useTexts();
  const { user } = useSession();
  const [create, { data, loading }] = useMutation(CreateGuestLinkMutation);
  if (!user?.isGuest) return null;
  const linkOf = (token: string) => new URL(`#/guest/${token}/${orderId}`, window.location.href).href;
  const link = data && linkOf(data.createGuestLink);

  const copy = async () => {
    try {
      const answer = await create();
      const token = answer.data?.createGuestLink;
      if (!token) return;
      await navigator.clipboard.writeText(linkOf(token));
      toast.success(say('guestLink.copied'));
    } catch (error) {
      // Without access to the clipboard, the link is shown.
      if (!(error instanceof DOMException)) toast.error(errorMessage(error, say('guestLink.notMade')));
    }
  };

  return (
    <Card>
      <section className="stack gap-3" aria-labelledby="guest-link">
        <h2 id="guest-link" className="text-lg">
          {t('guestLink.elsewhere')}
        </h2>
        <p>{t('guestLink.elsewhereText')}</p>
        {link && (
          <a className="anywhere" href={link}>
            {link}
          </a>
        )}
        <Button variant="secondary" block loading={loading} onClick={() => void copy()}>
          {t('guestLink.copy')}
        </Button>
        <Link className="row bold touch" to="/profile">
          {t('keepOrders.title')}
        </Link>
      </section>
    </Card>
  );
}
