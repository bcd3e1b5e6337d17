import nothingFound from '../assets/nothing-found.svg';
import { ButtonLink } from '../shared/ui/button';
import { EmptyState } from '../shared/ui/empty-state';
import { Page } from '../shared/ui/page';

export function AdminNotFoundPage() {
  return (
    <Page title="Page not found">
      <EmptyState
        picture={nothingFound}
        title="There is nothing here"
        action={<ButtonLink to="/admin/dashboard">Go to the dashboard</ButtonLink>}
      >
        The address may be mistyped, or the page has moved.
      </EmptyState>
    </Page>
  );
}
