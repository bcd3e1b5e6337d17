import { useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { toast } from 'react-toastify/unstyled';
import emptyCart from '../../assets/empty-cart.svg';
import { useCanOrderForLater } from '../../domain/basket/use-order-way';
import { useFocusNext } from '../../shared/lib/use-focus-next';
import { Button, ButtonLink } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { ChargeLines } from '../../domain/orders/charge-lines';
import { IncludedTaxes } from '../../domain/orders/included-taxes';
import { useRestaurant } from '../../domain/restaurant/restaurant';
import { EmptyState } from '../../shared/ui/empty-state';
import { Page } from '../../shared/ui/page';
import { Price } from '../../shared/ui/price';
import { useTexts } from '../texts/texts';
import { OpenDish, useOpenDish } from '../menu/open-dish';
import { returningTo } from '../../domain/session/return-target';
import { useSession } from '../../domain/session/session';
import { AddToCart } from './add-to-cart';
import { useBasket } from '../../domain/basket/use-basket';
import { CartLineItem } from './cart-line';
import { ConfigureDish } from './configure-dish';
import { CartNotes } from './cart-notes';
import styles from './cart-page.module.css';
import { DriftNotice } from './drift-notice';
import { lineKey } from '../../domain/basket/lines';
import { choiceSentences, isToChooseAgain, removalRequest, type LiveLine } from './menu-drift';
import { QuoteProblems } from './quote-problems';
import { QuotedDelivery } from './quoted-delivery-lines';
import { useLiveCart } from './use-live-cart';
import { useQuote } from './use-quote';

export function CartPage() {
  const t = useTexts();
  const { lines } = useBasket();
  if (lines.length > 0) return <FilledCart />;
  return (
    <Page>
      <EmptyState
        picture={emptyCart}
        title={t('cart.empty')}
        action={
          <ButtonLink to="/menu" size="lg">
            {t('cart.browse')}
          </ButtonLink>
        }
      >
        {t('cart.emptyText')}
      </EmptyState>
    </Page>
  );
}

function FilledCart() {
  const t = useTexts();
  const cart = useLiveCart();
  const { lines, goneLines, acceptPrices, removeGone } = cart;
  const {
    totalRupees,
    charges,
    taxes,
    delivery,
    orderingProblem,
    dishProblems,
    choiceProblems,
    lastingProblem,
    paymentProblem,
  } = useQuote(cart);
  const { pricesWithoutTax } = useRestaurant();
  const openDish = useOpenDish();
  const change = (line: LiveLine) => openDish(line._id, lineKey(line));
  const problems = [...dishProblems, ...(paymentProblem ? [paymentProblem] : [])];
  const { status } = useSession();
  const canOrderForLater = useCanOrderForLater();
  const isLaterOnly =
    canOrderForLater &&
    lastingProblem === undefined &&
    [orderingProblem, ...dishProblems, ...choiceProblems.values()].some(Boolean);
  const navigate = useNavigate();
  const removeButton = useRef<HTMLButtonElement>(null);
  const keys = useMemo(() => lines.map(lineKey), [lines]);
  const list = useFocusNext<HTMLUListElement>(keys, 'li');
  const count = lines.reduce((sum, { qty, isGone }) => sum + (isGone ? 0 : qty), 0);

  const proceed = () => {
    if (goneLines.length > 0) {
      const request = removalRequest(lines);
      toast.warning(request, { toastId: request });
      removeButton.current?.focus();
      return;
    }
    const toChooseAgain = lines.find(isToChooseAgain);
    const choiceSentence = toChooseAgain && choiceSentences(toChooseAgain)[0];
    const [choiceProblem] = choiceProblems.values();
    // The checkout asks for a time at which everything is served.
    const ofNow = orderingProblem ?? choiceProblem ?? dishProblems[0];
    const refusal = choiceSentence ?? (canOrderForLater ? lastingProblem : ofNow) ?? paymentProblem;
    if (refusal) {
      toast.warning(refusal, { toastId: refusal });
      return;
    }
    acceptPrices();
    if (status === 'signed-in') {
      void navigate('/checkout');
      return;
    }
    toast.warning(t('cart.mustLogIn'));
    void navigate('/login', { state: returningTo('/checkout') });
  };

  return (
    <Page width="wide">
      <CartNotes />
      <DriftNotice
        lines={lines}
        onRemoveGone={removeGone}
        onAccept={acceptPrices}
        onChange={change}
        removeButton={removeButton}
      />
      <QuoteProblems problems={problems} />
      <div className={`stack gap-5 ${styles['layout']}`}>
        <ul ref={list} className="stack gap-3">
          {lines.map((line) => (
            <CartLineItem
              key={lineKey(line)}
              line={line}
              problem={choiceProblems.get(lineKey(line))}
              onChange={change}
            />
          ))}
        </ul>
        <Card className={`stack gap-4 ${styles['summary']}`}>
          {pricesWithoutTax && charges.some(({ kind }) => kind === 'CGST') && (
            <p className="muted small">{t('menu.withoutTax')}</p>
          )}
          <ChargeLines charges={charges} />
          <QuotedDelivery {...delivery} />
          <p className={`row between baseline ${styles['total']}`}>
            <span>{t('common.total')}</span>
            <Price rupees={totalRupees} />
          </p>
          <IncludedTaxes taxes={taxes} />
          <p className="muted small">{t('cart.summary', { count })}</p>
          <Button
            size="lg"
            block
            disabled={status === 'loading'}
            aria-describedby={orderingProblem && 'cart-ordering'}
            onClick={proceed}
          >
            {t('cart.proceed')}
          </Button>
          {orderingProblem && (
            <p id="cart-ordering" className="muted small">
              {orderingProblem}
            </p>
          )}
          {isLaterOnly && <p className="muted small">{t('cart.forLater')}</p>}
          <ButtonLink to="/menu" variant="ghost" block>
            {t('cart.addMore')}
          </ButtonLink>
        </Card>
      </div>
      <OpenDish addControl={AddToCart} configureControl={ConfigureDish} />
    </Page>
  );
}
