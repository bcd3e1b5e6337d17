import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { can, useSession } from '../../domain/session/session';
import { useOwnerProof } from '../../domain/session/use-owner-proof';
import { graphql, readFragment, type FragmentType } from '../../gql';
import type { StaffRole } from '../../gql/graphql';
import { errorCode } from '../../shared/lib/errors';
import { Button } from '../../shared/ui/button';
import { CheckField } from '../../shared/ui/check-field';
import { DialogForm } from '../../shared/ui/dialog-form';
import { RetryNotice } from '../../shared/ui/retry-notice';
import { Skeleton } from '../../shared/ui/skeleton';
import { say, useTexts } from '../texts/texts';
import { SettingsSection } from './settings-section';

const TwoStepRuleFragment = graphql(`
  fragment TwoStepRule on SecondFactorRule {
    version
    roles
  }
`);

const SecondFactorRuleQuery = graphql(`
  query SecondFactorRule {
    secondFactorRule {
      ...TwoStepRule
    }
  }
`);

const DemandSecondFactorMutation = graphql(`
  mutation DemandSecondFactor($roles: [StaffRole!]!, $version: Int!, $currentPassword: String) {
    demandSecondFactor(roles: $roles, version: $version, currentPassword: $currentPassword) {
      ...TwoStepRule
    }
  }
`);

const roles: readonly StaffRole[] = ['OWNER', 'MANAGER', 'COUNTER', 'KITCHEN', 'RIDER', 'ACCOUNTANT'];

/** Of which staff the owner demands a second factor. */
export function TwoStepRule() {
  const { user } = useSession();
  return can(user, 'DEMAND_SECOND_FACTOR') ? <Rule /> : null;
}

function Rule() {
  const t = useTexts();
  const { data, error, refetch } = useQuery(SecondFactorRuleQuery, { fetchPolicy: 'cache-and-network' });
  const [isOpen, setIsOpen] = useState(false);
  const rule = data && readFragment(TwoStepRuleFragment, data.secondFactorRule);
  const names = roles.filter((role) => rule?.roles.includes(role)).map((role) => t(`staffRoleName.${role}`));
  return (
    <SettingsSection title={t('twoStepRule.title')} hint={t('twoStepRule.hint')}>
      {rule ? (
        <>
          <p>
            {names.length === 0
              ? t('twoStepRule.nobody')
              : t('twoStepRule.demanded', { roles: names.join(', ') })}
          </p>
          <div className="flex">
            <Button variant="secondary" onClick={() => setIsOpen(true)}>
              {t('twoStepRule.change')}
            </Button>
          </div>
        </>
      ) : error ? (
        <RetryNotice onRetry={refetch}>{t('twoStepRule.loadFailed')}</RetryNotice>
      ) : (
        <Skeleton />
      )}
      {data && isOpen && (
        <RuleDialog rule={data.secondFactorRule} onClose={() => setIsOpen(false)} onStale={refetch} />
      )}
    </SettingsSection>
  );
}

interface RuleDialogProps {
  readonly rule: FragmentType<typeof TwoStepRuleFragment>;
  readonly onClose: () => void;
  /** Someone else has changed the rule. */
  readonly onStale: () => Promise<unknown>;
}

function RuleDialog({ rule, onClose, onStale }: RuleDialogProps) {
  const t = useTexts();
  const { version, roles: present } = readFragment(TwoStepRuleFragment, rule);
  const [chosen, setChosen] = useState<readonly StaffRole[]>(present);
  const { prove, proofFields } = useOwnerProof();
  const [send] = useMutation(DemandSecondFactorMutation, {
    refetchQueries: ['SecondFactorRule'],
    awaitRefetchQueries: true,
  });
  const save = (currentPassword: string | undefined) =>
    send({ variables: { roles: [...chosen], version, ...(currentPassword && { currentPassword }) } });
  const submit = async () => {
    try {
      await prove(save);
    } catch (error) {
      if (errorCode(error) === 'CONFLICT') await onStale();
      throw error;
    }
    toast.success(say('twoStepRule.saved'));
  };
  return (
    <DialogForm
      title={t('twoStepRule.dialog')}
      submitLabel={t('common.save')}
      failure={t('twoStepRule.failed')}
      onSubmit={submit}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <div className="stack gap-1">
            {roles.map((role) => (
              <CheckField
                key={role}
                label={t(`staffRoleName.${role}`)}
                checked={chosen.includes(role)}
                onChange={(isChosen) =>
                  setChosen(isChosen ? [...chosen, role] : chosen.filter((each) => each !== role))
                }
              />
            ))}
          </div>
          <p className="muted small">{t('twoStepRule.consequence')}</p>
          {proofFields(errors)}
        </>
      )}
    </DialogForm>
  );
}
