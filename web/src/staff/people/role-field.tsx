import type { StaffRole } from '../../gql/graphql';
import { RadioCards } from '../../shared/ui/radio-cards';
import { useTexts } from '../texts/texts';

interface RoleFieldProps {
  readonly roles: readonly StaffRole[];
  readonly value: StaffRole;
  readonly onChange: (role: StaffRole) => void;
  readonly error?: string | undefined;
}

/** Chooses a role, each with the first line of what it may do. */
export function RoleField({ roles, ...field }: RoleFieldProps) {
  const t = useTexts();
  return (
    <div className="stack gap-1">
      <span className="semibold" aria-hidden>
        {t('people.role')}
      </span>
      <RadioCards
        {...field}
        stacked
        legend={t('people.role')}
        name="role"
        options={roles.map((value) => ({
          value,
          label: (
            <span className="stack">
              <strong>{t(`staffRole.${value}`)}</strong>
              <span className="muted small">{t(`roleMay.${value}`).split('\n')[0]}</span>
            </span>
          ),
        }))}
      />
    </div>
  );
}
